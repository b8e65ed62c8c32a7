import type { FundingState } from '#src/core/fundings/types.ts';
import * as words from '#src/words/en/funding-list.ts';
import { STATE_LABELS, timeLeft } from './state-labels.ts';

/**
 * A funding's time in lists: `18 hours left`, `Opens on 1 December`, `Funded`.
 *
 * @param opens the day on which it opens, as the page writes it
 */
export function timeLabel(state: FundingState, opens: string, endsAt: string, now: string): string {
  if (state === 'upcoming') return words.opensOn.replace('{day}', opens);
  if (state === 'counting' || state === 'successful' || state === 'failed') return STATE_LABELS[state];
  const { count, unit } = timeLeft(endsAt, now);
  const text = state === 'funded' ? words.timeLeftFunded : words.timeLeft;
  return text.replace('{state}', STATE_LABELS.funded).replace('{count}', `${count}`).replace('{unit}', unit);
}
