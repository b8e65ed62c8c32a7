import { proportionOf, sum } from '../money.ts';
import { type PaidParts, partsLeft, type RefundAmounts } from '../orders/refunds.ts';
import type { TaxKind } from '../products/tax-kind.ts';
import { shareOut, shareOutUpTo } from '../share-out.ts';
import type { TaxShare } from '../tax/tax-included.ts';

/**
 * An order as it was recorded, for its invoice. Amounts in minor units. `tax` is Stripe's,
 * included or on top.
 */
export type InvoicedOrder = {
  isTaxInside: boolean;
  tax: number;
  taxSource: 'provider' | 'table' | null;
  shippingTaxes: readonly TaxShare[];
  lines: readonly {
    taxKind?: TaxKind | null | undefined;
    taxRate?: number | null | undefined;
    taxAmount?: number | null | undefined;
    unitAmount: number;
    quantity: number;
    discount?: number | undefined;
  }[];
};

/**
 * A part of an order: a line by its position, or the shipping, which has a part for each rate. `gross` and
 * `tax` in minor units; `tax` is null when it is included and unknown.
 */
export type TaxedPart = {
  position: number | 'shipping';
  gross: number;
  tax: number | null;
  rate: number | null;
  isOutside: boolean;
};

/** The parts of an order and their tax. Their sums are the order's total and its total tax. */
export function taxedParts(order: InvoicedOrder, paid: PaidParts): TaxedPart[] {
  const isKnown = order.taxSource !== null || !order.isTaxInside;
  const lines = order.lines.map((line, at): TaxedPart => {
    const [price, onTop] = [paid.lines[at] ?? 0, paid.taxes[at] ?? 0];
    const asked = line.unitAmount * line.quantity - (line.discount ?? 0);
    const inside = proportionOf(line.taxAmount ?? 0, price, asked);
    const tax = order.isTaxInside ? inside : onTop;
    return {
      position: at,
      gross: price + onTop,
      tax: isKnown ? tax : null,
      rate: line.taxRate ?? null,
      isOutside: tax === 0 && (line.taxKind === 'voucher' || line.taxKind === 'gift'),
    };
  });
  return withProviderTotal(order, [...lines, ...shippingParts(order, paid, isKnown)]);
}

/**
 * If Stripe's total and its parts should differ, the total counts, as on the receipt: it is shared by price.
 */
function withProviderTotal({ isTaxInside, taxSource, tax }: InvoicedOrder, parts: TaxedPart[]): TaxedPart[] {
  const isOther = sum(parts.map((part) => part.tax ?? 0)) !== tax;
  if (!isTaxInside || taxSource !== 'provider' || !isOther) return parts;
  const taxes = shareOut(
    tax,
    parts.map(({ gross }) => gross),
  );
  return parts.map((part, at) => ({ ...part, tax: taxes[at] ?? 0, rate: null }));
}

function shippingParts(order: InvoicedOrder, paid: PaidParts, isKnown: boolean): TaxedPart[] {
  if (paid.shipping === 0) return [];
  const shared = order.shippingTaxes.filter(({ amount }) => amount > 0);
  const onTop = Math.min(paid.shipping, Math.max(0, order.tax - sum(paid.taxes)));
  const shares =
    shared.length > 0 ? shared : [{ rate: null, amount: paid.shipping, tax: order.isTaxInside ? 0 : onTop }];
  const amounts = shareOut(
    paid.shipping,
    shares.map(({ amount }) => amount),
  );
  return shares.map(({ rate, amount, tax }, at) => ({
    position: 'shipping',
    gross: amounts[at] ?? 0,
    tax: isKnown ? proportionOf(tax, amounts[at] ?? 0, amount) : null,
    rate,
    isOutside: false,
  }));
}

/**
 * How much of each part some refunds take off, and of its tax. A refund of the whole order takes off exactly
 * what its invoice has. The sum is that of the refunds.
 */
export function takenOff(
  parts: readonly TaxedPart[],
  paid: PaidParts,
  refunds: readonly RefundAmounts[],
): { gross: number; tax: number | null }[] {
  const left = partsLeft(paid, refunds);
  const shipping = parts.flatMap(({ position, gross }) => (position === 'shipping' ? gross : []));
  const ofShipping = shareOutUpTo(paid.shipping - left.shipping, shipping, shipping);
  let nextOfShipping = 0;
  return parts.map(({ position, gross, tax }) => {
    if (position === 'shipping') return share(ofShipping[nextOfShipping++] ?? 0, gross, tax);
    const [price, onTop] = [paid.lines[position] ?? 0, paid.taxes[position] ?? 0];
    const [ofPrice, ofTax] = [price - (left.lines[position] ?? 0), onTop - (left.taxes[position] ?? 0)];
    if (onTop > 0) return { gross: ofPrice + ofTax, tax: ofTax };
    return share(ofPrice, gross, tax);
  });
}

function share(taken: number, gross: number, tax: number | null) {
  return { gross: taken, tax: tax === null ? null : proportionOf(tax, taken, gross) };
}
