import { basisPointsOf, proportionOf } from '../money.ts';

/** A line of an order as a commission sees it, in minor units: `discount` is taken off all pieces together. */
type SoldLine = {
  unitAmount: number;
  quantity: number;
  discount: number;
  /** The tax that is inside the price, where prices include it and it is known. */
  taxInside?: number;
};

/** What of a line a commission is on: the goods after discount, without tax. Shipping is no line, so it is never part of it. */
export function commissionableGoods({ unitAmount, quantity, discount, taxInside = 0 }: SoldLine): number {
  return Math.max(0, unitAmount * quantity - discount - taxInside);
}

/**
 * The commission on a line's goods at a rate in basis points, rounded half up to a minor unit. An order's commission is the sum of
 * its lines', so nothing is left over and nothing is rounded twice.
 */
export function commissionOn(goods: number, rate: number): number {
  return basisPointsOf(goods, rate);
}

/**
 * What of a line's commission goes back once `refunded` of its goods has been given back, all refunds together: the difference to
 * the commission on what remains. It only grows with `refunded`, and is all of it when all was given back.
 */
export function reversedCommission(goods: number, refunded: number, rate: number): number {
  const kept = Math.max(0, goods - Math.max(0, refunded));
  return commissionOn(goods, rate) - commissionOn(kept, rate);
}

/** A line's part of a sum that was refunded of an order's total, where nobody said which lines it was for. */
export function refundedGoods(goods: number, refunded: number, total: number): number {
  return proportionOf(goods, Math.max(0, refunded), total);
}

/** A rate as it is computed with (basis points), from what an editor wrote: percent with at most two decimals. */
export function rateOf(percent: number): number {
  return Math.round(percent * 100);
}
