import { inWords } from '#src/lib/number-words.ts';

/** A line of this length needs no addition as a search result's description. */
const ENOUGH = 70;

/** The meta description of a list: the editor's line and, when that is short, the number of items. */
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
