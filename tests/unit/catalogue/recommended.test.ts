import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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

describe('related recipes', () => {
  const shown = catalogue.recipes.flatMap((recipe) =>
    relatedRecipes(catalogue, recipe).map((other) => ({ recipe: recipe.data, other: other.data })),
  );
  /** Some recipes like one, each with changes, the newest first. */
  function related(changes: Partial<Recipe['data']>[]): string[] {
    const [like] = catalogue.recipes as [Recipe];
    const data: Partial<Recipe['data']> = {
      ...{ creator: 'ada', categories: ['recipes/breakfast'], diet: ['vegetarian'] },
      minutes: { prep: 10, cook: 40, rest: 0 },
    };
    const recipes = [{ title: 'eggs' }, ...changes].map((change) => ({
      ...like,
      id: String(change.title),
      data: { ...like.data, ...data, ...change },
    }));
    const by = {
      ...catalogue.by,
      recipesByCreator: new Map([['ada', recipes.filter((recipe) => recipe.data.creator === 'ada')]]),
      recipesByCategory: new Map([['recipes/breakfast', recipes]]),
    };
    return relatedRecipes({ by, recipes }, recipes[0]!, 2).map(({ id }) => id);
  }

  test('have no meat for a reader who eats none, and take about as long, before they are of the same category', () => {
    const changes = [
      { title: 'bacon', diet: [] },
      { title: 'buns', minutes: { prep: 60, cook: 30, rest: 600 } },
      { title: 'rice', categories: ['recipes/weeknight'] },
      { title: 'beans', diet: ['vegan' as const, 'vegetarian' as const], creator: 'bo' },
    ];
    expect(related(changes)).toEqual(['beans', 'rice']);
    expect(related(changes.slice(0, 2))).toEqual(['buns', 'bacon']);
  });

  test('are those of the same creator first, if they are alike otherwise', () => {
    expect(related([{ title: 'of-bo', creator: 'bo' }, { title: 'of-ada' }])).toEqual(['of-ada', 'of-bo']);
  });

  test('are three others, without the recipe itself', () => {
    expect(shown).toHaveLength(catalogue.recipes.length * 3);
    expect(shown.every(({ recipe, other }) => recipe !== other)).toBe(true);
    expect(relatedRecipes(catalogue, catalogue.recipes[0]!, 0)).toEqual([]);
  });
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
