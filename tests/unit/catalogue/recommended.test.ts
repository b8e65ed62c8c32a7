import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogueProduct, Recipe } from '#src/catalogue/catalogue.ts';
import { recommendedFor } from '#src/catalogue/products/recommended.ts';
import { relatedRecipes } from '#src/catalogue/recipes/related-recipes.ts';
import { isSoldIn } from '#src/core/products/pricing.ts';
import { firstOf } from '#src/lib/first-of.ts';
import { lru } from '#src/lib/lru.ts';
import { madeCatalogue } from './support/made-catalogue.ts';

const catalogue = await madeCatalogue();

/** The same by a full scan, which would take too long in a large shop. */
function slowlyRecommended(product: CatalogueProduct, region: 'GB' | 'LATAM', count: number) {
  const { products, productById } = catalogue;
  const all = new Set([
    ...product.entry.data.goesWith.flatMap((id) => productById.get(id) ?? []),
    ...products.filter(({ creator }) => creator._id === product.creator._id),
    ...products.filter(({ categoryIds }) => categoryIds.some((id) => product.categoryIds.includes(id))),
  ]);
  all.delete(product);
  return [...all]
    .filter((other) => other.availability === 'available' && isSoldIn(other, region))
    .slice(0, count);
}

function slowlyRelated({ id, data }: Recipe, count: number) {
  return catalogue.recipes
    .filter((other) => other.id !== id && other.data.categories.some((one) => data.categories.includes(one)))
    .sort((a, b) => Number(b.data.creator === data.creator) - Number(a.data.creator === data.creator))
    .slice(0, count);
}

test('recommended products are the editors’ choice, then the same creator’s, then the same category’s, newest first', () => {
  const { products, testProducts } = catalogue;
  fc.assert(
    fc.property(
      fc.constantFrom(...products, ...testProducts),
      fc.constantFrom('GB' as const, 'LATAM' as const),
      fc.integer({ min: 0, max: 12 }),
      (product, region, count) => {
        expect(recommendedFor(catalogue, product, region, count).map(({ _id }) => _id)).toEqual(
          slowlyRecommended(product, region, count).map(({ _id }) => _id),
        );
      },
    ),
    { numRuns: 400 },
  );
});

test('related recipes are the same cook’s, then the newest of the same categories', () => {
  fc.assert(
    fc.property(fc.constantFrom(...catalogue.recipes), fc.integer({ min: 0, max: 12 }), (recipe, count) => {
      expect(relatedRecipes(catalogue, recipe, count).map(({ id }) => id)).toEqual(
        slowlyRelated(recipe, count).map(({ id }) => id),
      );
    }),
    { numRuns: 400 },
  );
});

test('only the necessary products are read', () => {
  const seen: number[] = [];
  const numbers = function* () {
    for (let number = 1; ; number += 1) {
      seen.push(number);
      yield number;
    }
  };
  expect(firstOf(numbers(), 2, (number) => number % 3 === 0)).toEqual([3, 6]);
  expect(seen).toHaveLength(6);
});

test('the cache keeps only the most recent results', () => {
  const keep = lru<object>(2);
  const made = (key: string) => keep(key, () => ({ key }));
  const first = made('a');
  expect(made('a')).toBe(first);
  made('b');
  expect(made('a')).toBe(first);
  made('c');
  expect(made('a')).toBe(first);
  const second = made('b');
  expect(made('b')).toBe(second);
  expect(made('a')).toBe(first);
  made('d');
  expect(made('b')).not.toBe(second);
});
