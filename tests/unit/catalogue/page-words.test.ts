import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import PriceText from '#src/cards/PriceText.tsx';
import { LETTERS, letterOf } from '#src/catalogue/creators/letters.ts';
import { type ListPrice, listPrice } from '#src/catalogue/products/list-price.ts';
import { duration } from '#src/core/duration-text.ts';
import { currencySign, taxAtCheckout, taxNote, taxSentence } from '#src/core/regions/price-label.ts';
import { isoDuration } from '#src/lib/duration.ts';
import { capitalisedNumber, inWords } from '#src/lib/number-words.ts';
import { pagesOf } from '#src/lib/pagination.ts';
import { splitTitle } from '#src/lib/titles.ts';

const NAMES = ['Hardback', 'Ebook', 'Hardback and a tin of tea'];
const product = (prices: { region: 'GB' | 'US'; amount: number; prior?: number }[][], fields = {}) =>
  ({
    formats: prices.map((list, index) => ({ _id: String(index), name: NAMES[index], prices: list })),
    productFormatId: '0',
    type: 'available',
    availability: 'available',
    ...fields,
  }) as Parameters<typeof listPrice>[0];

describe('[CAT-03] the price on a card', () => {
  const gb = (amount: number, prior?: number) => [{ region: 'GB' as const, amount, prior }];

  test('is that of the page’s first format, by name, with the price of the other, or the lowest of the others', () => {
    expect(listPrice(product([gb(2400)]), 'GB')).toEqual({ text: '£24.00', amount: 2400 });
    expect(listPrice(product([gb(2400), gb(1100)]), 'GB')).toEqual({
      format: 'Hardback',
      text: '£24.00',
      amount: 2400,
      others: 'Ebook £11.00',
    });
    expect(listPrice(product([gb(2400), gb(1100)], { productFormatId: '1' }), 'GB')).toMatchObject({
      format: 'Ebook',
      amount: 1100,
      others: 'Hardback £24.00',
    });
    expect(listPrice(product([gb(2400), gb(1100), gb(3000)]), 'GB').others).toBe('others from £11.00');
    // A long name is left out.
    expect(listPrice(product([gb(2400), [], gb(3000)]), 'GB').others).toBe('also £30.00');
  });

  test('is that of the first available format, if the first one is not sold', () => {
    const first = (fields: object, prices = [gb(2400), gb(1100)]) =>
      listPrice(product(prices, fields), 'GB').text;
    expect(first({ stock: { 0: { count: 0, countedAt: '2026-11-20' } } })).toBe('£11.00');
    expect(first({}, [[], gb(1100)])).toBe('£11.00');
    const all = { 0: { count: 0, countedAt: '2026-11-20' }, 1: { count: 0, countedAt: '2026-11-20' } };
    expect(first({ stock: all })).toBe('£24.00');
  });

  test('shows a reduced price beside the former one, with its label', () => {
    expect(listPrice(product([gb(2400, 2800)]), 'GB').was).toEqual({ text: '£28.00', label: 'Was' });
    expect(listPrice(product([[{ region: 'US', amount: 3000, prior: 3600 }]]), 'GB').was).toBeUndefined();
  });

  test('keeps each part of its small print together with the dot before it', () => {
    const shown = (price: ListPrice) =>
      renderToStaticMarkup(createElement(PriceText, price)).replace(/<[^>]*price-part[^>]*>/g, '|');
    const words = (price: ListPrice) => shown(price).replace(/<[^>]+>/g, '');
    expect(words({ text: '£24.00', format: 'Hardback', note: 'pre-order', others: 'Ebook £11.00' })).toBe(
      'Hardback £24.00 pre-order |· Ebook £11.00',
    );
    expect(words({ text: '£6.20', unit: '£4.96 per 100 g', others: 'others from £11.00' })).toBe(
      '£6.20 |· £4.96 per 100 g |· others from £11.00',
    );
    expect(words({ text: '£24.00' })).toBe('£24.00');
  });

  test('is never that of another region if the product is not sold', () => {
    expect(listPrice(product([[{ region: 'US', amount: 3000 }]]), 'GB')).toEqual({
      text: 'Not sold in the UK',
    });
    expect(listPrice(product([[{ region: 'US', amount: 3000 }]]), 'GO')).toEqual({ text: 'Not sold here' });
  });

  test('says sold out, pre-order and funding', () => {
    const prices = [[{ region: 'GB' as const, amount: 2400 }]];
    expect(listPrice(product(prices, { availability: 'unavailable' }), 'GB')).toEqual({
      text: 'Sold out for now',
    });
    expect(listPrice(product(prices, { type: 'funding', availability: 'unavailable' }), 'GB')).toEqual({
      text: 'Not open for pledges',
    });
    expect(listPrice(product(prices, { type: 'pre-order' }), 'GB').note).toBe('pre-order');
    expect(listPrice(product(prices, { type: 'funding' }), 'GB').note).toBe('being funded');
  });
});

describe('texts around prices', () => {
  test('have each region’s currency sign and tax', () => {
    expect([currencySign('GB'), currencySign('EU'), currencySign('CA'), currencySign('GO')]).toEqual([
      '£',
      '€',
      '$',
      '$',
    ]);
    for (const isTaxAdded of [true, false]) {
      expect(taxNote('EU', isTaxAdded)).toBe('VAT included');
      expect(taxSentence('GB', isTaxAdded)).toBe('Prices in pounds include VAT.');
      expect(taxAtCheckout('GB', isTaxAdded)).toBe('');
    }
  });

  test('mention tax that is added only where it is', () => {
    expect(taxNote('US', true)).toBe('plus tax at checkout');
    expect(taxSentence('US', true)).toBe('Prices in US dollars; any sales tax is added at checkout.');
    expect(taxAtCheckout('US', true)).toMatch(/the payment page adds it/);
    expect(taxNote('US', false)).toBe('no tax added');
    expect(taxSentence('US', false)).toBe('Prices in US dollars; we add no tax.');
    expect(taxAtCheckout('US', false)).toBe('We add none at checkout.');
  });
});

describe('texts of pages', () => {
  test('[UI-08] names are filed by their first letter without its accent', () => {
    expect(LETTERS).toHaveLength(26);
    expect(['Åsa Berg', 'Élodie', ' inês'].map(letterOf)).toEqual(['A', 'E', 'I']);
  });

  test('counts are written as words', () => {
    expect([0, 1, 13, 20, 36, 99, 100, 120].map(inWords)).toEqual([
      'no',
      'one',
      'thirteen',
      'twenty',
      'thirty-six',
      'ninety-nine',
      '100',
      '120',
    ]);
    expect(capitalisedNumber(36)).toBe('Thirty-six');
  });

  test('times are written for cooks and for machines', () => {
    expect([5, 60, 90, 1440, 2880, 1500].map(duration)).toEqual([
      '5 min',
      '1 h',
      '1 h 30',
      '1 day',
      '2 days',
      '25 h',
    ]);
    expect([0, 5, 60, 90].map(isoDuration)).toEqual(['PT0M', 'PT5M', 'PT1H', 'PT1H30M']);
  });

  test('a short title ends in italics, a long one or a single word does not', () => {
    expect(splitTitle('Salt, Lemon, Sardine')).toEqual({ roman: 'Salt, Lemon,', italic: 'Sardine' });
    expect(splitTitle('Fold')).toEqual({ roman: 'Fold' });
    expect(splitTitle('Nakiri 165')).toEqual({ roman: 'Nakiri 165' });
    expect(splitTitle('A title that goes on for rather longer than a line')).not.toHaveProperty('italic');
  });

  test('[UI-07] pages hold twelve, and an empty list has one page', () => {
    expect(pagesOf(Array.from({ length: 25 }, (_, index) => index)).map((page) => page.length)).toEqual([
      12, 12, 1,
    ]);
    expect(pagesOf([])).toEqual([[]]);
  });
});
