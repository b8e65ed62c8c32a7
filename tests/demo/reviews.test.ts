import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';

type Review = { product: string; recipe?: string; rating: number; writtenAt: string; answer?: object };
const read = (folder: string, file: string) => readFileSync(join(contentFolder(), folder, file), 'utf8');
const REVIEWS = readdirSync(join(contentFolder(), 'reviews'))
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => parse(read('reviews', file)) as Review);
const BY_PRODUCT = Map.groupBy(
  REVIEWS.filter(({ recipe }) => !recipe),
  ({ product }) => product,
);

describe('the reviews of the demo', () => {
  test('are of at least thirty products, two to nine of each, good and bad, and some are answered', () => {
    expect(BY_PRODUCT.size).toBeGreaterThanOrEqual(30);
    for (const [product, { length }] of BY_PRODUCT) {
      expect(length, product).toBeGreaterThanOrEqual(2);
      expect(length, product).toBeLessThanOrEqual(9);
    }
    for (const rating of [2, 3, 4, 5])
      expect(REVIEWS.filter((review) => review.rating === rating).length, `${rating} stars`).toBeGreaterThan(
        5,
      );
    expect(REVIEWS.filter(({ answer }) => answer).length).toBeGreaterThan(9);
  });

  test('were written after buyers had the product for a while, and before the demo was written', () => {
    const { demo } = parse(read('settings', 'store.yaml')) as { demo: { writtenFor: string } };
    for (const { product, writtenAt } of REVIEWS) {
      const { addedAt } = parse(read('products', `${product}.md`).split('---\n')[1]!) as { addedAt: string };
      expect(Date.parse(writtenAt) - Date.parse(addedAt), product).toBeGreaterThan(20 * 86_400_000);
      expect(writtenAt <= demo.writtenFor, product).toBe(true);
    }
  });
});
