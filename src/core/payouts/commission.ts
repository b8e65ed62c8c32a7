import { basisPointsOf, proportionOf } from '../money.ts';

/** An order line for the commission, in minor units. `discount` is for the whole line. */
type SoldLine = {
  unitAmount: number;
  quantity: number;
  discount: number;
  /** The tax included in the price, when prices include tax and it is known. */
  taxInside?: number;
};

/** The base of a line's commission: its price after discount, without tax. Shipping is never included. */
export function commissionableGoods({ unitAmount, quantity, discount, taxInside = 0 }: SoldLine): number {
  return Math.max(0, unitAmount * quantity - discount - taxInside);
}

/**
 * The commission on a line's goods at a rate in basis points, rounded half up to a minor unit. An order's
 * commission is the sum of its lines', so it is rounded only once.
 */
export function commissionOn(goods: number, rate: number): number {
  return basisPointsOf(goods, rate);
}

/**
 * How much of a line's commission is reversed when `refunded` of its goods was refunded, all refunds
 * together. It is the difference to the commission on the rest: it only grows, and a full refund reverses all
 * of it.
 */
export function reversedCommission(goods: number, refunded: number, rate: number): number {
  const kept = Math.max(0, goods - Math.max(0, refunded));
  return commissionOn(goods, rate) - commissionOn(kept, rate);
}

/** A line's share of a refund of the order's total, for a refund without lines. */
export function refundedGoods(goods: number, refunded: number, total: number): number {
  return proportionOf(goods, Math.max(0, refunded), total);
}

/** Converts an editor's percentage (at most two decimals) to basis points. */
export function rateOf(percent: number): number {
  return Math.round(percent * 100);
}
