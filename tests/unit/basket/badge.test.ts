import { expect, test } from 'vitest';
import { countOf } from '#src/core/basket/basket.ts';
import type { BasketItem } from '#src/core/basket/types.ts';
import { badgeName, badgeText } from '#src/features/basket/basket-count.ts';

test('[HDR-09] the badge is blank at 0, shows 1 to 100 and a star above', () => {
  expect([-1, 0, 1, 42, 100, 101, 9900].map(badgeText)).toEqual(['', '', '1', '42', '100', '*', '*']);
});

test('[HDR-09] the link says how many items there are', () => {
  expect([0, 1, 3, 101].map(badgeName)).toEqual([
    'Basket, empty',
    'Basket, 1 item',
    'Basket, 3 items',
    'Basket, 101 items',
  ]);
});

test('a quantity that is being typed counts as none', () => {
  const items = [{ quantity: 2 }, { quantity: '' }, { quantity: 5 }] as BasketItem[];
  expect(countOf({ items })).toBe(7);
});
