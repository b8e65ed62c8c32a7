import { expect, test } from 'vitest';
import { decodeBasket, encodeBasket } from '#src/contracts/stored/basket.ts';
import { addItem, EMPTY_BASKET, lineIssue, pictureOf } from '#src/core/basket/basket.ts';
import { basketFormats } from '#src/core/basket/basket-formats.ts';
import { orderLines } from '#src/core/basket/order-lines.ts';
import { MAX_LINES } from '#src/core/basket/quantity.ts';
import { combinations, variantName } from '#src/core/products/options.ts';
import { defaultFormatIn, offeredIn } from '#src/core/products/pricing.ts';
import { isSoldOutIn } from '#src/core/products/sold-out.ts';
import type { Format } from '#src/core/products/types.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { type FoundProduct, refreshItems } from '#src/stores/basket/refresh.ts';
import { book } from '../basket/products.ts';

const PRICES = [{ region: 'GB' as const, amount: 4000 }];
const variants: Format[] = [
  { _id: 's', name: 'S', options: ['S'], prices: PRICES, availability: 'unavailable' },
  { _id: 'm', name: 'M', options: ['M'], prices: PRICES, sku: 'A-M', barcode: '96385074', weight: 300 },
];
const apron = book({
  options: [{ name: 'Size', values: ['S', 'M'] }],
  formats: basketFormats(variants),
  productFormatId: 's',
});

test('an unavailable variant is not added, is not the default one, and blocks a line that has it', () => {
  expect(addItem(EMPTY_BASKET, apron, { productFormatId: 's', now: 1 })).toEqual({
    problem: 'format-unavailable',
  });
  expect(defaultFormatIn(apron, 'GB')?._id).toBe('m');
  expect(offeredIn(apron, 'GB').map(({ _id }) => _id)).toEqual(['m']);
  expect(isSoldOutIn(apron, 'GB')).toBe(false);
  expect(isSoldOutIn({ ...apron, formats: apron.formats.slice(0, 1) }, 'GB')).toBe(true);

  const added = addItem(EMPTY_BASKET, apron, { productFormatId: 'm', now: 1 });
  if ('problem' in added) throw new Error(added.problem);
  const line = { ...added.item, formats: apron.formats, productFormatId: 's' };
  expect(lineIssue(line, 'GB')).toBe('format-unavailable');
  expect(orderLines({ items: [line] }, 'GB')).toEqual([]);
  expect(orderLines(added.basket, 'GB')).toHaveLength(1);
});

test('the basket stores the weight for the delivery, and no SKU or barcode', () => {
  expect(apron.formats[1]).toEqual({ _id: 'm', name: 'M', options: ['M'], prices: PRICES, weight: 300 });
});

test('a line stores its own variant only, so that a full basket of products with a hundred each is read back', () => {
  const options = ['Size', 'Colour'].map((name) => ({
    name,
    values: Array.from({ length: 10 }, (_, at) => `${name} number ${at}`),
  }));
  const formats = combinations(options).map((values, at) => ({
    _id: `variant-number-${at}`,
    name: variantName(values),
    taxKind: 'goods' as const,
    prices: REGION_CODES.map((region) => ({ region, amount: 99_999_99, prior: 99_999_99 })),
    options: values,
    picture: at,
  }));
  const items = Array.from({ length: MAX_LINES }, (_, at) => {
    const added = addItem(
      EMPTY_BASKET,
      book({ _id: `p-${at}`, options, formats, productFormatId: 'variant-number-7' }),
      {
        now: at,
      },
    );
    if ('problem' in added) throw new Error(added.problem);
    return added.item;
  });
  const read = decodeBasket(encodeBasket({ basket: { items }, stamp: 1, writer: 'tab' }));
  expect(read).toMatchObject({ hasLostLines: false });
  expect(read?.basket.items).toEqual(items);
  expect(items[3]?.formats.map(({ _id }) => _id)).toEqual(['variant-number-7']);
});

test('a refreshed line follows its variant: its price, and that it is gone', () => {
  const added = addItem(EMPTY_BASKET, apron, { productFormatId: 'm', now: 1 });
  if ('problem' in added) throw new Error(added.problem);
  const now = (formats: Format[]) =>
    refreshItems(added.basket, new Map([[apron._id, { ...apron, formats } as FoundProduct]]), 'GB').items[0];
  const dearer = { ...variants[1]!, prices: [{ region: 'GB' as const, amount: 4500 }] };
  expect(now([variants[0]!, dearer])).toMatchObject({
    formats: [{ _id: 'm', prices: [{ amount: 4500 }] }],
    was: { region: 'GB', amount: 4000 },
  });
  const gone = now([variants[0]!])!;
  expect(lineIssue(gone, 'GB')).toBe('format-unavailable');
  expect(decodeBasket(encodeBasket({ basket: { items: [gone] }, stamp: 1, writer: 'tab' }))).toMatchObject({
    hasLostLines: false,
  });
});

test('a line has the picture of its variant, or the first one', () => {
  const previewImages = ['a', 'b'].map((alt) => ({ url: `/pictures/${alt}.webp`, alt }));
  const of = (picture?: number) =>
    pictureOf({
      formats: [{ _id: 'm', name: 'M', prices: PRICES, ...(picture !== undefined && { picture }) }],
      productFormatId: 'm',
      previewImages,
    })?.alt;
  expect([of(), of(1), of(7)]).toEqual(['a', 'b', 'a']);
});
