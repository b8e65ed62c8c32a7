import type { SearchResult } from 'minisearch';
import { KIND_FIELDS, NAMING_FIELDS } from './index-options.ts';
import type { SearchItem, SearchKind } from './search-item.ts';
import { formsOf, searchWords } from './word-forms.ts';

/** A found item, with the folded words of its text that matched. */
export type Found = { item: SearchItem; terms: readonly string[] };

/** Of equal matches, what can be bought comes first. */
const KIND_WEIGHTS: Readonly<Record<SearchKind, number>> = {
  products: 1.6,
  creators: 1.2,
  recipes: 1,
  articles: 0.8,
  fundings: 0.7,
};

/** A result with its rank: see `rankOf`. */
export type Ranked = Found & { rank: number; score: number; isExact: boolean; isWhole: boolean };
/** The words of a search, and the same with neighbours written as one. */
type Spellings = readonly (readonly string[])[];

export function ranked(result: SearchResult, spellings: Spellings, isExact: boolean): Ranked {
  const { id, score, terms, match, queryTerms, ...fields } = result;
  const item = { id, ...fields } as unknown as SearchItem;
  const title = searchWords(item.title).join(' ');
  const typed = (spellings[0] ?? []).join(' ');
  const likeness = title === typed ? 4 : title.startsWith(typed) ? 1.5 : 1;
  return {
    item,
    terms,
    isExact,
    isWhole: spellings.some((spelling) => spelling.every((word) => isMatchedBy(word, match))),
    rank: isExact && title === typed ? 5 : rankOf(result, spellings, isExact),
    score: Math.round(((score * likeness * KIND_WEIGHTS[item.kind]) / queryTerms.length) * 1e6) / 1e6,
  };
}

/**
 * Leaves out what only has the beginning of a longer word, if an item is named by the whole word: a search
 * for `pan` is not for the pantry.
 */
export function withoutBeginnings(all: Ranked[]): Ranked[] {
  return all.some(({ rank }) => rank >= 3) ? all.filter(({ rank, isWhole }) => isWhole || rank > 1) : all;
}

/**
 * 4 if an item's name or category has all words, and the last one is its noun: `rye bread` for a bread. 3 if
 * they have all words. 2 if only the last word says what it is. 1 otherwise. Words count in the singular or
 * the plural, but not the beginning of a longer word.
 */
function rankOf({ match }: SearchResult, spellings: Spellings, isExact: boolean): number {
  const isNamedBy = (spelling: readonly string[]) =>
    spelling.every((word) => isMatchedBy(word, match, NAMING_FIELDS));
  const named = isExact ? spellings.filter(isNamedBy) : [];
  const isNoun = (spelling: readonly string[]) =>
    spelling
      .slice(-1)
      .some((word) => isMatchedBy(word, match, spelling === spellings[0] ? ['noun'] : KIND_FIELDS));
  if (named.some(isNoun)) return 4;
  if (named.length > 0) return 3;
  return isOfKind(match, spellings) ? 2 : 1;
}

/**
 * True when the last word is the noun of an item, since a `sharp knife` is a knife, or when the words
 * written as one are somewhere in its text.
 */
export function isOfKind(match: SearchResult['match'], [words = [], ...joined]: Spellings): boolean {
  const hasAll = (spelling: readonly string[]) => spelling.every((word) => isMatchedBy(word, match));
  return words.slice(-1).some((word) => isMatchedBy(word, match, KIND_FIELDS)) || joined.some(hasAll);
}

/** True when one of the fields, or any field, has the whole word in the singular or the plural. */
function isMatchedBy(word: string, match: SearchResult['match'], fields?: readonly string[]): boolean {
  return formsOf(word).some((form) => match[form]?.some((field) => fields?.includes(field) ?? true));
}

/** True when one of the words is in a name or category. */
export function isNamed({ match }: SearchResult): boolean {
  return Object.values(match).some((fields) => fields.some((field) => NAMING_FIELDS.includes(field)));
}
