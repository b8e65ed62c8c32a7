import type { SearchOptions, SearchResult } from 'minisearch';
import { editsBetween } from '#src/lib/edits-between.ts';
import { NAMING_FIELDS } from './index-options.ts';

type Run = (word: string, options: SearchOptions) => readonly SearchResult[];
type Near = { term: string; weight: number; distance: number };

/** A word of the index that names something is more likely meant than one of its texts. */
const NAMING_WEIGHT = 4;

/**
 * Other spellings made of words in the index: at most three, the closest first. Empty when all words are
 * known, or when none has a similar word.
 */
export function closestOf(words: readonly string[], run: Run): string[] {
  return spellingsBy(words, run, (near) => {
    const least = near[0]?.distance ?? 0;
    return near.filter(({ distance }) => distance <= least + 1);
  });
}

/**
 * Spellings that are surely meant, like `closestOf`: with one slip in a word of three or four letters, two in
 * one of up to eight and three in a longer one. Swapped neighbours are one slip.
 */
export function correctedOf(words: readonly string[], run: Run): string[] {
  return spellingsBy(words, run, (near, { length }) => {
    const least = near[0]?.distance ?? 0;
    const most = length > 8 ? 3 : length > 4 ? 2 : length > 2 ? 1 : 0;
    return near.filter(({ distance }) => distance <= most && distance === least);
  });
}

function spellingsBy(
  words: readonly string[],
  run: Run,
  chosen: (near: readonly Near[], word: string) => readonly Near[],
): string[] {
  const choices = words.map((word) => {
    if (run(word, { prefix: true }).length > 0) return [word];
    const terms = chosen(nearWords(word, run), word).map(({ term }) => term);
    return terms
      .filter((term, at) => !terms.slice(0, at).some((other) => term.startsWith(other)))
      .slice(0, 3);
  });
  const kept = choices.filter((near) => near.length > 0);
  if (kept.length === 0 || choices.every((near, at) => near[0] === words[at])) return [];
  const most = Math.max(...kept.map((near) => near.length));
  const spellings = Array.from({ length: Math.min(most, 3) }, (_, nth) =>
    kept.map((near) => near[nth] ?? near[0]).join(' '),
  );
  return [...new Set(spellings)];
}

/** Words of the index that are similar to a word: the closest first, then those of names, then the most frequent. */
function nearWords(word: string, run: Run): Near[] {
  const weights = new Map<string, number>();
  for (const { match } of run(word, { fuzzy: 0.4, maxFuzzy: 4 }))
    for (const [term, fields] of Object.entries(match)) {
      const isNaming = fields.some((field) => NAMING_FIELDS.includes(field));
      weights.set(term, (weights.get(term) ?? 0) + (isNaming ? NAMING_WEIGHT : 1));
    }
  return [...weights]
    .map(([term, weight]) => ({ term, weight, distance: editsBetween(word, term) }))
    .sort((a, b) => a.distance - b.distance || b.weight - a.weight || (a.term < b.term ? -1 : 1));
}
