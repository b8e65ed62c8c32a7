import { paths } from '../../../lib/paths.ts';
import type { SearchAnswer } from '../search-engine.ts';
import { SEARCH_KINDS, type SearchKind } from '../search-item.ts';
import { KEYWORD_LENGTH, type SearchQuery, searchQueryText } from '../search-query.ts';
import { findList } from './find-view.ts';
import { pagerView } from './pager-view.ts';
import { h, type Piece } from './piece.ts';

const KIND_WORDS: Readonly<Record<SearchKind, readonly [one: string, many: string]>> = {
  products: ['product', 'products'],
  recipes: ['recipe', 'recipes'],
  creators: ['creator', 'creators'],
  articles: ['article', 'articles'],
  fundings: ['funding', 'fundings'],
};

/** The title of the page, before the store's name. */
export function titleText({ keyword }: SearchQuery): string {
  return keyword ? `Search: “${keyword}”` : 'Search';
}

/** What stands in the page's first heading. */
export function headingView({ keyword }: SearchQuery, { totalOfAll }: SearchAnswer): Piece {
  if (!keyword) return 'What are you hungry for?';
  return [totalOfAll > 0 ? 'Found: ' : 'Not found: ', h('bdi', { class: 'keyword' }, `“${keyword}”`)];
}

/** How many there are, in a sentence or two; read out when it changes. */
export function statusText(query: SearchQuery, answer: SearchAnswer): string {
  const { keyword, kind, isCut } = query;
  const { totalOfAll, total, page, pageCount, closest, counts } = answer;
  if (!keyword) return '';
  const cut = isCut ? `That was a long one, so we looked for its first ${KEYWORD_LENGTH} characters. ` : '';
  if (totalOfAll === 0) return `${cut}Nothing here goes by that name.`;
  const ofPages = pageCount > 1 ? `, page ${page} of ${pageCount}` : '';
  const near = closest.length > 0 ? 'Nothing is spelt quite like that; this comes close. ' : '';
  const sum = kind
    ? `${countLabel(total, kind)} of ${totalOfAll} finds`
    : `${totalOfAll} ${totalOfAll === 1 ? 'find' : 'finds'}: ${inWords(SEARCH_KINDS.flatMap((one) => (counts[one] ? [countLabel(counts[one], one)] : [])))}`;
  return `${cut}${near}${sum}${ofPages}.`;
}

/** Everything below the form: kinds to choose from, the finds of one page, ways on. */
export function resultsView(query: SearchQuery, answer: SearchAnswer): Piece {
  const { found, total, totalOfAll, page, closest } = answer;
  if (!query.keyword) return popularView(answer, 'While you think about it');
  if (totalOfAll === 0) return emptyView(query, answer);
  return [
    closest.length > 0 && closestView(query, closest),
    kindsView(query, answer),
    total > 0
      ? findList(found, { hasLead: page === 1 })
      : h('p', { class: 'stand finds-none' }, `No ${KIND_WORDS[query.kind ?? 'products'][1]} among them.`),
    pagerView(query, answer),
  ];
}

function kindsView(query: SearchQuery, { counts, totalOfAll }: SearchAnswer): Piece {
  const link = (kind: SearchKind | undefined, text: string, count: number) =>
    h(
      'li',
      {},
      h(
        'a',
        {
          class: 'chip',
          href: addressOf({ ...query, kind, page: 1 }),
          'aria-current': query.kind === kind && 'true',
          'data-go': true,
        },
        h('span', {}, text, ' ', h('b', {}, String(count))),
      ),
    );
  return h(
    'nav',
    { class: 'find-kinds', 'aria-label': 'Kinds of finds' },
    h(
      'ul',
      {},
      link(undefined, 'Everything', totalOfAll),
      ...SEARCH_KINDS.filter((kind) => counts[kind] || kind === query.kind).map((kind) =>
        link(kind, capital(KIND_WORDS[kind][1]), counts[kind] ?? 0),
      ),
    ),
  );
}

function closestView(query: SearchQuery, closest: readonly string[]): Piece {
  return h(
    'p',
    { class: 'find-closest' },
    'Did you mean ',
    ...closest.flatMap((keyword, at) => [
      at > 0 && (at === closest.length - 1 ? ' or ' : ', '),
      h(
        'a',
        { class: 'more', href: addressOf({ keyword, page: 1, kind: query.kind }), 'data-go': true },
        keyword,
      ),
    ]),
    '?',
  );
}

function emptyView(query: SearchQuery, answer: SearchAnswer): Piece {
  return [
    h(
      'div',
      { class: 'finds-empty' },
      answer.closest.length > 0 && closestView(query, answer.closest),
      h(
        'p',
        { class: 'stand' },
        'Try one word instead of three, a creator’s name, or the thing you want to cook with. If you think we ought to have it, ',
        h('a', { class: 'more', href: paths.contact }, 'ask us'),
        '.',
      ),
    ),
    popularView(answer, 'What we would put on the table instead'),
  ];
}

function popularView({ popular }: SearchAnswer, title: string): Piece {
  return h(
    'section',
    { class: 'finds-popular', 'aria-labelledby': 'popular' },
    h('p', { class: 'label', id: 'popular' }, title),
    findList(popular.map((item) => ({ item, terms: [] }))),
  );
}

function addressOf({
  keyword,
  kind,
  page,
}: Omit<SearchQuery, 'kind'> & { kind: SearchKind | undefined }): string {
  return paths.search + searchQueryText({ keyword, page, ...(kind && { kind }) });
}

function countLabel(count: number, kind: SearchKind): string {
  return `${count} ${KIND_WORDS[kind][count === 1 ? 0 : 1]}`;
}

function inWords(parts: readonly string[]): string {
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
