import type { FundingState } from '#src/core/fundings/types.ts';
import * as words from '#src/words/en/funding-states.ts';
import { type Plural, pluralText } from '#src/words/plural.ts';

/** The labels of funding states. */
export const STATE_LABELS: Readonly<Record<FundingState, string>> = words.states;

/**
 * The time left: in days from three days on, then in hours, then in minutes. 0 when `until` is in the past.
 */
export function timeLeft(until: string, now: string): { count: number; unit: string } {
  const minutes = Math.max(0, Math.floor((Date.parse(until) - Date.parse(now)) / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours >= 72) return counted(Math.floor(hours / 24), words.days);
  return hours >= 1 ? counted(hours, words.hours) : counted(minutes, words.minutes);
}

function counted(count: number, unit: Plural) {
  return { count, unit: pluralText(unit, count) };
}
