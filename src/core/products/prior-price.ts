import type { RegionCode } from '../regions/regions.ts';

/**
 * A price that began to hold on a day, in days since 1970 (UTC), until the next one of its history; without an amount, or with 0, the
 * thing was not sold then. Amounts in minor units.
 */
export type PriceStep = { day: number; amount?: number | undefined };

/** How long the earlier price must have held, and how long the lower one may be called a reduction of it. */
type Rule = { days: number; isLowest: boolean };
/** The lowest price of the 30 days before a reduction: Directive 98/6/EC, article 6a. */
const LOWEST_BEFORE: Rule = { days: 30, isLowest: true };
/**
 * The price directly before, where it was asked for 28 days. A reduction may not be announced for longer than the price that it is
 * compared with was asked (Chartered Trading Standards Institute, Guidance for Traders on Pricing Practices).
 */
const DIRECTLY_BEFORE: Rule = { days: 28, isLowest: false };

/** By which of the two rules a region compares prices. */
function ruleIn(region: RegionCode): Rule {
  return region === 'EU' ? LOWEST_BEFORE : DIRECTLY_BEFORE;
}

/**
 * The earlier price that a region may strike through beside the one that holds now, in minor units; always higher than that, or
 * undefined.
 * @param steps the region's prices, the oldest first, the last one being what is asked now
 * @param today the day for which it is said, in days since 1970
 */
export function priorPrice(
  steps: readonly PriceStep[],
  region: RegionCode,
  today: number,
): number | undefined {
  // An edit that left this region's price alone neither begins nor ends anything here.
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

/** The first day on which a step's price held no more. */
function endOf(steps: readonly PriceStep[], at: number): number {
  return steps[at + 1]?.day ?? Infinity;
}

/** What stands before an earlier price. It stays true for as long as that is shown. */
export function priorLabel(region: RegionCode): string {
  return ruleIn(region).isLowest ? 'Lowest price in the 30 days before:' : 'Was';
}
