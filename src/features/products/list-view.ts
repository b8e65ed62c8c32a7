import type { ListPrice } from '../../catalogue/products/list-price.ts';
import { type ListItem, type ListQuery, listQueryText } from './list-query.ts';

/** A shelf of cards, each a copy of the card that the build put into the page's template. */
export function shelfOf(items: readonly ListItem[]): HTMLElement {
  const shelf = document.createElement('ul');
  const isRecipes = items.some(({ minutes }) => minutes !== undefined);
  shelf.className = `shelf inset${isRecipes ? ' shelf-recipes' : ''}`;
  shelf.append(...items.map(cardOf));
  return shelf;
}

export function emptyResult(): Node {
  return template('[data-empty-template]');
}

/** Links to the pages of a filtered list: real addresses, so that they can be opened elsewhere. */
export function pagerFor(
  query: ListQuery,
  { page, pageCount }: { page: number; pageCount: number },
  action: string,
  /** What the pages hold: `products`. */
  of: string,
) {
  const nav = document.createElement('nav');
  nav.className = 'pager inset';
  nav.ariaLabel = `Pages of ${of}`;
  if (pageCount < 2) {
    nav.hidden = true;
    return nav;
  }
  const link = (number: number, text: string, className = '') => {
    const anchor = document.createElement('a');
    anchor.href = new URL(action).pathname + (listQueryText({ ...query, page: number }) || '?page=1');
    anchor.textContent = text;
    anchor.className = className;
    anchor.dataset.page = String(number);
    return anchor;
  };
  const list = document.createElement('ol');
  for (let number = 1; number <= pageCount; number++) {
    const item = document.createElement('li');
    const anchor = link(number, String(number));
    anchor.ariaLabel = `Page ${number}`;
    if (number === page) anchor.ariaCurrent = 'page';
    item.append(anchor);
    list.append(item);
  }
  const next = link(page + 1, 'Next page', 'pager-step');
  next.rel = 'next';
  nav.append(
    page > 1 ? link(page - 1, 'Previous page', 'pager-step') : document.createElement('span'),
    list,
    page < pageCount ? next : document.createElement('span'),
  );
  return nav;
}

function cardOf(
  { name, url, creator, label, summary, price, picture, isWide = false }: ListItem,
  index: number,
): HTMLElement {
  const card = template('[data-card-template]');
  // biome-ignore lint/style/noNonNullAssertion: every part is in the card that the build puts into the template
  const part = <T extends HTMLElement>(selector: string) => card.querySelector<T>(selector)!;
  part('.card').classList.toggle('is-wide', isWide);
  const image = part<HTMLImageElement>('img');
  image.sizes = index === 0 || isWide ? '(max-width: 640px) 100vw, 47vw' : '(max-width: 640px) 48vw, 23vw';
  image.srcset = picture.srcset;
  image.src = picture.src;
  image.alt = picture.alt;
  image.className = picture.class;
  image.width = picture.width;
  image.height = picture.height;
  part('.label').textContent = label ?? creator;
  const link = part<HTMLAnchorElement>('h2 a');
  link.href = url;
  link.textContent = name;
  if (index === 0) part('.card-line').textContent = summary;
  else part('.card-line').remove();
  if (price) fillPrice(part('.price'), price);
  const item = document.createElement('li');
  item.append(card);
  return item;
}

function fillPrice(element: HTMLElement, { text, before, note, amount }: ListPrice) {
  const small = (words: string) => Object.assign(document.createElement('small'), { textContent: words });
  element.classList.toggle('is-absent', amount === undefined);
  element.replaceChildren(
    ...(before ? [small(`${before} `)] : []),
    text,
    ...(note ? [small(` ${note}`)] : []),
  );
}

function template(selector: string): DocumentFragment & HTMLElement {
  // biome-ignore lint/style/noNonNullAssertion: both templates are on every page with a list
  const { content } = document.querySelector<HTMLTemplateElement>(selector)!;
  return document.importNode(content, true) as DocumentFragment & HTMLElement;
}
