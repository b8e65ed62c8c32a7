import { expect, test } from 'vitest';
import type { CatalogueProduct, Creator, Recipe } from '#src/catalogue/catalogue.ts';
import { itemsOfCreator, matchingFirst } from '#src/catalogue/selections/items-of-creator.ts';
import type { SelectionItem } from '#src/catalogue/selections/selections.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';

type Product = CatalogueProduct;

const creator = { id: 'ines', data: {} } as Creator;
const product = (id: string, fields: { regions?: RegionCode[]; availability?: string; by?: string } = {}) =>
  ({
    _id: id,
    creator: { _id: fields.by ?? 'ines' },
    availability: fields.availability ?? 'available',
    formats: [{ prices: (fields.regions ?? ['GB', 'US']).map((region) => ({ region, amount: 100 })) }],
  }) as unknown as Product;
const recipe = (id: string, by = 'ines') => ({ id, data: { creator: by } }) as unknown as Recipe;
/** Products and recipes by creator, as in the catalogue. */
const made = ({ products, recipes }: { products: Product[]; recipes: Recipe[] }) => ({
  by: {
    productsByCreator: Map.groupBy(products, (one) => one.creator._id),
    recipesByCreator: Map.groupBy(recipes, (one) => one.data.creator),
  },
});
const idsOf = (items: readonly SelectionItem[]) =>
  items.map((item) =>
    item.kind === 'product' ? item.product._id : item.kind === 'recipe' ? item.recipe.id : '',
  );

test('editors’ choices come first, then the newest products, then recipes, each once and only this creator’s', () => {
  const tin = product('tin');
  const makings = made({
    products: [product('new'), product('other', { by: 'mei' }), tin],
    recipes: [recipe('toast'), recipe('noodles', 'mei')],
  });
  const chosen: SelectionItem[] = [
    { kind: 'creator', creator, line: undefined },
    { kind: 'product', product: tin, line: undefined },
  ];
  expect(idsOf(itemsOfCreator(makings, creator, chosen, 'GB'))).toEqual(['tin', 'new', 'toast']);
  expect(idsOf(itemsOfCreator(makings, creator, [], 'GB'))).toEqual(['new', 'tin', 'toast']);
});

test('products that a region does not sell come last', () => {
  const makings = made({
    products: [
      product('not-here', { regions: ['US'] }),
      product('sold-out', { availability: 'unavailable' }),
    ],
    recipes: [recipe('toast')],
  });
  expect(idsOf(itemsOfCreator(makings, creator, [], 'GB'))).toEqual(['toast', 'not-here', 'sold-out']);
  expect(idsOf(itemsOfCreator(makings, creator, [], 'US'))).toEqual(['not-here', 'toast', 'sold-out']);
  expect(matchingFirst([1, 2, 3, 4], (number) => number % 2 === 0)).toEqual([2, 4, 1, 3]);
});
