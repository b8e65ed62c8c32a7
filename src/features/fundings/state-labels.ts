import type { FundingState } from '../../core/fundings/types.ts';

/** The labels of funding states. */
export const STATE_LABELS: Readonly<Record<FundingState, string>> = {
  upcoming: 'Opening soon',
  running: 'Open',
  ending: 'Ending soon',
  funded: 'Goal reached',
  counting: 'Counting pledges',
  successful: 'Funded',
  failed: 'Not funded',
};

/**
 * The time left: in days from three days on, then in hours, then in minutes. 0 when `until` is in the past.
 */
export function timeLeft(until: string, now: string): { count: number; unit: string } {
  const minutes = Math.max(0, Math.floor((Date.parse(until) - Date.parse(now)) / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours >= 72) return counted(Math.floor(hours / 24), 'day');
  return hours >= 1 ? counted(hours, 'hour') : counted(minutes, 'minute');
}

/** A funding's time in lists: `18 hours left`, `Opens on 1 December`, `Funded`. */
export function timeLabel(state: FundingState, startsAt: string, endsAt: string, now: string): string {
  if (state === 'upcoming') return `Opens on ${openingDay(startsAt)}`;
  if (state === 'counting' || state === 'successful' || state === 'failed') return STATE_LABELS[state];
  const { count, unit } = timeLeft(endsAt, now);
  return `${state === 'funded' ? `${STATE_LABELS.funded}, ` : ''}${count} ${unit} left`;
}

/** Not from core/dates.ts: pages of fundings would load one more script for it. */
function openingDay(startsAt: string): string {
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Date(startsAt).toLocaleDateString('en-GB', format);
}

function counted(count: number, word: string) {
  return { count, unit: count === 1 ? word : `${word}s` };
}
