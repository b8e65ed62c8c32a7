import * as words from '#src/words/en/search.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import type { SearchAnswer } from './search-engine.ts';
import { SEARCH_KINDS, type SearchKind } from './search-item.ts';
import { SEARCH_TEXT_LENGTH, type SearchQuery } from './search-query.ts';

/** The page's title, without the store's name. */
export function titleText({ keyword }: SearchQuery): string {
  return keyword ? fill(words.titleOf, { keyword }) : words.search;
}

/** The number of results as text. Announced when it changes. */
export function statusText(query: SearchQuery, answer: SearchAnswer): string {
  const { keyword, kind, isCut } = query;
  const { totalOfAll, total, page, pageCount, closest, counts, help } = answer;
  if (!keyword) return '';
  const before = [
    ...(isCut ? [fill(words.wasCut, { count: String(SEARCH_TEXT_LENGTH) })] : []),
    ...(help.length > 0 ? [words.helpAnswer] : []),
  ];
  if (totalOfAll === 0) return [...before, ...(help.length > 0 ? [] : [words.noResults])].join(' ');
  const sum = { total: String(totalOfAll) };
  const kinds = SEARCH_KINDS.flatMap((one) => (counts[one] ? [countText(counts[one], one)] : []));
  const results = kind
    ? fill(words.resultsOfKind, { ...sum, found: countText(total, kind) })
    : fillCount(words.allResults, totalOfAll, { ...sum, kinds: listed(kinds) });
  return [
    ...before,
    ...(closest.length > 0 ? [words.similar] : []),
    pageCount > 1
      ? fill(words.resultsOnPage, { results, page: String(page), pages: String(pageCount) })
      : fill(words.results, { results }),
  ].join(' ');
}

function countText(count: number, kind: SearchKind): string {
  return fillCount(words.counts[kind], count, { total: String(count) });
}

function listed(parts: readonly string[]): string {
  const [last = ''] = parts.slice(-1);
  return parts.length > 1 ? fill(words.listEnd, { others: parts.slice(0, -1).join(', '), last }) : last;
}
