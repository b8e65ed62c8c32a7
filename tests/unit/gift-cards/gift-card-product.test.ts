import { expect, test } from 'vitest';
import { productSchema } from '#src/catalogue/schemas/product.ts';

const CARD = {
  name: 'Gift card',
  creator: 'ana',
  goods: 'gift-card',
  categories: ['pantry/boxes'],
  summary: 'A code by email.',
  addedAt: '2026-01-12',
  formats: [{ id: 'card-25', name: 'Card for 25', type: 'Gift Card', prices: { GB: 2500 } }],
};
const [FORMAT] = CARD.formats;

test('a gift card product has gift cards only', () => {
  expect(productSchema.safeParse(CARD).success).toBe(true);
});

test.each([
  ['a stock', { formats: [{ ...FORMAT, stock: { count: 3, countedAt: '2026-01-12' } }] }],
  ['a format that is posted', { formats: [FORMAT, { id: 'box', name: 'Box', prices: { GB: 3000 } }] }],
  ['a tax kind of its own', { taxKind: 'food' }],
  ['words of its buyer', { customization: { label: 'Name' } }],
  ['a day to come', { type: 'pre-order', releasedAt: '2027-01-12' }],
  ['another kind of goods', { goods: 'book' }],
])('%s makes it invalid', (_what, change) => {
  expect(productSchema.safeParse({ ...CARD, ...change }).success).toBe(false);
});

test('no other product is taxed like one', () => {
  const pan = { ...CARD, goods: 'kitchenware', formats: [{ id: 'pan', name: 'Pan', prices: { GB: 2500 } }] };
  expect(productSchema.safeParse(pan).success).toBe(true);
  expect(productSchema.safeParse({ ...pan, taxKind: 'voucher' }).success).toBe(false);
});
