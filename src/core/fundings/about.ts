/** A hundred minor units, as in every currency of the store. */
const UNIT = 100;

/**
 * An amount of the goal's currency in another, for display only: divided by its rate, and rounded to three
 * digits and to whole units. Both in minor units.
 *
 * @param rate what one unit of the other currency counts for in the goal's currency
 */
export function aboutAmount(amount: number, rate: number): number {
  const units = amount / rate / UNIT;
  return (units < 100 ? Math.round(units) : Number(units.toPrecision(3))) * UNIT;
}
