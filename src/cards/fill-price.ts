import type { ListPrice } from '../catalogue/products/list-price.ts';
import { priceSuffix } from './price-suffix.ts';

/** Fills an empty `.price` as PriceText.tsx renders it, for cards made by scripts. */
export function fillPrice(element: HTMLElement, price: ListPrice): void {
  const { text, format, was, amount } = price;
  const after = priceSuffix(price);
  element.classList.toggle('is-absent', amount === undefined);
  element.replaceChildren(
    ...(format ? [partOf('small', `${format} `)] : []),
    partOf('span', text),
    ...(was ? [' ', struck(was)] : []),
    ...(after ? [partOf('small', after)] : []),
  );
}

function struck({ text, label }: NonNullable<ListPrice['was']>): HTMLElement {
  const part = partOf('s', '');
  const words = partOf('span', `${label} `);
  words.className = 'visually-hidden';
  part.append(words, text);
  return part;
}

function partOf(name: 'small' | 'span' | 's', text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}
