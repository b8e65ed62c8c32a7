import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { decodeBasket, encodeBasket } from '#src/contracts/stored/basket.ts';
import { addItem, EMPTY_BASKET } from '#src/core/basket/basket.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { BasketLine } from '#src/features/basket/BasketLine.tsx';
import { repriceItems } from '#src/stores/basket/reprice.ts';
import { book } from '../basket/products.ts';

/** A tin of 125 g in a basket, with a former higher price in Britain and the EU. */
const TIN = {
  _id: 'tin',
  name: 'One tin',
  net: { amount: 125, unit: 'g' as const },
  prices: [
    { region: 'GB' as const, amount: 620, prior: 700 },
    { region: 'EU' as const, amount: 720, prior: 790 },
    { region: 'US' as const, amount: 850 },
  ],
};

function basketOfTins() {
  const added = addItem(EMPTY_BASKET, book({ formats: [TIN], productFormatId: 'tin' }), { now: 1 });
  if ('problem' in added) throw new Error(added.problem);
  return added.basket;
}

function wordsOf(basket: ReturnType<typeof basketOfTins>, region: RegionCode): string {
  const line = createElement(BasketLine, {
    item: basket.items[0]!,
    region,
    optionsId: 'o',
    onRemove: () => {},
  });
  return renderToStaticMarkup(line)
    .replace(/<s>(.*?)<\/s>/g, '~$1~')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('a basket line has its former price and its unit prices, also after a reload', () => {
  const stored = encodeBasket({ basket: basketOfTins(), stamp: 1, writer: 'tab' });
  for (const basket of [basketOfTins(), decodeBasket(stored)!.basket]) {
    expect(wordsOf(basket, 'GB')).toContain('Was ~£7.00~ £4.96 per 100 g, £49.60 per kg');
    expect(wordsOf(basket, 'EU')).toContain('Lowest price in the 30 days before: ~€7.90~ €5.76 per 100 g');
    expect(wordsOf(basket, 'US')).not.toMatch(/Was|Lowest|per 100/);
  }
});

test('invalid values in a stored basket remove only these texts from the line', () => {
  const stored = encodeBasket({ basket: basketOfTins(), stamp: 1, writer: 'tab' });
  const spoilt = stored.replace('"prior":700', '"prior":"£9"').replace('"amount":125', '"amount":0');
  expect(spoilt).not.toBe(stored);
  const { basket } = decodeBasket(spoilt)!;
  expect(basket.items).toHaveLength(1);
  expect(wordsOf(basket, 'GB')).not.toMatch(/Was|per 100/);
});

test('a price that the server has changed is not a reduction', () => {
  const priced = [{ productId: basketOfTins().items[0]!._id, productFormatId: 'tin', unitAmount: 690 }];
  expect(wordsOf(repriceItems(basketOfTins(), priced, 'GB'), 'GB')).not.toContain('~£7.00~');
});
