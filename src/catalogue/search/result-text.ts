import { moneyIn } from '#src/core/regions/format.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import * as words from '#src/words/en/search.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { isOfFaq } from './find-faq-answers.ts';
import type { SearchAnswer } from './search-engine.ts';
import { SEARCH_KINDS, type SearchKind } from './search-item.ts';
import { SEARCH_TEXT_LENGTH, type SearchQuery } from './search-query.ts';

/** The page's title, without the store's name. */
export function titleText({ keyword }: SearchQuery): string {
  return keyword ? fill(words.titleOf, { keyword }) : words.search;
}

/** The price limits and the number of results as text. Announced when they change. */
export function statusText(query: SearchQuery, answer: SearchAnswer, region: RegionCode): string {
  const { keyword, kind, isCut } = query;
  const { totalOfAll, total, page, pageCount, closest, counts, help } = answer;
  if (!keyword) return '';
  const before = [
    ...(isCut ? [fill(words.wasCut, { count: String(SEARCH_TEXT_LENGTH) })] : []),
    ...(answer.prices ? [priceText(answer.prices, region)] : []),
    ...help.slice(0, 1).map(({ url }) => (isOfFaq(url) ? words.helpAnswer : words.pageAnswer)),
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

/** The price limits of a search in the region's money: `Up to £15.00.` */
function priceText({ least, most }: NonNullable<SearchAnswer['prices']>, region: RegionCode): string {
  const money = (amount: number) => moneyIn(region, amount).replace(/\.00$/, '');
  if (least === undefined) return fill(words.upTo, { most: money(most ?? 0) });
  if (most === undefined) return fill(words.fromPrice, { least: money(least) });
  return fill(words.betweenPrices, { least: money(least), most: money(most) });
}
