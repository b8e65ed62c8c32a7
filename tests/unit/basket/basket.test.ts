import { describe, expect, test } from 'vitest';
import * as basket from '#src/core/basket/basket.ts';
import { orderLines } from '#src/core/basket/order-lines.ts';
import { clampQuantity, QUANTITY_OPTIONS } from '#src/core/basket/quantity.ts';
import type { Basket } from '#src/core/basket/types.ts';
import { book, pan } from './products.ts';

const NOW = 1_795_000_000_000;

function added(
  into: Basket,
  product = book(),
  fields: Partial<Parameters<typeof basket.addItem>[2]> = {},
): Basket {
  const result = basket.addItem(into, product, { now: NOW, ...fields });
  if ('problem' in result) throw new Error(result.problem);
  return result.basket;
}
const two = added(added(basket.EMPTY_BASKET), pan());
const ids = two.items.map((item) => item.id);

describe('adding', () => {
  test('[BAS-01] an item is added once, or as often as requested, not discounted, with an id from product and time', () => {
    expect(added(basket.EMPTY_BASKET).items).toMatchObject([
      { id: `salt-lemon-sardine-${NOW}`, _id: 'salt-lemon-sardine', quantity: 1, discounted: false },
    ]);
    expect(added(basket.EMPTY_BASKET, book(), { quantity: 3 }).items[0]?.quantity).toBe(3);
  });

  test('[BAS-01] two lines that are added within one millisecond have different ids', () => {
    const items = added(added(basket.EMPTY_BASKET), book(), { productFormatId: 'ebook' }).items;
    expect(items.map((item) => item.id)).toEqual([
      `salt-lemon-sardine-${NOW}`,
      `salt-lemon-sardine-${NOW + 1}`,
    ]);
  });

  test('[BAS-08] an item has all fields of a basket item, and the product’s own fields', () => {
    const [item] = added(basket.EMPTY_BASKET, book(), { customizationQuery: ' For Ana ' }).items;
    expect(item).toEqual({
      ...book(),
      id: `salt-lemon-sardine-${NOW}`,
      quantity: 1,
      productFormatId: 'hardback',
      discounted: false,
      customizationQuery: 'For Ana',
    });
  });

  test('the same item again joins its line, keeps its place and stops at 99', () => {
    const again = added(two, book(), { quantity: 60 });
    expect(again.items.map((item) => [item.id, item.quantity])).toEqual([
      [ids[0], 61],
      [ids[1], 1],
    ]);
    expect(added(again, book(), { quantity: 60 }).items[0]?.quantity).toBe(99);
  });

  test('another format or another customization is another line', () => {
    const other = added(added(two, book(), { productFormatId: 'ebook' }), book(), {
      customizationQuery: 'For Ana',
    });
    expect(other.items).toHaveLength(4);
  });

  test('no more is added than one customer may buy, in all formats together', () => {
    const sample = book({ maximumPerPerson: 2 });
    const first = basket.addItem(basket.EMPTY_BASKET, sample, { quantity: 5, now: 1 });
    if ('problem' in first) throw new Error(first.problem);
    expect(first.item.quantity).toBe(2);
    expect(basket.addItem(first.basket, sample, { productFormatId: 'ebook', now: 2 })).toEqual({
      problem: 'most',
    });
    const again = basket.addItem(first.basket, sample, { now: 3 });
    expect('item' in again && again.item.quantity).toBe(2);
    expect(basket.setQuantity(first.basket, first.item.id, 9).items[0]?.quantity).toBe(2);
  });

  test('[BAS-09] an unavailable product and a test product are refused', () => {
    const gone = book({ availability: 'unavailable' });
    const trial = book({ kind: 'test' });
    expect(basket.addItem(two, gone, { now: NOW })).toEqual({ problem: 'unavailable' });
    expect(basket.addItem(two, trial, { now: NOW })).toEqual({ problem: 'test' });
  });

  test('an unknown format and a missing customization are refused', () => {
    const worded = book({ customization: { label: 'Name', maxLength: 20, isRequired: true } });
    expect(basket.addItem(two, book(), { now: NOW, productFormatId: 'vinyl' })).toEqual({
      problem: 'no-format',
    });
    expect(basket.addItem(two, worded, { now: NOW, customizationQuery: '  ' })).toEqual({
      problem: 'needs-customization',
    });
  });

  test('the hundred-and-first line is refused, while existing lines still grow', () => {
    const full: Basket = {
      items: Array.from({ length: 100 }, (_, at) => ({ ...two.items[0]!, _id: `p-${at}`, id: `p-${at}-1` })),
    };
    expect(basket.addItem(full, pan(), { now: NOW })).toEqual({ problem: 'full' });
    expect(basket.addItem(full, book({ _id: 'p-7' }), { now: NOW })).toHaveProperty('item.quantity', 2);
  });
});

describe('removing', () => {
  test('[BAS-02] by position; an unknown position changes nothing', () => {
    expect(basket.removeAt(two, 0).items.map((item) => item.id)).toEqual([ids[1]]);
    for (const position of [-1, 2, 0.5, Number.NaN]) expect(basket.removeAt(two, position)).toBe(two);
  });

  test('[BAS-03] by product ids removes every line of those products', () => {
    const three = added(two, book(), { productFormatId: 'ebook' });
    expect(basket.removeProducts(three, ['salt-lemon-sardine', 'unknown']).items).toEqual([two.items[1]]);
  });

  test('a removed line can be put back in its place, once', () => {
    const without = basket.removeAt(two, 0);
    const back = basket.insertAt(without, 0, two.items[0]!);
    expect(back.items).toEqual(two.items);
    expect(basket.insertAt(back, 0, two.items[0]!)).toBe(back);
  });

  test('a removed line goes to the end of a basket that is shorter now', () => {
    expect(basket.insertAt(basket.EMPTY_BASKET, 5, two.items[1]!).items).toEqual([two.items[1]]);
  });
});

describe('changing', () => {
  test('[BAS-04] a quantity is limited to 1…99, an empty value stays empty, 1 to 10 are offered', () => {
    const cases: [unknown, unknown][] = [
      [0, 1],
      [-3, 1],
      [1, 1],
      [99, 99],
      [100, 99],
      [2.9, 2],
      ['12', 12],
      ['', ''],
      ['many', 1],
      [null, 1],
      [[7], 1],
      [Number.NaN, 1],
      [Number.POSITIVE_INFINITY, 99],
    ];
    for (const [given, kept] of cases) {
      expect(clampQuantity(given)).toBe(kept);
      expect(basket.setQuantity(two, ids[0]!, given).items[0]?.quantity).toBe(kept);
    }
    expect(QUANTITY_OPTIONS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('[BAS-05] another format starts with a quantity of one', () => {
    const five = basket.setQuantity(two, ids[0]!, 5);
    expect(basket.setFormat(five, ids[0]!, 'ebook').items[0]).toMatchObject({
      productFormatId: 'ebook',
      quantity: 1,
    });
    expect(basket.setFormat(five, ids[0]!, 'vinyl').items[0]).toMatchObject({
      productFormatId: 'hardback',
      quantity: 5,
    });
  });

  test('[DIS-04] lines that a code covers are marked, and unmarked without it', () => {
    const marked = basket.markDiscounted(two, { productIds: ['the-two-egg-pan'] });
    expect(marked.items.map((item) => item.discounted)).toEqual([false, true]);
    expect(basket.markDiscounted(two, { productIds: [] }).items.map((item) => item.discounted)).toEqual([
      true,
      true,
    ]);
    expect(basket.markDiscounted(marked).items.map((item) => item.discounted)).toEqual([false, false]);
    // Also a line whose format is not sold any more.
    const gone = { items: two.items.map((item) => ({ ...item, productFormatId: 'vinyl' })) };
    expect(basket.markDiscounted(gone, { productIds: [] }).items.map((item) => item.discounted)).toEqual([
      true,
      true,
    ]);
  });
});

describe('what can be paid for', () => {
  test('a line is taxed by its format’s kind, and as goods if it has none', () => {
    const [hardback, ebook] = book().formats;
    const formats = [hardback!, { ...ebook!, taxKind: 'e-book' as const }];
    const both = added(added(basket.EMPTY_BASKET, book({ formats })), book({ formats }), {
      productFormatId: 'ebook',
    });
    expect(orderLines(both, 'GB').map(({ taxKind }) => taxKind)).toEqual(['goods', 'e-book']);
    expect(basket.pricedFormatOf(both.items[1]!, 'GB')).toMatchObject({ _id: 'ebook', amount: 1100 });
    expect(basket.pricedFormatOf(both.items[1]!, 'US')).toBeUndefined();
  });

  test('a format without a price in the region is not sold there, even if it has prices elsewhere', () => {
    const mixed = added(two, book(), { productFormatId: 'ebook' });
    expect(basket.unavailableIn(mixed, 'GB')).toEqual([]);
    expect(basket.unavailableIn(mixed, 'US').map((item) => item.productFormatId)).toEqual(['pan', 'ebook']);
    expect(basket.unavailableIn(mixed, 'CA')).toHaveLength(3);
  });

  test('each issue of a line has its name', () => {
    const [item] = two.items;
    expect(basket.lineIssue(item!, 'GB')).toBeUndefined();
    expect(basket.lineIssue(item!, 'CA')).toBe('not-sold-here');
    expect(basket.lineIssue({ ...item!, availability: 'unavailable' }, 'GB')).toBe('unavailable');
    expect(basket.lineIssue({ ...item!, productFormatId: 'vinyl' }, 'GB')).toBe('no-format');
    expect(basket.lineIssue({ ...item!, quantity: '' }, 'GB')).toBe('no-quantity');
  });

  test('an order leaves out lines with an issue and joins lines with the same item, like the server', () => {
    const mixed = added(two, book(), { productFormatId: 'ebook', quantity: 4 });
    const joined = basket.setFormat(mixed, mixed.items[2]!.id, 'hardback');
    expect(orderLines(joined, 'GB')).toMatchObject([
      { productId: 'salt-lemon-sardine', amount: 2400, quantity: 2, isShipped: true },
      { productId: 'the-two-egg-pan', amount: 5800, quantity: 1, isShipped: true },
    ]);
    expect(orderLines(mixed, 'GB').map((line) => line.isShipped)).toEqual([true, true, false]);
    expect(orderLines(joined, 'US').map((line) => line.productId)).toEqual(['salt-lemon-sardine']);
    expect(orderLines(basket.setQuantity(two, ids[0]!, ''), 'GB')).toHaveLength(1);
  });
});
