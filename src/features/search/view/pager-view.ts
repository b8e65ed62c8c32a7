import { paths } from '../../../lib/paths.ts';
import type { SearchAnswer } from '../search-engine.ts';
import { type SearchQuery, searchQueryText } from '../search-query.ts';
import { h, type Piece } from './piece.ts';

/** Links to the pages of an answer, as the store's other lists have them. */
export function pagerView(query: SearchQuery, { page, pageCount }: SearchAnswer): Piece {
  if (pageCount < 2) return undefined;
  const link = (number: number, text: string, attributes: Record<string, string | false>) =>
    h(
      'a',
      { href: paths.search + searchQueryText({ ...query, page: number }), 'data-go': 'top', ...attributes },
      text,
    );
  const step = (number: number, text: string, rel: string) =>
    link(number, text, { class: 'pager-step', rel });
  return h(
    'nav',
    { class: 'pager', 'aria-label': 'Pages of finds' },
    page > 1 ? step(page - 1, 'Previous page', 'prev') : h('span'),
    h(
      'ol',
      {},
      ...Array.from({ length: pageCount }, (_, at) => at + 1).map((number) =>
        h(
          'li',
          {},
          link(number, String(number), {
            'aria-label': `Page ${number}`,
            'aria-current': number === page && 'page',
          }),
        ),
      ),
    ),
    page < pageCount ? step(page + 1, 'Next page', 'next') : h('span'),
  );
}
