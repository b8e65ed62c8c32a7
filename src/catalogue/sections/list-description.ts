import * as words from '#src/words/en/lists.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';

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
  const list = { line, names: names.join(', ') };
  if (total === 0) return fill(words.describeEmpty, list);
  return fillCount(words.describe, total, { ...list, things });
}
