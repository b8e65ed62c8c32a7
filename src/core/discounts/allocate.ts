import { isAmount, percentOf, shareOut, sum } from '../money.ts';
import { coversProduct, type Discount } from './promo-code.ts';

/** A line as a discount sees it: `value` is what all of it costs, in minor units. */
export type ValuedLine = { productId: string; value: number };

/**
 * What a discount takes off each line, in minor units, one figure for each line in order; never more than the line's value.
 *
 * - A percentage is taken off each covered line by itself, rounded half up.
 * - An amount is taken off the covered lines together, at most what these come to, and shared out by their values: each gets its
 *   exact share rounded down, and what is left goes, unit by unit, to the lines with the largest remainders; of equal ones to the
 *   earlier line. The parts add up to the amount. Lines that are not covered change nothing, wherever they stand.
 *
 * @throws RangeError for a percentage or an amount that cannot be.
 */
export function allocate(discount: Discount, lines: readonly ValuedLine[]): number[] {
  const { percentOff, amountOff = 0 } = discount;
  if (!(Number.isInteger(percentOff) && percentOff >= 0 && percentOff <= 100))
    throw new RangeError(`Not a percentage: ${percentOff}`);
  if (!isAmount(amountOff)) throw new RangeError(`Not an amount to take off: ${amountOff}`);
  const covered = lines.map((line) => (coversProduct(discount, line.productId) ? line.value : 0));
  if (percentOff > 0) return covered.map((value) => percentOf(value, percentOff));
  return shareOut(Math.min(amountOff, sum(covered)), covered);
}
