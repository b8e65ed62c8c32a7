import * as words from '#src/words/en/spoken-durations.ts';
import { type Plural, pluralText } from '#src/words/plural.ts';

/** Formats minutes in words: `25 minutes`, `1 hour and 30 minutes`. */
export function spokenDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (!hours) return counted(words.minutes, rest);
  if (!rest) return counted(words.hours, hours);
  return words.both
    .replace('{hours}', counted(words.hours, hours))
    .replace('{minutes}', counted(words.minutes, rest));
}

function counted(word: Plural, count: number): string {
  return pluralText(word, count).replace('{count}', `${count}`);
}
