import { describe, expect, test } from 'vitest';
import { productsOfRecipe } from '#src/catalogue/recipes/products-of-recipe.ts';
import { recipeProducts } from '#src/catalogue/recipes/recipe-products.ts';
import type { RecipeEntry } from '#src/catalogue/schemas/recipe.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { entryOf, madeCatalogue } from './support/made-catalogue.ts';

const ID = 'sardines-on-toast-burnt-lemon';
type Change = Parameters<typeof madeCatalogue>[0];

/** The ids of the products on the recipe's page in a region. */
async function shown(region: RegionCode, change: Change = () => {}) {
  const catalogue = await madeCatalogue(change);
  const { byIngredient, tools, sources, all } = recipeProducts(
    catalogue,
    catalogue.recipeById.get(ID)!.data,
    region,
  );
  const ids = (products: { _id: string }[]) => products.map(({ _id }) => _id);
  return {
    ingredients: [...byIngredient].map(([index, { _id }]) => `${index} ${_id}`),
    tools: ids(tools),
    sources: ids(sources),
    all,
  };
}

describe('[CAT-08] the products of a recipe', () => {
  test('are with their ingredients, the tools and the sources, with the sum of the ingredients', async () => {
    expect(await shown('GB')).toEqual({
      ingredients: ['0 six-sardines-algarve', '7 thyme-honey-sfakia'],
      tools: ['the-two-egg-pan'],
      sources: ['salt-lemon-sardine'],
      all: { count: 2, amount: expect.any(Number) },
    });
  });

  test('are left out where the region does not sell them, and so is the button for all', async () => {
    expect(await shown('CA')).toEqual({
      ingredients: ['0 six-sardines-algarve'],
      tools: ['the-two-egg-pan'],
      sources: ['salt-lemon-sardine'],
      all: undefined,
    });
  });

  test('keep their link when they are sold out, but are not added with all', async () => {
    const { ingredients, all } = await shown('GB', (content) => {
      entryOf(content, 'products', 'thyme-honey-sfakia').data.availability = 'unavailable';
    });
    expect(ingredients).toContain('7 thyme-honey-sfakia');
    expect(all).toBeUndefined();
  });

  test('are each shown once, even if the file names them twice', async () => {
    const { ingredients, tools, sources } = await shown('GB', (content) => {
      const { data } = entryOf(content, 'recipes', ID);
      data.ingredients[0]!.items[1]!.product = 'six-sardines-algarve';
      data.tools.push('six-sardines-algarve');
      data.products.push('six-sardines-algarve', 'the-two-egg-pan');
    });
    expect(ingredients).toEqual(['0 six-sardines-algarve', '7 thyme-honey-sfakia']);
    expect(tools).toEqual(['the-two-egg-pan']);
    expect(sources).toEqual(['salt-lemon-sardine']);
  });

  test('do not include test products', async () => {
    const { ingredients, tools, sources } = await shown('GB', (content) => {
      for (const id of ['six-sardines-algarve', 'the-two-egg-pan', 'salt-lemon-sardine'])
        entryOf(content, 'products', id).data.kind = 'test';
    });
    expect([...ingredients, ...tools, ...sources]).toEqual(['7 thyme-honey-sfakia']);
  });

  test('lead from each product’s page to the recipe', async () => {
    const { by, recipeById } = await madeCatalogue();
    const named = productsOfRecipe(recipeById.get(ID)?.data as RecipeEntry);
    expect(named).toEqual([
      'salt-lemon-sardine',
      'six-sardines-algarve',
      'thyme-honey-sfakia',
      'the-two-egg-pan',
    ]);
    for (const product of named) expect(by.recipesByProduct.get(product)?.map(({ id }) => id)).toContain(ID);
  });
});
