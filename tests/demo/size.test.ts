import { describe, expect, test } from 'vitest';
import { loadContent } from '#src/catalogue/reading/load-content.ts';
import type { Content } from '#src/catalogue/reading/read-content.ts';
import { productsOfRecipe } from '#src/catalogue/recipes/products-of-recipe.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { articleText } from '../build/support/article-text.ts';

const content = await loadContent(contentFolder(), new Date());

describe('the size of the catalogue', () => {
  const count = (is: (data: Content['products'][number]['data']) => boolean) =>
    content.products.filter(({ data }) => is(data)).length;

  test('at least 36 creators, with at least 18 different first letters', () => {
    expect(content.creators.length).toBeGreaterThanOrEqual(36);
    const initials = new Set(
      content.creators.map(({ data }) => data.name.normalize('NFD')[0]!.toUpperCase()),
    );
    expect(initials.size).toBeGreaterThanOrEqual(18);
  });

  test('at least 120 products', () => expect(content.products.length).toBeGreaterThanOrEqual(120));
  test('at least 12 that are digital only', () =>
    expect(
      count(({ formats }) => formats.every(({ type }) => type === 'Digital File')),
    ).toBeGreaterThanOrEqual(12));
  test('at least 8 pre-orders', () =>
    expect(count(({ type }) => type === 'pre-order')).toBeGreaterThanOrEqual(8));
  test('at least 6 unavailable', () =>
    expect(count(({ availability }) => availability === 'unavailable')).toBeGreaterThanOrEqual(6));
  test('at least 10 that are made to order with a customization', () =>
    expect(count(({ customization }) => customization !== undefined)).toBeGreaterThanOrEqual(10));
  test('at least 12 that some region does not sell', () =>
    expect(
      count(({ formats }) => REGION_CODES.some((region) => formats.every(({ prices }) => !prices[region]))),
    ).toBeGreaterThanOrEqual(12));
  test('at least 80 recipes that belong to products', () =>
    expect(
      content.recipes.filter(({ data }) => productsOfRecipe(data).length > 0).length,
    ).toBeGreaterThanOrEqual(80));
  test('six sections, each with categories', () => {
    expect(content.sections.length).toBe(6);
    for (const { data } of content.sections) expect(data.categories.length, data.slug).toBeGreaterThan(0);
  });
  test('every creator has a product or a recipe', () => {
    const busy = new Set([...content.products, ...content.recipes].map(({ data }) => data.creator));
    expect(content.creators.map(({ id }) => id).filter((id) => !busy.has(id))).toEqual([]);
  });
});

test('[RT-10] at least 14 articles of 700 to 1,200 words by at least ten people, none from the future', () => {
  expect(content.blog.length).toBeGreaterThanOrEqual(14);
  expect(new Set(content.blog.map(({ data }) => data.author)).size).toBeGreaterThanOrEqual(10);
  for (const { id, data } of content.blog) {
    const words = articleText(id)
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    expect(words, id).toBeGreaterThanOrEqual(700);
    expect(words, id).toBeLessThanOrEqual(1200);
    expect(data.publishedAt.getTime(), id).toBeLessThanOrEqual(Date.now());
  }
});
