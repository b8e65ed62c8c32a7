import { expect, test } from 'vitest';
import type { Basket, BasketItem, Quantity } from '#src/core/basket/types.ts';
import { basketDifference } from '#src/core/tracking/basket-difference.ts';

const FORMATS = [
  { _id: 'jar', name: 'Jar', prices: [{ region: 'GB', amount: 650 }] },
  { _id: 'case', name: 'Case of six', prices: [{ region: 'GB', amount: 3500 }] },
];
const item = (id: string, quantity: Quantity, productFormatId = 'jar') =>
  ({ _id: id, id, name: id, formats: FORMATS, productFormatId, quantity }) as unknown as BasketItem;
const basket = (...items: BasketItem[]) => ({ items }) as unknown as Basket;
/** Each event as its kind and its lines: product, format, quantity and price. */
const between = (before: Basket, after: Basket, region: 'GB' | 'US' = 'GB') =>
  basketDifference(before, after, region).map((event) => {
    if (event.kind === 'purchase') throw new Error('No purchase comes from a basket');
    const lines = event.buying.lines.map(({ product, variant, quantity, unitAmount, discount }) =>
      [product._id, variant, quantity, unitAmount, discount].join(),
    );
    return [event.kind, event.buying.region, ...lines];
  });

test('added and removed items are reported with their quantity, and no event if nothing changed', () => {
  const two = basket(item('a', 2), item('b', 1));
  expect(between(two, two)).toEqual([]);
  expect(between(basket(), two)).toEqual([['added', 'GB', 'a,Jar,2,650,0', 'b,Jar,1,650,0']]);
  expect(between(two, basket())).toEqual([['removed', 'GB', 'a,Jar,2,650,0', 'b,Jar,1,650,0']]);
  expect(between(two, basket(item('a', 5), item('b', 1)))).toEqual([['added', 'GB', 'a,Jar,3,650,0']]);
  expect(between(two, basket(item('a', 1), item('c', 1)))).toEqual([
    ['removed', 'GB', 'a,Jar,1,650,0', 'b,Jar,1,650,0'],
    ['added', 'GB', 'c,Jar,1,650,0'],
  ]);
});

test('a line with a new format is removed in the former and added in the new one', () => {
  expect(between(basket(item('a', 2)), basket(item('a', 2, 'case')))).toEqual([
    ['removed', 'GB', 'a,Jar,2,650,0'],
    ['added', 'GB', 'a,Case of six,2,3500,0'],
  ]);
});

test('a quantity that is being typed is no quantity yet', () => {
  expect(between(basket(item('a', 2)), basket(item('a', '')))).toEqual([]);
  expect(between(basket(), basket(item('a', '')))).toEqual([]);
  expect(between(basket(item('a', '')), basket(item('a', 3)))).toEqual([['added', 'GB', 'a,Jar,3,650,0']]);
});

test('items that the region does not sell have a price of zero', () => {
  expect(between(basket(), basket(item('a', 1)), 'US')).toEqual([['added', 'US', 'a,Jar,1,0,0']]);
});

test('an item whose format is not sold any more has no format and a price of zero', () => {
  expect(between(basket(item('a', 1, 'tin')), basket())).toEqual([['removed', 'GB', 'a,,1,0,0']]);
});
