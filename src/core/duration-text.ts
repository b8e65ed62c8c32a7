import * as words from '#src/words/en/durations.ts';
import { pluralText } from '#src/words/plural.ts';

/** Formats minutes: `25 min`, `1 h`, `1 h 30`. */
export function duration(minutes: number): string {
  if (minutes < 60) return words.minutes.replace('{minutes}', `${minutes}`);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours >= 24 && minutes % (24 * 60) === 0)
    return pluralText(words.days, hours / 24).replace('{count}', `${hours / 24}`);
  const text = rest ? words.hoursAndMinutes : words.hours;
  return text.replace('{hours}', `${hours}`).replace('{minutes}', `${rest}`);
}
