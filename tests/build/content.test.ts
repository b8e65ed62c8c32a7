import { beforeAll, describe, expect, test } from 'vitest';
import type { Content } from '#src/catalogue/reading/read-content.ts';
import { AVAILABILITIES, FORMAT_TYPES, PRODUCT_KINDS, PRODUCT_TYPES } from '#src/core/products/types.ts';
import { SHOP_AS_CREATOR } from '#src/core/shop/features.ts';
import { builtFiles, readBuilt } from './support/dist.ts';
import { writtenContent } from './support/written-content.ts';

// Reads the published content like an external client, without our types.
// biome-ignore lint/suspicious/noExplicitAny: the tests below are what says what it must be
type Published = any;
let content: Content;
const published = new Map<string, Published>();

beforeAll(async () => {
  content = await writtenContent();
  for (const file of builtFiles().filter((name) => /^data\/products\/[^/]+\.json$/.test(name)))
    published.set(file.slice('data/products/'.length, -'.json'.length), JSON.parse(readBuilt(file)));
});

describe('the published catalogue, product by product', () => {
  test('[CAT-01] every product has its id, name, creator, categories, pictures, formats and initial format', () => {
    expect([...published.keys()].sort()).toEqual(content.products.map(({ id }) => id).sort());
    const creators = new Map(content.creators.map((creator) => [creator.id, creator.data]));
    expect(
      content.products.filter(({ data }) => !creators.has(data.creator)).map(({ data }) => data.goods),
    ).toEqual(['gift-card']);
    for (const { id, data } of content.products) {
      const product = published.get(id);
      const creator = creators.get(data.creator);
      expect(product, id).toMatchObject({
        _id: id,
        name: data.name,
        creator: creator
          ? { username: creator.username, profile: { handle: creator.profile.handle } }
          : { _id: SHOP_AS_CREATOR },
        categoryIds: data.categories,
        productFormatId: data.productFormatId ?? data.formats[0]!.id,
      });
      expect(
        product.categories.map((category: Published) => category._id),
        id,
      ).toEqual(data.categories);
      for (const category of product.categories) expect(category.name, id).toMatch(/\S/);
      expect(
        product.formats.map((format: Published) => format._id),
        id,
      ).toContain(product.productFormatId);
      expect(product.previewImages?.length, `${id}: previewImages`).toBe(
        // Without a picture of its own, a product has one with its name.
        Math.max(1, data.previewImages.length),
      );
      for (const image of product.previewImages)
        expect(image.url, id).toMatch(/^\/pictures\/\S+\.(webp|avif)$/);
    }
  });

  test('[CAT-02] every format has an id, a name, its type and a price by region, in minor units', () => {
    const types = new Set<string>();
    for (const { id, data } of content.products)
      data.formats.forEach((written, at) => {
        const format = published.get(id).formats[at];
        expect(format, id).toMatchObject({ _id: written.id, name: written.name });
        expect(format.type, id).toBe(written.type);
        if (format.type) types.add(format.type);
        const prices = Object.fromEntries(
          format.prices.map((price: Published) => [price.region, price.amount]),
        );
        expect(prices, id).toEqual(written.prices);
        for (const amount of Object.values(prices)) expect(Number.isSafeInteger(amount)).toBe(true);
      });
    expect([...types].sort()).toEqual([...FORMAT_TYPES].sort());
  });

  test('[CAT-03] there are products of every type, availability and kind', () => {
    const values = (field: string) =>
      [...new Set([...published.values()].map((product) => product[field]))].sort();
    expect(values('type')).toEqual(['available', 'funding', 'pre-order']);
    expect(values('availability')).toEqual(['available', 'unavailable']);
    expect(values('kind')).toEqual(['sample', 'standard', 'test']);
    expect([PRODUCT_TYPES, AVAILABILITIES, PRODUCT_KINDS].map((list) => list.length)).toEqual([3, 2, 3]);
    for (const product of published.values())
      if (product.type === 'pre-order')
        expect(Date.parse(product.releasedAt), product._id).toBeGreaterThan(0);
  });
});
