import MiniSearch, { type AsPlainObject, type SearchOptions, type SearchResult } from 'minisearch';
import { PAGE_SIZE } from '#src/lib/pagination.ts';
import { wordsOf } from '#src/lib/words.ts';
import type { FaqAnswer } from '../policies/faq.ts';
import { closestOf } from './did-you-mean.ts';
import { type FoundAnswer, findFaqAnswers } from './find-faq-answers.ts';
import { INDEX_OPTIONS, type IndexedItem } from './index-options.ts';
import type { SearchItem, SearchKind } from './search-item.ts';
import type { SearchQuery } from './search-query.ts';

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
  /** Other spellings, the best first, when there is no exact match. */
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
const SUGGESTED = 8;
const SUGGESTED_OF_KIND = 3;
/** With fewer exact matches than this, and none by title or creator, similar matches are added. */
const FEW = 4;

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
  const run = (words: readonly string[], options: SearchOptions) =>
    index.search(words.join(' '), { boost: { title: 3, by: 2, also: 0.7 }, ...options });
  const popular = popularIds.flatMap((id) => {
    const fields = index.getStoredFields(id);
    return fields ? [{ id, ...fields } as SearchItem] : [];
  });

  /**
   * Ranks exact matches first. Adds similar ones only when there are few and no FAQ answer matched. As a last
   * resort, matches any of the words.
   */
  function rank(words: readonly string[], isAnswered: boolean): Ranked[] {
    if (words.length === 0) return [];
    const prefix = (_: string, place: number) => place === words.length - 1;
    const near = { prefix, fuzzy: tolerance, maxFuzzy: 4 };
    const exact = run(words, { prefix, combineWith: 'AND' });
    const isEnough = isAnswered || exact.length >= FEW || exact.some(isNamed);
    let more: SearchResult[] = isEnough ? [] : run(words, { ...near, combineWith: 'AND' });
    if (!isAnswered && exact.length + more.length === 0 && words.length > 1) more = run(words, near);
    const known = new Set(exact.map(({ id }) => id));
    const whole = words.join(' ');
    return [
      ...exact.map((result) => ranked(result, whole, true)),
      ...more.filter(({ id }) => !known.has(id)).map((result) => ranked(result, whole, false)),
    ].sort(
      (a, b) =>
        Number(b.isExact) - Number(a.isExact) || b.score - a.score || (a.item.id < b.item.id ? -1 : 1),
    );
  }

  return {
    search({ keyword, kind, page: asked }) {
      const words = searchWords(keyword);
      const answers = findFaqAnswers(help, keyword);
      const all = rank(words, answers.length > 0);
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
            : closestOf(words, (word, options) => run([word], options)),
        popular,
      };
    },
    suggest(keyword) {
      const [answer] = findFaqAnswers(help, keyword);
      const all = rank(searchWords(keyword), answer !== undefined);
      const kinds = Map.groupBy(all, ({ item }) => item.kind);
      const found = [...kinds.values()].flatMap((ofKind) => ofKind.slice(0, SUGGESTED_OF_KIND));
      return { found: found.slice(0, SUGGESTED), total: all.length, ...(answer && { help: answer }) };
    },
  };
}

type Ranked = Found & { score: number; isExact: boolean };

function ranked(
  { id, score, terms, match, queryTerms, ...fields }: SearchResult,
  whole: string,
  isExact: boolean,
): Ranked {
  const item = { id, ...fields } as unknown as SearchItem;
  const title = wordsOf(item.title).join(' ');
  const isWhole = title === whole ? 4 : title.startsWith(whole) ? 1.5 : 1;
  const weight = isWhole * (item.isAbsent ? 0.3 : 1);
  return { item, terms, isExact, score: Math.round(score * weight * 1e6) / 1e6 };
}

function isNamed({ match }: SearchResult): boolean {
  return Object.values(match).some((fields) => fields.includes('title') || fields.includes('by'));
}

/** The allowed edits per word: a third of a longer word, one in a short one, none below three letters. */
function tolerance(word: string): number | false {
  if (word.length > 4) return 0.34;
  return word.length > 2 ? 1 : false;
}

function searchWords(keyword: string): string[] {
  return wordsOf(keyword)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));
}
