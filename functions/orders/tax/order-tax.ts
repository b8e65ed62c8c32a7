import type { Order, OrderLine } from '#functions/db/order-types.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import { byRate, type TaxShare, totalTax } from '#src/core/tax/tax-included.ts';

/** The tax of a recorded order, in minor units of its currency. */
export type OrderTax = {
  /** The total tax: included in the prices if `isInside`, else added to them. Null: included, but unknown. */
  total: number | null;
  isInside: boolean;
  /**
   * By rate, highest first: the amount including tax, and the tax. Empty when only the total is known
   * (nothing is taxed, or Stripe did not return the tax of each line).
   */
  groups: TaxShare[];
};

type TaxedLine = Pick<OrderLine, 'unitAmount' | 'quantity' | 'discount' | 'taxRate'> & {
  taxAmount?: number | undefined;
};
type Taxed = Pick<Order, 'region' | 'tax' | 'taxSource' | 'shippingTaxes'> & { lines: readonly TaxedLine[] };

/**
 * The tax of an order as it was recorded, for receipts, mails and bookkeeping. Read only from the order and
 * never recalculated, so it never changes.
 */
export function orderTax(order: Taxed): OrderTax {
  const isInside = regionOf(order.region).pricesIncludeTax;
  const parts = {
    lines: order.lines.flatMap((line) => shareOf(line, isInside)),
    shipping: order.shippingTaxes,
  };
  const isWhole = order.taxSource !== null && parts.lines.length === order.lines.length;
  const groups = isWhole ? byRate(parts) : [];
  if (order.taxSource === 'table') return { total: totalTax(parts), isInside, groups };
  if (order.taxSource === 'provider') {
    // If Stripe's total and its parts should differ, the total counts.
    return { total: order.tax, isInside, groups: totalTax(parts) === order.tax ? groups : [] };
  }
  return { total: isInside ? null : order.tax, isInside, groups: [] };
}

/** The amount and the tax of a line. Empty when its tax is unknown. */
function shareOf(
  { unitAmount, quantity, discount, taxRate, taxAmount }: TaxedLine,
  isInside: boolean,
): TaxShare[] {
  if (taxAmount === undefined) return [];
  const price = unitAmount * quantity - (discount ?? 0);
  return [{ rate: taxRate ?? null, amount: isInside ? price : price + taxAmount, tax: taxAmount }];
}
