import { paths } from '../../../lib/paths.ts';
import type { Found } from '../search-engine.ts';
import type { SearchKind } from '../search-item.ts';
import { searchQueryText } from '../search-query.ts';
import { priceView } from './find-view.ts';
import { highlight } from './highlight.ts';
import { h, type Piece } from './piece.ts';

const GROUPS: Readonly<Record<SearchKind, string>> = {
  products: 'On the shelves',
  recipes: 'Recipes',
  creators: 'Creators',
  articles: 'From the blog',
  fundings: 'Being funded',
};

/** What a list box holds while somebody types: the finds by kind, and the way to all of them. `id` begins every id. */
export function suggestionsView(id: string, keyword: string, found: readonly Found[], total: number): Piece {
  let place = 0;
  const option = (href: string, className: string, ...children: Piece[]) =>
    h(
      'a',
      {
        role: 'option',
        id: `${id}-${place++}`,
        class: className,
        href,
        tabindex: -1,
        'aria-selected': 'false',
      },
      ...children,
    );
  const groups = [...Map.groupBy(found, ({ item }) => item.kind)];
  return [
    ...groups.map(([kind, ofKind]) =>
      h(
        'div',
        { role: 'group', class: 'suggestion-group', 'aria-labelledby': `${id}-${kind}` },
        h('p', { class: 'label', id: `${id}-${kind}`, role: 'presentation' }, GROUPS[kind]),
        ...ofKind.map(({ item, terms }) =>
          option(
            item.url,
            'suggestion',
            h('img', {
              src: item.picture.small,
              alt: '',
              width: 44,
              height: 55,
              decoding: 'async',
              class: item.picture.ground && `ground-${item.picture.ground}`,
            }),
            h('span', {}, h('b', {}, ...highlight(item.title, terms)), ' ', h('small', {}, item.by)),
            priceView(item),
          ),
        ),
      ),
    ),
    option(
      paths.search + searchQueryText({ keyword, page: 1 }),
      'suggestion-all',
      total === 1 ? 'The one find for ' : `All ${total} finds for `,
      h('bdi', {}, `“${keyword}”`),
    ),
  ];
}
