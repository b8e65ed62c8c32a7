import MiniSearch, {
  type AsPlainObject,
  type Query,
  type SearchOptions,
  type SearchResult,
} from 'minisearch';
import { PAGE_SIZE } from '#src/lib/pagination.ts';
import type { FaqAnswer } from '../policies/faq.ts';
import { conditionsOf } from './conditions.ts';
import { closestOf, correctedOf } from './did-you-mean.ts';
import { type FoundAnswer, type FoundPlace, findFaqAnswers, findPlaces } from './find-faq-answers.ts';
import { FIELD_WEIGHTS, INDEX_OPTIONS, type IndexedItem } from './index-options.ts';
import type { PriceRange } from './price-range.ts';
import {
  byRank,
  type Found,
  isNamed,
  isOfKind,
  type Ranked,
  ranked,
  withoutBeginnings,
} from './rank-results.ts';
import type { SearchItem, SearchKind, SearchPlace } from './search-item.ts';
import type { SearchQuery } from './search-query.ts';
import { wantedWords } from './word-forms.ts';
import { allOf, spellingsOf, tolerance } from './word-queries.ts';

export type SearchAnswer = {
  /**
   * The number of matches of each kind, also of kinds that were not requested.
   * Kinds without matches are left out.
   */
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
  /** The sections and categories that the keyword names. */
  places: FoundPlace[];
  /** Other spellings that have results, the best first, when there is no exact match. */
  closest: string[];
  /** What can be shown instead: no food that the search does not want, and of the wanted price if any is. */
  popular: SearchItem[];
  /** The limits of the price, in minor units of the region, if the keyword has any. */
  prices?: Omit<PriceRange, 'rest'>;
  /** The keyword without its price, when only the price is why nothing was found. */
  unpriced?: string;
};

/** The search interface, in the browser, in a function and in tests. */
export type SearchEngine = {
  search(query: SearchQuery): SearchAnswer;
  /** The best few matches of each kind while typing, the total, and at most two answers before them. */
  suggest(keyword: string): { found: Found[]; total: number; help: FoundAnswer[] };
};

/** The maximum number and length of words that are used. */
const MAX_WORDS = 10;
const MAX_WORD_LENGTH = 24;
const SUGGESTED = 8;
const SUGGESTED_OF_KIND = 3;
const SUGGESTED_ANSWERS = 2;
/** With fewer exact matches than this, and none by name or category, similar matches are added. */
const FEW = 4;

/** The beginning of a longer word, and a similar word, count less than the word itself. */
const WEIGHTS = { fuzzy: 0.45, prefix: 0.2 };
/** What `writeIndex` writes. */
type WrittenIndex = {
  index: AsPlainObject;
  popular: string[];
  help: FaqAnswer[];
  places: SearchPlace[];
};
/** The words of a search; the last says what is wanted. */
type Wanted = ReturnType<typeof wantedWords>;

/**
 * Loads an index made by `writeIndex`.
 *
 * @throws Error when the text is not an index
 */
export function createSearchEngine(json: string): SearchEngine {
  const { index: plain, popular: popularIds, help, places } = JSON.parse(json) as WrittenIndex;
  const index = MiniSearch.loadJS<IndexedItem>(plain, INDEX_OPTIONS);
  const run = (query: Query, options: SearchOptions) =>
    index.search(query, { boost: FIELD_WEIGHTS, weights: WEIGHTS, ...options });
  const popular = popularIds.flatMap((id) => {
    const fields = index.getStoredFields(id);
    return fields ? [{ id, ...fields } as SearchItem] : [];
  });

  const runWord = (word: string, options: SearchOptions) => run(word, options);

  /**
   * Ranks first what has all words in its name or category, then what the last word calls it (`sharp knife`
   * for a knife), then other exact matches. `open` may be the beginning of a word.
   */
  function rankExact({ words, open }: Wanted, isAnswered: boolean): { all: Ranked[]; isEnough: boolean } {
    const spellings = spellingsOf(words);
    const exact = run({ combineWith: 'OR', queries: spellings.map((one) => allOf(one, open)) }, {});
    const isOneOf = ({ match }: SearchResult) => isOfKind(match, spellings);
    const called =
      !isAnswered && words.length > 1 && !exact.some(isOneOf)
        ? run(allOf(words.slice(-1), open), {}).filter(isOneOf)
        : [];
    const all = onceEach([
      ...exact.map((result) => ranked(result, spellings, true)),
      ...called.map((result) => ranked(result, spellings, false)),
    ]);
    return {
      all: withoutBeginnings(all).sort(byRank),
      isEnough: isAnswered || exact.length >= FEW || exact.some(isNamed),
    };
  }

  /**
   * The exact matches, and only if they are few and no FAQ answer matched, after them what other spellings
   * find. As a last resort, matches any of the words.
   */
  function rank(wanted: Wanted, isAnswered: boolean): Ranked[] {
    const { words, open } = wanted;
    if (words.length === 0) return [];
    const { all, isEnough } = rankExact(wanted, isAnswered);
    if (isEnough) return all;
    const corrected = correctedOf(words, runWord).map((spelling) => spelling.split(' '));
    const spellings = spellingsOf(words);
    const similar =
      corrected.length > 0
        ? corrected.flatMap((spelling) => rankExact({ words: spelling, open: '' }, false).all)
        : run(allOf(words, open, tolerance), {}).map((result) => ranked(result, spellings, false));
    const more = similar.map((one) => ({ ...one, isExact: false }));
    const found = onceEach([...all, ...(corrected.length > 0 ? more : more.sort(byRank))]);
    if (found.length > 0 || words.length === 1) return found;
    const telling = (corrected[0] ?? words).filter((word) => word.length > 2);
    return run({ ...allOf(telling, ''), combineWith: 'OR' }, {})
      .map((result) => ranked(result, [telling], false))
      .sort(byRank);
  }

  const everything = () => run(MiniSearch.wildcard, {}).map((result) => ranked(result, [[]], true));
  const ofRest = (rest: readonly string[], isAnswered: boolean) =>
    rest.length > 0 ? rank(wantedOf(rest.join(' ')), isAnswered) : everything();

  /**
   * What matches a keyword and its conditions. A price without other words matches all products. Recipes and
   * foods whose facts have the wanted diet match without its words too.
   */
  function matches(typed: string, isAnswered: boolean) {
    const { keyword, prices, food, affords } = conditionsOf(typed);
    const wanted = wantedOf(keyword);
    const all = wanted.words.length === 0 && prices ? everything() : rank(wanted, isAnswered);
    const said = food.has ? all.filter(({ item, isExact }) => isExact && !food.forbids(item)) : all;
    const proven = food.has ? ofRest(food.rest, isAnswered).filter(({ item }) => food.proves(item)) : [];
    const found = onceEach([...said, ...proven]);
    const kept = found.filter(({ item }) => affords(item));
    const unpriced = found.length > 0 && kept.length === 0 ? keyword : undefined;
    return { words: wanted.words, all: kept, prices, unpriced, food, affords };
  }

  const findsSomething = (spelling: string) => {
    const words = spelling.split(' ');
    return run(allOf(words, words.at(-1)), {}).length > 0;
  };

  return {
    search({ keyword, kind, page: asked }) {
      const answers = findFaqAnswers(help, keyword);
      const { words, all, prices, unpriced, food, affords } = matches(keyword, answers.length > 0);
      const near = popular.filter((item) => !food.forbids(item));
      const cheap = near.filter(affords);
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
        places: findPlaces(places, keyword),
        // With an FAQ answer no other spellings are suggested.
        closest:
          all[0]?.isExact || answers.length > 0 ? [] : closestOf(words, runWord).filter(findsSomething),
        popular: cheap.length > 0 ? cheap : near,
        ...(prices && { prices }),
        ...(unpriced && { unpriced }),
      };
    },
    suggest(keyword) {
      const answers = findFaqAnswers(help, keyword);
      const { all } = matches(keyword, answers.length > 0);
      const kinds = Map.groupBy(all, ({ item }) => item.kind);
      const found = [...kinds.values()].flatMap((ofKind) => ofKind.slice(0, SUGGESTED_OF_KIND));
      return {
        found: found.slice(0, SUGGESTED),
        total: all.length,
        help: answers.slice(0, SUGGESTED_ANSWERS),
      };
    },
  };
}

/** Each item once, where it is first. */
function onceEach(all: readonly Ranked[]): Ranked[] {
  const known = new Set<string>();
  return all.filter(({ item }) => !known.has(item.id) && known.add(item.id));
}

/** The words that are used of a keyword. */
function wantedOf(keyword: string): Wanted {
  const { words, open } = wantedWords(keyword);
  const cut = (word: string) => word.slice(0, MAX_WORD_LENGTH);
  return { words: words.slice(0, MAX_WORDS).map(cut), open: cut(open) };
}
