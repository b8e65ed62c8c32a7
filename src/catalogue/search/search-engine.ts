import MiniSearch, {
  type AsPlainObject,
  type Query,
  type SearchOptions,
  type SearchResult,
} from 'minisearch';
import { PAGE_SIZE } from '#src/lib/pagination.ts';
import type { FaqAnswer } from '../policies/faq.ts';
import { conditionsOf } from './conditions.ts';
import { closestOf } from './did-you-mean.ts';
import { type FoundAnswer, findFaqAnswers } from './find-faq-answers.ts';
import {
  FIELD_WEIGHTS,
  INDEX_OPTIONS,
  type IndexedItem,
  KIND_FIELDS,
  NAMING_FIELDS,
} from './index-options.ts';
import type { SearchItem, SearchKind } from './search-item.ts';
import type { SearchQuery } from './search-query.ts';
import { formsOf, searchWords } from './word-forms.ts';

/** A found item, with the folded words of its text that matched. */
export type Found = { item: SearchItem; terms: readonly string[] };

export type SearchAnswer = {
  /** The number of matches of each kind, whatever kind was requested. Kinds without matches are left out. */
  counts: Partial<Record<SearchKind, number>>;
  /** All matches, and those of the requested kind. */
  totalOfAll: number;
  total: number;
  /** A page has 12 items. A page past the end is the last one. */
  page: number;
  pageCount: number;
  found: Found[];
  /** FAQ answers for the keyword, the best first. */
  help: FoundAnswer[];
  /** Other spellings that have results, the best first, when there is no exact match. */
  closest: string[];
  popular: SearchItem[];
};

/** The search interface, in the browser, in a function and in tests. */
export type SearchEngine = {
  search(query: SearchQuery): SearchAnswer;
  /** The best few matches of each kind while typing, the total, and an FAQ answer before them. */
  suggest(keyword: string): { found: Found[]; total: number; help?: FoundAnswer };
};

/** The maximum number and length of words that are used. */
const MOST_WORDS = 10;
const LONGEST_WORD = 24;
/** In longer searches, neighbours are not tried as one word. */
const MOST_JOINED = 6;
const SUGGESTED = 8;
const SUGGESTED_OF_KIND = 3;
/** With fewer exact matches than this, and none by name or category, similar matches are added. */
const FEW = 4;

/** The beginning of a longer word, and a similar word, count less than the word itself. */
const WEIGHTS = { fuzzy: 0.45, prefix: 0.2 };
/** How much the plural counts when the singular was typed, or the other way round. */
const OTHER_FORM = 0.5;
/** Of equal matches, what can be bought comes first. */
const KIND_WEIGHTS: Readonly<Record<SearchKind, number>> = {
  products: 1.6,
  creators: 1.2,
  recipes: 1,
  articles: 0.8,
  fundings: 0.7,
};

/**
 * Loads an index made by `writeIndex`.
 *
 * @throws Error when the text is not an index
 */
export function createSearchEngine(json: string): SearchEngine {
  const {
    index: plain,
    popular: popularIds,
    help,
  } = JSON.parse(json) as { index: AsPlainObject; popular: string[]; help: FaqAnswer[] };
  const index = MiniSearch.loadJS<IndexedItem>(plain, INDEX_OPTIONS);
  const run = (query: Query, options: SearchOptions) =>
    index.search(query, { boost: FIELD_WEIGHTS, weights: WEIGHTS, ...options });
  const popular = popularIds.flatMap((id) => {
    const fields = index.getStoredFields(id);
    return fields ? [{ id, ...fields } as SearchItem] : [];
  });

  /**
   * Ranks first what has all words in its name or category, then what the last word calls it (`sharp knife` for
   * a knife), then other exact matches. Adds similar ones only when there are few and no FAQ answer matched. As
   * a last resort, matches any of the words.
   */
  function rank(words: readonly string[], isAnswered: boolean): Ranked[] {
    if (words.length === 0) return [];
    const spellings = spellingsOf(words);
    const exact = run({ combineWith: 'OR', queries: spellings.map((one) => allOf(one)) }, {});
    const isEnough = isAnswered || exact.length >= FEW || exact.some(isNamed);
    const more = isEnough ? [] : run(allOf(words, tolerance), {});
    const isOneOf = ({ match }: SearchResult) => isOfKind(match, spellings);
    if (!isAnswered && words.length > 1 && !exact.some(isOneOf))
      more.push(...run(allOf(words.slice(-1)), {}).filter(isOneOf));
    if (!isAnswered && exact.length + more.length === 0 && words.length > 1)
      more.push(...run({ ...allOf(words, tolerance), combineWith: 'OR' }, {}));
    const known = new Set<string>();
    const all = [...exact, ...more].filter(({ id }) => !known.has(id) && known.add(id));
    return withoutBeginnings(
      all.map((result, place) => ranked(result, spellings, place < exact.length)),
    ).sort(
      (a, b) =>
        b.rank - a.rank ||
        Number(b.isExact) - Number(a.isExact) ||
        Number(a.item.isAbsent ?? false) - Number(b.item.isAbsent ?? false) ||
        b.score - a.score ||
        (a.item.id < b.item.id ? -1 : 1),
    );
  }

  /** What matches a keyword and its conditions. A price without other words matches all products. */
  function matches(typed: string, isAnswered: boolean): { words: string[]; all: Ranked[] } {
    const { keyword, hasPrices, allows } = conditionsOf(typed);
    const words = typedWords(keyword);
    const all =
      words.length === 0 && hasPrices
        ? run(MiniSearch.wildcard, {}).map((result) => ranked(result, [[]], true))
        : rank(words, isAnswered);
    return { words, all: all.filter(({ item }) => allows(item)) };
  }

  const findsSomething = (spelling: string) => run(allOf(spelling.split(' ')), {}).length > 0;

  return {
    search({ keyword, kind, page: asked }) {
      const answers = findFaqAnswers(help, keyword);
      const { words, all } = matches(keyword, answers.length > 0);
      const ofKind = kind ? all.filter(({ item }) => item.kind === kind) : all;
      const pageCount = Math.max(1, Math.ceil(ofKind.length / PAGE_SIZE));
      const page = Math.min(asked, pageCount);
      const counts: SearchAnswer['counts'] = {};
      for (const { item } of all) counts[item.kind] = (counts[item.kind] ?? 0) + 1;
      return {
        counts,
        totalOfAll: all.length,
        total: ofKind.length,
        page,
        pageCount,
        found: ofKind
          .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
          .map(({ item, terms }) => ({ item, terms })),
        help: answers,
        // With an FAQ answer no other spellings are suggested.
        closest:
          all[0]?.isExact || answers.length > 0
            ? []
            : closestOf(words, (word, options) => run(word, options)).filter(findsSomething),
        popular,
      };
    },
    suggest(keyword) {
      const [answer] = findFaqAnswers(help, keyword);
      const { all } = matches(keyword, answer !== undefined);
      const kinds = Map.groupBy(all, ({ item }) => item.kind);
      const found = [...kinds.values()].flatMap((ofKind) => ofKind.slice(0, SUGGESTED_OF_KIND));
      return { found: found.slice(0, SUGGESTED), total: all.length, ...(answer && { help: answer }) };
    },
  };
}

/** A result with its rank: see `rankOf`. */
type Ranked = Found & { rank: number; score: number; isExact: boolean; isWhole: boolean };
/** The words of a search, and the same with neighbours written as one. */
type Spellings = readonly (readonly string[])[];

function ranked(result: SearchResult, spellings: Spellings, isExact: boolean): Ranked {
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
 * Leaves out what only has the beginning of a longer word, if a thing is called by the whole word: a search for
 * `pan` is not for the pantry.
 */
function withoutBeginnings(all: Ranked[]): Ranked[] {
  return all.some(({ rank }) => rank >= 3) ? all.filter(({ rank, isWhole }) => isWhole || rank > 1) : all;
}

/**
 * 4 if an item's name or category has all words, and the last one is its noun: `rye bread` for a bread. 3 if
 * they have all words. 2 if only the last word says what it is. 1 otherwise. Words count in the singular or the
 * plural, but not the beginning of a longer word.
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
 * True when the last word is what a thing is called, since a `sharp knife` is a knife, or when the words
 * written as one are somewhere in its text.
 */
function isOfKind(match: SearchResult['match'], [words = [], ...joined]: Spellings): boolean {
  const hasAll = (spelling: readonly string[]) => spelling.every((word) => isMatchedBy(word, match));
  return words.slice(-1).some((word) => isMatchedBy(word, match, KIND_FIELDS)) || joined.some(hasAll);
}

/** True when one of the fields, or any field, has the whole word in the singular or the plural. */
function isMatchedBy(word: string, match: SearchResult['match'], fields?: readonly string[]): boolean {
  return formsOf(word).some((form) => match[form]?.some((field) => fields?.includes(field) ?? true));
}

/** All words, the last one perhaps not finished, each in the singular or the plural. */
function allOf(words: readonly string[], fuzzy: (word: string) => number | false = () => false) {
  return {
    combineWith: 'AND',
    queries: words.map((word, place) => {
      const [typed = word, ...others] = formsOf(word);
      const isLast = place === words.length - 1;
      return {
        combineWith: 'OR',
        queries: [
          { queries: [typed], prefix: isLast, fuzzy: fuzzy(word), maxFuzzy: 4 },
          { queries: others, prefix: false, fuzzy: false, boostTerm: () => OTHER_FORM },
        ],
      };
    }),
  } satisfies Query;
}

/** The words, and what they are with two or three neighbours written as one: `tea pot` for a teapot. */
function spellingsOf(words: readonly string[]): string[][] {
  if (words.length > MOST_JOINED) return [[...words]];
  const joined = [2, 3].flatMap((count) =>
    words
      .slice(count - 1)
      .map((_, at) => [
        ...words.slice(0, at),
        words.slice(at, at + count).join(''),
        ...words.slice(at + count),
      ]),
  );
  return [[...words], ...joined];
}

function isNamed({ match }: SearchResult): boolean {
  return Object.values(match).some((fields) => fields.some((field) => NAMING_FIELDS.includes(field)));
}

/** The allowed edits per word: a third of a longer word, one in a short one, none below three letters. */
function tolerance(word: string): number | false {
  if (word.length > 4) return 0.34;
  return word.length > 2 ? 1 : false;
}

function typedWords(keyword: string): string[] {
  return searchWords(keyword)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));
}
