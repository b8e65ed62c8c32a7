import { describe, expect, test } from 'vitest';
import { productSchema } from '#src/catalogue/schemas/product.ts';
import { addItem, EMPTY_BASKET, setFormat } from '#src/core/basket/basket.ts';
import type { Product } from '#src/core/products/types.ts';
import { refreshItems } from '#src/stores/basket/refresh.ts';
import { book } from './products.ts';

const ASKED = { label: 'A dedication', maxLength: 40, isRequired: false };
const dedicated = (fields: object = {}) => book({ customization: { ...ASKED, ...fields } });
const ANA = { customizationQuery: 'For Ana', now: 1 };

function added(product: ReturnType<typeof book>, productFormatId: string) {
  const result = addItem(EMPTY_BASKET, product, { ...ANA, productFormatId });
  if ('problem' in result) throw new Error(result.problem);
  return result;
}

describe('a customization is kept for formats that have one', () => {
  test('a book has one, its file does not', () => {
    expect(added(dedicated(), 'hardback').item.customizationQuery).toBe('For Ana');
    expect(added(dedicated(), 'ebook').item.customizationQuery).toBe('');
  });

  test('a shipped format that is not in the list has none', () => {
    const signed = dedicated({ formats: ['signed-hardback'] });
    expect(added(signed, 'hardback').item.customizationQuery).toBe('');
  });

  test('a required customization is not required for a file', () => {
    const named = dedicated({ isRequired: true });
    expect(addItem(EMPTY_BASKET, named, { now: 1, productFormatId: 'hardback' })).toEqual({
      problem: 'needs-customization',
    });
    expect(addItem(EMPTY_BASKET, named, { now: 1, productFormatId: 'ebook' })).toHaveProperty('item');
  });

  test('a line that becomes a file, or that an older page stored with a customization, loses it', () => {
    const { basket, item } = added(dedicated(), 'hardback');
    expect(setFormat(basket, item.id, 'ebook').items[0]).toMatchObject({
      productFormatId: 'ebook',
      customizationQuery: '',
    });
    const old = { items: [{ ...item, productFormatId: 'ebook' }] };
    const shop = new Map([[item._id, dedicated() as unknown as Product]]);
    expect(refreshItems(old, shop, 'GB').items[0]!.customizationQuery).toBe('');
  });
});

test.each([
  ['a file', ['ebook']],
  ['a format that there is not', ['vinyl']],
])('content cannot have a customization on %s', (_what, formats) => {
  const prices = { GB: 1000 };
  const entry = {
    name: 'Some book',
    creator: 'ana',
    categories: ['books/fish'],
    goods: 'book',
    summary: 'A book.',
    addedAt: '2026-01-01',
    formats: [
      { id: 'hardback', name: 'Hardback', prices },
      { id: 'ebook', name: 'Ebook', type: 'Digital File', prices },
    ],
    previewImages: [],
    customization: { label: 'A dedication' },
  };
  expect(productSchema.safeParse(entry).success).toBe(true);
  const wrong = { ...entry, customization: { label: 'A dedication', formats } };
  expect(productSchema.safeParse(wrong).error?.issues[0]?.path).toEqual(['customization', 'formats']);
});
