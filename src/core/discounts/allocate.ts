import { isAmount, percentOf, sum } from '../money.ts';
import { shareOut } from '../share-out.ts';
import { coversProduct, type Discount } from './promo-code.ts';

/** A line for the discount calculation. `value` is the price of the whole line, in minor units. */
export type ValuedLine = { productId: string; value: number };

/**
 * Returns the discount of each line, in minor units and in order, never more than the line's value.
 *
 * - A percentage applies to each covered line separately, rounded half up.
 * - An amount applies to the covered lines together, at most their sum. It is split by their values: each
 *   share is rounded down, and the rest goes unit by unit to the largest remainders, on a tie to the earlier
 *   line. The parts add up to the amount. Lines that are not covered do not change the result, whatever their
 *   position.
 *
 * @throws RangeError for an invalid percentage or amount
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
