import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addItem, EMPTY_BASKET } from '#src/core/basket/basket.ts';
import type { Basket } from '#src/core/basket/types.ts';
import { BasketIllustration } from '#src/features/basket/BasketIllustration.tsx';
import { book } from './products.ts';

/** The picture of a basket with the book in these formats, each copy with another picture. */
function boxOf(...formatTypes: ('Print On Demand' | 'Digital File')[]): string {
  const basket = formatTypes.reduce<Basket>((before, type, index) => {
    const plain = book({ previewImages: [{ url: `/${type}-${index}.webp`, alt: '' }] });
    const product = {
      ...plain,
      _id: `book-${index}`,
      formats: plain.formats.map((format) => ({ ...format, type })),
    };
    const added = addItem(before, product, { now: index });
    if ('problem' in added) throw new Error(added.problem);
    return added.basket;
  }, EMPTY_BASKET);
  return renderToStaticMarkup(createElement(BasketIllustration, { basket, brand: 'Found' }));
}
const carton = (html: string) => /<div class="carton[^"]*">(.*?)<svg/.exec(html)?.[1];
const screens = (html: string) => /<div class="screens">(.*)<\/div>/.exec(html)?.[1];

test('shipped items are in the box, a file is on a screen beside it', () => {
  const html = boxOf('Print On Demand', 'Digital File');
  expect(carton(html)).toContain('/Print On Demand-0.webp');
  expect(carton(html)).not.toContain('Digital File');
  expect(screens(html)).toContain('/Digital File-1.webp');
  expect(screens(html)).not.toContain('Print On Demand');
});

test('files alone need no box, and an empty basket has an empty one', () => {
  expect(carton(boxOf('Digital File'))).toBeUndefined();
  expect(screens(boxOf('Digital File'))).toContain('/Digital File-0.webp');
  expect(carton(boxOf())).toBe('');
  expect(screens(boxOf('Print On Demand'))).toBeUndefined();
});

test('the box has no note unless the shop has one', () => {
  expect(boxOf('Print On Demand')).not.toContain('box-note');
});
