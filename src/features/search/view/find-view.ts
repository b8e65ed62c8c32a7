import type { Found } from '../search-engine.ts';
import type { SearchItem } from '../search-item.ts';
import { highlight } from './highlight.ts';
import { h, type Piece } from './piece.ts';

/** A list of things; the first may lead, large. Its titles are headings of the second level. */
export function findList(found: readonly Found[], { hasLead = false } = {}): Piece {
  return h(
    'ol',
    { class: hasLead ? 'finds has-lead' : 'finds' },
    ...found.map((one, place) => findRow(one, { isLead: hasLead && place === 0, isFirst: place === 0 })),
  );
}

function findRow({ item, terms }: Found, { isLead, isFirst }: { isLead: boolean; isFirst: boolean }): Piece {
  const isWide = item.picture.width > item.picture.height;
  return h(
    'li',
    { class: isLead ? 'find is-lead' : 'find', 'data-card': true },
    h('span', { class: isWide ? 'find-picture is-wide' : 'find-picture' }, picture(item, isLead, isFirst)),
    h(
      'div',
      { class: 'find-words' },
      h('p', { class: 'label' }, item.label),
      h('h2', {}, h('a', { href: item.url }, ...highlight(item.title, terms))),
      h('p', { class: 'note' }, ...highlight(item.by, terms)),
    ),
    item.price && priceView(item),
  );
}

/** The price as cards write it. */
export function priceView({ price, isAbsent }: SearchItem): Piece {
  return (
    price &&
    h(
      'p',
      { class: isAbsent ? 'price is-absent' : 'price' },
      price.before && h('small', {}, `${price.before} `),
      price.text,
      price.note && h('small', {}, ` ${price.note}`),
    )
  );
}

function picture(
  { picture: { small, large, width, height, ground } }: SearchItem,
  isLead: boolean,
  isFirst: boolean,
) {
  return h('img', {
    src: isLead ? large : small,
    alt: '',
    width,
    height,
    class: ground && `ground-${ground}`,
    loading: isFirst ? 'eager' : 'lazy',
    decoding: 'async',
    fetchpriority: isFirst && 'high',
  });
}
