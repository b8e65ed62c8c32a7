import * as words from '#src/words/en/prices.ts';
import type { RegionCode } from '../regions/regions.ts';

/**
 * A price and the day from which it applied, in days since 1970 (UTC). Without an amount, or with 0, the
 * product was not sold. Amounts in minor units.
 */
export type PriceStep = { day: number; amount?: number | undefined };

/**
 * `days`: how long the earlier price must have applied, and how long the lower one may be shown as a
 * reduction. `isLowest`: compare with the lowest price of these days, and not with the one directly before.
 */
type Rule = { days: number; isLowest: boolean };
/** The lowest price of the 30 days before a reduction: Directive 98/6/EC, article 6a. */
const LOWEST_BEFORE: Rule = { days: 30, isLowest: true };
/**
 * The price directly before, if it applied for at least 28 days. A reduction may not be shown for longer than
 * the earlier price applied (Chartered Trading Standards Institute, Guidance for Traders on Pricing
 * Practices).
 */
const DIRECTLY_BEFORE: Rule = { days: 28, isLowest: false };

/** The rule of a region. */
function ruleIn(region: RegionCode): Rule {
  return region === 'EU' ? LOWEST_BEFORE : DIRECTLY_BEFORE;
}

/**
 * The earlier price that a region may show struck through, in minor units. Undefined when there is none that
 * is higher than the current price.
 *
 * @param steps the region's price history, oldest first; the last step is the current price
 * @param today days since 1970
 */
export function priorPrice(
  steps: readonly PriceStep[],
  region: RegionCode,
  today: number,
): number | undefined {
  // Ignores steps that did not change this region's price.
  const changes = steps.filter(({ amount }, at) => at === 0 || amount !== steps[at - 1]?.amount);
  const now = changes.at(-1);
  const { days, isLowest } = ruleIn(region);
  if (!now?.amount || today < now.day || today >= now.day + days) return undefined;
  const before = changes.slice(0, -1);
  const held = isLowest ? before.filter((_, at) => endOf(changes, at) > now.day - days) : before.slice(-1);
  const isLongEnough = held[0] !== undefined && held[0].day <= now.day - days;
  if (!isLongEnough || !held.every(({ amount }) => amount)) return undefined;
  const prior = Math.min(...held.map(({ amount = 0 }) => amount));
  return prior > now.amount ? prior : undefined;
}

/** The day on which the next price replaced this one. */
function endOf(steps: readonly PriceStep[], at: number): number {
  return steps[at + 1]?.day ?? Infinity;
}

/** The label before the earlier price. */
export function priorLabel(region: RegionCode): string {
  return ruleIn(region).isLowest ? words.lowestBefore : words.was;
}
