import { expect, test } from 'vitest';
import { type PaidParts, partsLeft } from '#src/core/orders/refunds.ts';

const PAID: PaidParts = {
  lines: [1000, 2000],
  taxes: [0, 300],
  shipping: 0,
  giftCards: [false, false],
};

test('the tax of a second line belongs to that line, named or not', () => {
  const nothingOfIt = { lines: [1000, 0], taxes: [0, 0], shipping: 0 };
  const named = { amount: 2300, lines: [{ position: 1, amount: 2000, tax: 300 }] };
  const older = { amount: 2300, lines: [{ position: 1, amount: 2000 }] };
  expect(partsLeft(PAID, [named])).toEqual(nothingOfIt);
  expect(partsLeft(PAID, [older])).toEqual(nothingOfIt);
});

test('a line named without tax keeps its tax, and any excess is for the whole order', () => {
  const refund = { amount: 1300, lines: [{ position: 1, amount: 1000, tax: 0 }] };
  expect(partsLeft(PAID, [refund])).toEqual({ lines: [909, 818], taxes: [0, 273], shipping: 0 });
});

test('a refund for an unknown line is for the whole order', () => {
  const paid = { ...PAID, taxes: [300, 0] };
  const atLarge = partsLeft(paid, [{ amount: 300, lines: [] }]);
  for (const position of [2, 3, 4, 99])
    expect(partsLeft(paid, [{ amount: 300, lines: [{ position, amount: 300 }] }])).toEqual(atLarge);
  expect(atLarge.taxes[0]).toBe(273);
});

test('tax on a gift card is refunded last, like the card', () => {
  const paid = { lines: [1000, 1000], taxes: [100, 0], shipping: 0, giftCards: [true, false] };
  expect(partsLeft(paid, [{ amount: 1000, lines: [] }])).toEqual({
    lines: [1000, 0],
    taxes: [100, 0],
    shipping: 0,
  });
  const second = { lines: [1000, 1000], taxes: [0, 100], shipping: 0, giftCards: [false, true] };
  expect(partsLeft(second, [{ amount: 1000, lines: [] }])).toEqual({
    lines: [0, 1000],
    taxes: [0, 100],
    shipping: 0,
  });
});
