import type { SearchOptions, SearchResult } from 'minisearch';
import { editsBetween } from '#src/lib/edits-between.ts';
import { NAMING_FIELDS } from './index-options.ts';

type Run = (word: string, options: SearchOptions) => readonly SearchResult[];
type Near = { term: string; weight: number; distance: number; beginning: number };

/** A word of the index that names something is more likely meant than one of its texts. */
const NAMING_WEIGHT = 4;
/** The minimum length of a stem. */
const STEM_LETTERS = 5;

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
 * Spellings that are surely meant, like `closestOf`: with one slip in a word of four letters, two in five to
 * eight letters and three in a longer word. Swapped neighbours are one slip. Without such a word, those with
 * the same stem: `ferments` for `fermentation`.
 */
export function correctedOf(words: readonly string[], run: Run): string[] {
  return spellingsBy(words, run, (near, word) => {
    const { length } = word;
    const least = near[0]?.distance ?? 0;
    const most = length > 8 ? 3 : length > 4 ? 2 : length > 3 ? 1 : 0;
    const meant = near.filter(({ distance }) => distance <= most && distance === least);
    return meant.length > 0 ? meant : sameStem(word, run);
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

/** Words of the index that begin with most of a word, as long as its other letters may be an ending. */
function sameStem(word: string, run: Run): Near[] {
  const shortest = Math.max(STEM_LETTERS, Math.ceil(word.length * 0.55));
  for (let length = word.length - 1; length >= shortest; length--) {
    const near = weighed(word, run(word.slice(0, length), { prefix: true }));
    if (near.length > 0) return near;
  }
  return [];
}

/** Words of the index that are similar to a word. */
function nearWords(word: string, run: Run): Near[] {
  return weighed(word, run(word, { fuzzy: 0.4, maxFuzzy: 4 }));
}

/** The words that matched: the closest first, then those with the same beginning, of names, and frequent. */
function weighed(word: string, results: readonly SearchResult[]): Near[] {
  const weights = new Map<string, number>();
  for (const { match } of results)
    for (const [term, fields] of Object.entries(match)) {
      const isNaming = fields.some((field) => NAMING_FIELDS.includes(field));
      weights.set(term, (weights.get(term) ?? 0) + (isNaming ? NAMING_WEIGHT : 1));
    }
  return [...weights]
    .map(([term, weight]) => ({
      term,
      weight,
      distance: editsBetween(word, term),
      beginning: commonBeginning(word, term),
    }))
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        b.beginning - a.beginning ||
        b.weight - a.weight ||
        (a.term < b.term ? -1 : 1),
    );
}

/** The number of letters that both words begin with. */
function commonBeginning(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count++;
  return count;
}
