import type { SearchOptions, SearchResult } from 'minisearch';
import { nth } from '#src/lib/nth.ts';

type Run = (word: string, options: SearchOptions) => readonly SearchResult[];

/**
 * Other spellings made of words in the index: at most three, the closest first. Empty when all words are
 * known, or when none has a similar word.
 */
export function closestOf(words: readonly string[], run: Run): string[] {
  const choices = words.map((word) => {
    if (run(word, { prefix: true }).length > 0) return [word];
    return nearWords(word, run);
  });
  const kept = choices.filter((near) => near.length > 0);
  if (kept.length === 0 || choices.every((near, at) => near[0] === words[at])) return [];
  const most = Math.max(...kept.map((near) => near.length));
  const spellings = Array.from({ length: Math.min(most, 3) }, (_, nth) =>
    kept.map((near) => near[nth] ?? near[0]).join(' '),
  );
  return [...new Set(spellings)];
}

/** Words of the index that are similar to a word: the closest first, then the most frequent. */
function nearWords(word: string, run: Run): string[] {
  const counts = new Map<string, number>();
  for (const { terms } of run(word, { fuzzy: 0.4, maxFuzzy: 4 }))
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const near = [...counts]
    .map(([term, count]) => ({ term, count, distance: editsBetween(word, term) }))
    .sort((a, b) => a.distance - b.distance || b.count - a.count || (a.term < b.term ? -1 : 1));
  const least = near[0]?.distance ?? 0;
  const terms = near.filter(({ distance }) => distance <= least + 1).map(({ term }) => term);
  return terms.filter((term, at) => !terms.slice(0, at).some((other) => term.startsWith(other))).slice(0, 3);
}

/** The edit distance: letters to insert, delete, replace or swap with a neighbour. */
export function editsBetween(a: string, b: string): number {
  let [older, old]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          nth(old, column) + 1,
          nth(current, column - 1) + 1,
          nth(old, column - 1) + (isSame ? 0 : 1),
          isSwap ? nth(older, column - 2) + 1 : Infinity,
        ),
      );
    }
    [older, old] = [old, current];
  }
  return nth(old, b.length);
}
