import type { FundingState } from './types.ts';

/** What each state is called where fundings are told apart by it. */
export const STATE_NAMES: Readonly<Record<FundingState, string>> = {
  upcoming: 'Opening soon',
  running: 'Open',
  ending: 'Last days',
  funded: 'There already',
  successful: 'It worked',
  failed: 'It fell short',
};

/**
 * How long there is left, as people say it: days while there are three or more of them, then hours, then minutes.
 * `until` may lie in the past, which leaves nothing.
 */
export function timeLeft(until: string, now: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(until) - Date.parse(now)) / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours >= 72) return plural(Math.floor(hours / 24), 'day');
  if (hours >= 1) return plural(hours, 'hour');
  return plural(minutes, 'minute');
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
