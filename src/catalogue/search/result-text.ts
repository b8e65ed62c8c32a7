import type { SearchAnswer } from './search-engine.ts';
import { SEARCH_KINDS, type SearchKind } from './search-item.ts';
import { SEARCH_TEXT_LENGTH, type SearchQuery } from './search-query.ts';

const NOUNS: Readonly<Record<SearchKind, readonly [one: string, many: string]>> = {
  products: ['product', 'products'],
  recipes: ['recipe', 'recipes'],
  creators: ['creator', 'creators'],
  articles: ['article', 'articles'],
  fundings: ['funding', 'fundings'],
};

/** The page's title, without the store's name. */
export function titleText({ keyword }: SearchQuery): string {
  return keyword ? `Search: “${keyword}”` : 'Search';
}

/** The number of results as text. Announced when it changes. */
export function statusText(query: SearchQuery, answer: SearchAnswer): string {
  const { keyword, kind, isCut } = query;
  const { totalOfAll, total, page, pageCount, closest, counts, help } = answer;
  if (!keyword) return '';
  const cut = isCut
    ? `Your search was too long, so we used its first ${SEARCH_TEXT_LENGTH} characters. `
    : '';
  const answered = help.length > 0 ? 'An answer from Help. ' : '';
  if (totalOfAll === 0) return `${cut}${answered || 'No results.'}`.trim();
  const ofPages = pageCount > 1 ? `, page ${page} of ${pageCount}` : '';
  const near = closest.length > 0 ? 'No exact matches. Showing similar results. ' : '';
  const sum = kind
    ? `${countText(total, kind)} of ${totalOfAll} results`
    : `${totalOfAll} ${totalOfAll === 1 ? 'result' : 'results'}: ${listed(SEARCH_KINDS.flatMap((one) => (counts[one] ? [countText(counts[one], one)] : [])))}`;
  return `${cut}${answered}${near}${sum}${ofPages}.`;
}

/** The plural of a kind, in lower case: `recipes`. */
export function pluralOf(kind: SearchKind): string {
  return NOUNS[kind][1];
}

/** The name of a kind as a heading: `Recipes`. */
export function kindName(kind: SearchKind): string {
  const plural = pluralOf(kind);
  return plural.charAt(0).toUpperCase() + plural.slice(1);
}

function countText(count: number, kind: SearchKind): string {
  return `${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`;
}

function listed(parts: readonly string[]): string {
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');
}
