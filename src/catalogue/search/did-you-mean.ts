import type { SearchOptions, SearchResult } from 'minisearch';
import { editsBetween } from '#src/lib/edits-between.ts';

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
