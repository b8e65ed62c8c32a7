import { inWords } from '#src/lib/number-words.ts';

/** A line that says enough by itself where results show it. */
const ENOUGH = 70;

/** What results say under a list: its editor's line and, where that is short, how much of what is on it. */
export function listDescription(
  line: string,
  names: readonly string[],
  total: number,
  things: string,
): string {
  if (line.length >= ENOUGH) return line;
  if (total === 0) return `${line} ${names.join(', ')}: nothing at the moment, but it will come.`;
  const count = total === 1 ? 'one, so far' : `${inWords(total)} ${things}`;
  return `${line} ${names.join(', ')}: ${count}.`;
}
