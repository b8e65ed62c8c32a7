import MiniSearch from 'minisearch';
import type { FaqAnswer } from '#src/catalogue/policies/faq.ts';
import { INDEX_OPTIONS, type IndexedItem } from '#src/catalogue/search/index-options.ts';
import type { SearchEntry, SearchPlace } from '#src/catalogue/search/search-item.ts';
import type { Synonyms } from '#src/catalogue/search/synonyms.ts';
import { indexWords } from '#src/catalogue/search/word-forms.ts';

/** Makes the text of an index, or returns what was made of the same words before. */
type Keep = (words: string, make: () => string) => string;
/** Where the items stand in the text of an index without any. */
const NO_ITEMS = '"storedFields":{}';

/**
 * The search index of one region as JSON. `popular` has the ids of items to show without results, `help` the
 * FAQ entries, `synonyms` the shop's own, and `places` its sections and categories. The output is
 * deterministic. Regions differ in what they show of an item, and not in its words, so `keep` may return the
 * index of words of another region.
 */
export function writeIndex(
  entries: readonly SearchEntry[],
  popular: readonly string[],
  help: readonly FaqAnswer[] = [],
  synonyms: Synonyms = () => [],
  places: readonly SearchPlace[] = [],
  keep: Keep = (_, make) => make(),
): string {
  const items = entries.map((entry) => indexedItem(entry, synonyms));
  const words = items.map((item) => [item.id, ...INDEX_OPTIONS.fields.map((field) => item[field as Field])]);
  const index = keep(JSON.stringify(words), () => {
    const { storeFields: _, ...options } = INDEX_OPTIONS;
    const made = new MiniSearch(options);
    made.addAll(items);
    return JSON.stringify(made);
  });
  const shown = JSON.stringify(Object.fromEntries(items.map((item, at) => [at, shownOf(item)])));
  const whole = index.replace(NO_ITEMS, () => NO_ITEMS.replace('{}', () => shown));
  return `${JSON.stringify({ popular, help, places }).slice(0, -1)},"index":${whole}}`;
}

type Field = keyof IndexedItem;

function indexedItem(
  { item, noun = '', categories = '', words, phrases = [] }: SearchEntry,
  synonyms: Synonyms,
): IndexedItem {
  const called = synonyms(noun);
  const classed = synonyms(categories).filter((word) => !called.includes(word));
  const named = synonyms(item.title).filter((word) => ![...called, ...classed].includes(word));
  const also = synonyms(words).filter((word) => ![...called, ...classed, ...named].includes(word));
  return {
    ...item,
    noun,
    categories,
    words,
    called: called.join(' '),
    classed: classed.join(' '),
    named: named.join(' '),
    also: [...also, ...phrases.flatMap(asOneWord)].join(' '),
  };
}

/** What the index gives back of an item. */
function shownOf(item: IndexedItem): object {
  const fields = INDEX_OPTIONS.storeFields as Field[];
  return Object.fromEntries(
    fields.flatMap((field) => (item[field] === undefined ? [] : [[field, item[field]]])),
  );
}

/** The last two words of a name as one: `oliveoil` of “extra virgin olive oil”. */
function asOneWord(name: string): string[] {
  const words = indexWords(name).slice(-2);
  return words.length === 2 && words.every((word) => /^\p{L}{3,}$/u.test(word)) ? [words.join('')] : [];
}
