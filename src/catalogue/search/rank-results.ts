import type { SearchResult } from 'minisearch';
import { CATEGORY_FIELDS, KIND_FIELDS, NAMING_FIELDS } from './index-options.ts';
import type { SearchItem, SearchKind } from './search-item.ts';
import { formsOf, searchWords } from './word-forms.ts';

/** A found item, with the folded words of its text that matched. */
export type Found = { item: SearchItem; terms: readonly string[] };

/** Of equal matches, what can be bought comes first. */
const KIND_WEIGHTS: Readonly<Record<SearchKind, number>> = {
  products: 1.6,
  creators: 0.7,
  recipes: 1,
  articles: 0.8,
  fundings: 0.7,
};

const NAMED_CREATOR = 1.2;
/** The minimum length of the beginning of a noun that says what an item is: `choc`. */
const ENOUGH_LETTERS = 4;

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
    isWhole: spellings.some((spelling) => hasAll(spelling, match)),
    rank: isExact && title === typed ? 5 : rankOf(result, spellings, isExact),
    score: Math.round(((score * likeness * weightOf(item.kind, result)) / queryTerms.length) * 1e6) / 1e6,
  };
}

/** A creator by name comes before products; one with the word in their line, after recipes. */
function weightOf(kind: SearchKind, result: SearchResult): number {
  return kind === 'creators' && isNamed(result) ? NAMED_CREATOR : KIND_WEIGHTS[kind];
}

/** The order of results: rank, then what can be bought, then the score. */
export function byRank(a: Ranked, b: Ranked): number {
  return (
    b.rank - a.rank ||
    Number(b.isExact) - Number(a.isExact) ||
    Number(a.item.isAbsent ?? false) - Number(b.item.isAbsent ?? false) ||
    b.score - a.score ||
    (a.item.id < b.item.id ? -1 : 1)
  );
}

/**
 * Leaves out what only has the beginning of a longer word, if an item is named by the whole word: a search
 * for `pan` is not for the pantry.
 */
export function withoutBeginnings(all: Ranked[]): Ranked[] {
  return all.some(({ rank }) => rank >= 3) ? all.filter(({ rank, isWhole }) => isWhole || rank > 1) : all;
}

/**
 * 4 if an item's name or category has all words, and the last one is its noun: `rye bread` for a bread. 3.5
 * for a product if the last one is in its category. 3 if they have all words. 2.5 if its text has the words
 * side by side, such as `fish sauce`. 2 if only the last word says what it is. 1 otherwise. Words count in
 * the singular or the plural, but not the beginning of a longer word.
 */
function rankOf({ match, kind }: SearchResult, spellings: Spellings, isExact: boolean): number {
  const isProduct = kind === 'products';
  const isNamedBy = (spelling: readonly string[]) =>
    spelling.every((word) => isMatchedBy(word, match, NAMING_FIELDS));
  const named = isExact ? spellings.filter(isNamedBy) : [];
  const endsIn = (fields: readonly string[]) =>
    named.some((spelling) => isMatchedBy(spelling.at(-1) ?? '', match, fields));
  if (endsIn(KIND_FIELDS)) return 4;
  if (isProduct && endsIn(CATEGORY_FIELDS)) return 3.5;
  if (named.length > 0) return 3;
  if (isExact && spellings.slice(1).some((spelling) => hasAll(spelling, match))) return 2.5;
  return isOfKind(match, spellings) || (isExact && isStartOfKind(match, spellings[0])) ? 2 : 1;
}

/** True when the last word is the beginning of an item's noun. */
function isStartOfKind(match: SearchResult['match'], words: readonly string[] = []): boolean {
  const typed = words.at(-1) ?? '';
  const isNoun = (fields: readonly string[]) => fields.some((field) => KIND_FIELDS.includes(field));
  return (
    typed.length >= ENOUGH_LETTERS &&
    Object.entries(match).some(([term, fields]) => term.startsWith(typed) && isNoun(fields))
  );
}

/**
 * True when the last word is the noun of an item, since a `sharp knife` is a knife, or when the words
 * written as one are somewhere in its text.
 */
export function isOfKind(match: SearchResult['match'], [words = [], ...joined]: Spellings): boolean {
  const isCalled = words.slice(-1).some((word) => isMatchedBy(word, match, KIND_FIELDS));
  return isCalled || joined.some((spelling) => hasAll(spelling, match));
}

function hasAll(spelling: readonly string[], match: SearchResult['match']): boolean {
  return spelling.every((word) => isMatchedBy(word, match));
}

/** True when one of the fields, or any field, has the whole word in the singular or the plural. */
function isMatchedBy(word: string, match: SearchResult['match'], fields?: readonly string[]): boolean {
  return formsOf(word).some((form) => match[form]?.some((field) => fields?.includes(field) ?? true));
}

/** True when one of the words is in a name or category. */
export function isNamed({ match }: SearchResult): boolean {
  return Object.values(match).some((fields) => fields.some((field) => NAMING_FIELDS.includes(field)));
}
