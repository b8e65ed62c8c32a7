import type { FundingState } from '#src/core/fundings/types.ts';
import * as words from '#src/words/en/fundings.ts';
import { fill, type Plural } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';

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

/** A funding's time in lists: `18 hours left`, `Opens on 1 December`, `Funded`. */
export function timeLabel(state: FundingState, startsAt: string, endsAt: string, now: string): string {
  if (state === 'upcoming') return fill(words.opensOn, { day: openingDay(startsAt) });
  if (state === 'counting' || state === 'successful' || state === 'failed') return STATE_LABELS[state];
  const { count, unit } = timeLeft(endsAt, now);
  const left = { count, unit };
  return state === 'funded'
    ? fill(words.timeLeftFunded, { ...left, state: STATE_LABELS.funded })
    : fill(words.timeLeft, left);
}

/** Not from core/dates.ts: pages of fundings would load one more script for it. */
function openingDay(startsAt: string): string {
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Date(startsAt).toLocaleDateString('en-GB', format);
}

function counted(count: number, unit: Plural) {
  return { count, unit: fillCount(unit, count) };
}
