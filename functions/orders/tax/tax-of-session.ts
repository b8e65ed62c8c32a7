import type Stripe from 'stripe';
import type { OrderLine, TaxRecord } from '#functions/db/order-types.ts';
import { STANDARD_KIND } from '#src/core/products/tax-kind.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import type { Delivery } from '#src/core/shipping/arrival.ts';
import { taxPlaceOf } from '#src/core/tax/rates.ts';
import { type TaxedLine, type TaxShare, taxOfOrder } from '#src/core/tax/tax-included.ts';

type Session = Stripe.Checkout.Session;
/**
 * What was bought. `shipping` is the full price: a gift card lowers the session's amount, but not the tax.
 */
type Bought = {
  region: RegionCode;
  shipping: number;
  lines: readonly OrderLine[];
  delivery?: Delivery | null | undefined;
};

/**
 * The tax of a paid session, as it is recorded with the order. `items` are Stripe's line items. Uses Stripe's
 * tax if it has calculated one, else the store's own table of included taxes if the country is known, else
 * none. Each line stores its kind, rate and amount, so later changes of content or table do not affect it.
 */
export function taxOfSession(
  session: Session,
  items: readonly Stripe.LineItem[],
  { region, shipping, lines, delivery }: Bought,
): { order: TaxRecord; lines: OrderLine[] } {
  const country = delivery?.collection?.country ?? countryOf(session);
  if (session.automatic_tax?.enabled) return byProvider(session, items, country, lines);
  const place = taxPlaceOf(region, country);
  // Lines from Stripe's line items, without an attempt, have no tax kind.
  if (!place || lines.some(({ taxKind }) => taxKind === undefined))
    return { order: { taxSource: null, taxCountry: country, shippingTaxes: [] }, lines: [...lines] };
  const shares = taxOfOrder(lines.map(taxed), shipping, place);
  return {
    order: { taxSource: 'table', taxCountry: place, shippingTaxes: shares.shipping },
    lines: lines.map((line, at) => withShare(line, shares.lines[at])),
  };
}

/** The shipping country; without shipping, the country of the billing address. */
function countryOf({ collected_information: collected, customer_details: buyer }: Session): string | null {
  return collected?.shipping_details?.address?.country ?? buyer?.address?.country ?? null;
}

function taxed(line: OrderLine): TaxedLine {
  return {
    amount: line.unitAmount,
    quantity: line.quantity,
    discount: line.discount ?? 0,
    isShipped: line.isShipped ?? false,
    taxKind: line.taxKind ?? STANDARD_KIND,
  };
}

function byProvider(
  session: Session,
  found: readonly Stripe.LineItem[],
  country: string | null,
  lines: readonly OrderLine[],
) {
  const items = new Map(found.map((item) => [keyOfItem(item), item]));
  const shipping = session.shipping_cost;
  const order: TaxRecord = {
    taxSource: 'provider',
    taxCountry: country,
    shippingTaxes: shipping?.amount_total
      ? [{ rate: rateOf(shipping.taxes), amount: shipping.amount_total, tax: shipping.amount_tax }]
      : [],
  };
  return {
    order,
    lines: lines.map((line) => {
      const item = items.get(keyOfLine(line));
      return item
        ? withShare(line, { rate: rateOf(item.taxes), amount: item.amount_total, tax: item.amount_tax })
        : line;
    }),
  };
}

function withShare(line: OrderLine, share: TaxShare | undefined): OrderLine {
  return share ? { ...line, taxRate: share.rate, taxAmount: share.tax } : line;
}

/**
 * Several taxes on one line (state and city) are added to one rate, if it is a whole number of basis points.
 */
function rateOf(taxes: readonly { rate: Stripe.TaxRate }[] | undefined): number | null {
  if (!taxes || taxes.length === 0) return null;
  const percent = taxes.map(({ rate }) => rate.effective_percentage ?? rate.percentage);
  const points = percent.reduce((all, each) => all + each, 0) * 100;
  return Math.abs(points - Math.round(points)) < 1e-6 ? Math.round(points) : null;
}

function keyOfLine({ productId, formatId, customization = '' }: OrderLine): string {
  return JSON.stringify([productId, formatId, customization]);
}

function keyOfItem({ metadata }: Stripe.LineItem): string {
  const { productId = '', formatId = '', customization = '' } = metadata ?? {};
  return JSON.stringify([productId, formatId, customization]);
}
