import { describe, expect, test } from 'vitest';
import { listPrice } from '#src/catalogue/products/list-price.ts';
import { toProduct } from '#src/catalogue/products/product.ts';
import { productSchema } from '#src/catalogue/schemas/product.ts';
import { daysLater } from '#src/core/dates.ts';

const RELEASE = new Date('2027-02-04');
const CREATOR = {
  id: 'ana',
  data: { username: 'ana', name: 'Ana', profile: { handle: 'ana', colour: 'sky' } },
};
const written = productSchema.parse({
  name: 'A book',
  creator: 'ana',
  goods: 'book',
  categories: ['books/fish'],
  type: 'pre-order',
  summary: 'Fish.',
  addedAt: '2026-11-01',
  releasedAt: RELEASE.toISOString(),
  formats: [{ id: 'hardback', name: 'Hardback', prices: { GB: 2400 } }],
  art: { scene: 'book', foods: ['mussel'] },
  previewImages: [{ view: 'front', alt: 'The book' }],
});
const at = (now: Date, change: Partial<typeof written> = {}) =>
  toProduct({ id: 'a-book', data: { ...written, ...change } }, CREATOR as never, new Map(), now);

describe('a pre-order', () => {
  test.each([
    ['the day before its release, at its last second', new Date(RELEASE.getTime() - 1_000), 'pre-order'],
    ['on the day', RELEASE, 'available'],
    ['on the evening of the day', new Date(RELEASE.getTime() + 23 * 3_600_000), 'available'],
    ['the day after', daysLater(RELEASE, 1), 'available'],
  ])('%s', (_when, now, type) => {
    const product = at(now);
    expect(product.type).toBe(type);
    expect(product.formats).toEqual(at(new Date(0)).formats);
    expect(listPrice(product as never, 'GB').note).toBe(type === 'pre-order' ? 'pre-order' : undefined);
  });

  test('does not become available by its date in any other way', () => {
    expect(at(daysLater(RELEASE, 1), { type: 'funding' }).type).toBe('funding');
    expect(at(daysLater(RELEASE, 1), { availability: 'unavailable' }).availability).toBe('unavailable');
  });
});
