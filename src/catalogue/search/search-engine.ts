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
import { FIELD_WEIGHTS, INDEX_OPTIONS, type IndexedItem } from './index-options.ts';
import { type Found, isNamed, isOfKind, type Ranked, ranked, withoutBeginnings } from './rank-results.ts';
import type { SearchItem, SearchKind } from './search-item.ts';
import type { SearchQuery } from './search-query.ts';
import { formsOf, searchWords } from './word-forms.ts';

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
const MAX_WORDS = 10;
const MAX_WORD_LENGTH = 24;
/** In longer searches, neighbours are not tried as one word. */
const MAX_JOINED = 6;
const SUGGESTED = 8;
const SUGGESTED_OF_KIND = 3;
/** With fewer exact matches than this, and none by name or category, similar matches are added. */
const FEW = 4;

/** The beginning of a longer word, and a similar word, count less than the word itself. */
const WEIGHTS = { fuzzy: 0.45, prefix: 0.2 };
/** How much the plural counts when the singular was typed, or the other way round. */
const OTHER_FORM = 0.5;
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
   * Ranks first what has all words in its name or category, then what the last word calls it (`sharp knife`
   * for a knife), then other exact matches. Adds similar ones only when there are few and no FAQ answer
   * matched. As a last resort, matches any of the words.
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
  if (words.length > MAX_JOINED) return [[...words]];
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

/** The allowed edits per word: a third of a longer word, one in a short one, none below three letters. */
function tolerance(word: string): number | false {
  if (word.length > 4) return 0.34;
  return word.length > 2 ? 1 : false;
}

function typedWords(keyword: string): string[] {
  return searchWords(keyword)
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
}
