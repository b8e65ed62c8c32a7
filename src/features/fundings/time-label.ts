import type { FundingState } from '#src/core/fundings/types.ts';
import * as words from '#src/words/en/funding-list.ts';
import { STATE_LABELS, timeLeft } from './state-labels.ts';

/** A funding's time in lists: `18 hours left`, `Opens on 1 December`, `Funded`. */
export function timeLabel(
  state: FundingState,
  startsAt: string,
  endsAt: string,
  now: string,
  locale: string,
): string {
  if (state === 'upcoming') return words.opensOn.replace('{day}', openingDay(startsAt, locale));
  if (state === 'counting' || state === 'successful' || state === 'failed') return STATE_LABELS[state];
  const { count, unit } = timeLeft(endsAt, now);
  const text = state === 'funded' ? words.timeLeftFunded : words.timeLeft;
  return text.replace('{state}', STATE_LABELS.funded).replace('{count}', `${count}`).replace('{unit}', unit);
}

/** Not from core/dates.ts: pages of fundings would load one more script for it. */
function openingDay(startsAt: string, locale: string): string {
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Date(startsAt).toLocaleDateString(locale, format);
}
