import { regionOf } from '../../src/core/regions/regions.ts';
import { byRate, type TaxShare, totalTax } from '../../src/core/tax/tax-inside.ts';
import type { Order, OrderLine } from '../db/order-types.ts';

/** The tax of a recorded order. Amounts in minor units of its currency. */
export type OrderTax = {
  /** All of it: inside the total where `isInside`, else on top of the prices and in the total. Null: inside, but not known how much. */
  total: number | null;
  isInside: boolean;
  /**
   * By rate, the highest first: what was paid at that rate, tax included, and the tax. Empty where the total is all that is known
   * (nothing is taxed, or the provider did not tell of each line), so `total` is what counts.
   */
  groups: TaxShare[];
};

type TaxedLine = Pick<OrderLine, 'unitAmount' | 'quantity' | 'discount' | 'taxRate'> & {
  taxAmount?: number | undefined;
};
type Taxed = Pick<Order, 'region' | 'tax' | 'taxSource' | 'shippingTaxes'> & { lines: readonly TaxedLine[] };

/**
 * The tax of an order as it was recorded, for a receipt, a mail or the books. It is read off the order alone and never worked out
 * anew, so it says the same for ever.
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
    // What the provider says of the whole counts, if its parts should ever say something else.
    return { total: order.tax, isInside, groups: totalTax(parts) === order.tax ? groups : [] };
  }
  return { total: isInside ? null : order.tax, isInside, groups: [] };
}

/** What was paid for a line, with the tax in it or on it. Empty for a line of whose tax nothing is known. */
function shareOf(
  { unitAmount, quantity, discount, taxRate, taxAmount }: TaxedLine,
  isInside: boolean,
): TaxShare[] {
  if (taxAmount === undefined) return [];
  const price = unitAmount * quantity - (discount ?? 0);
  return [{ rate: taxRate ?? null, amount: isInside ? price : price + taxAmount, tax: taxAmount }];
}
