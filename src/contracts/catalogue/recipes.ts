import * as z from 'zod/mini';
import { DIETS, DIFFICULTIES } from '#src/core/recipes.ts';
import type { Operation } from '../operation.ts';
import { catalogueId, categoryId, count, listOf, listQuery, moment, populating } from './list.ts';
import { productCreator } from './product.ts';

/**
 * An ingredient. Without a quantity, the amount is up to the cook. `product` is the id of the product that is
 * this ingredient, if the store sells it.
 */
const ingredient = z.object({
  quantity: z.optional(z.number()),
  quantityMax: z.optional(z.number()),
  unit: z.optional(z.string()),
  name: z.string(),
  note: z.optional(z.string()),
  product: z.optional(z.string()),
});

/**
 * A recipe. `creator` is an id unless populated. `url` is the path of its page. `products` has the ids of the
 * products that it comes from or uses; those that it is cooked with are in `tools`, too.
 */
export const recipe = z.object({
  _id: z.string(),
  title: z.string(),
  summary: z.string(),
  url: z.string(),
  creator: z.union([z.string(), productCreator]),
  products: z.array(z.string()),
  tools: z.array(z.string()),
  categoryIds: z.array(z.string()),
  serves: z.object({ amount: z.int(), unit: z.string() }),
  minutes: z.object({ prep: count, cook: count, rest: count }),
  difficulty: z.enum(DIFFICULTIES),
  diet: z.array(z.enum(DIETS)),
  ingredients: z.array(z.object({ title: z.optional(z.string()), items: z.array(ingredient) })),
  steps: z.array(z.object({ text: z.string(), minutes: z.optional(z.int()) })),
  tip: z.optional(z.string()),
  publishedAt: moment,
});
export type RecipeAnswer = z.output<typeof recipe>;

const RECIPE_SORTS = ['-publishedAt', 'publishedAt', 'title', '-title'] as const;
const RECIPE_FILTERS = {
  creator: z.optional(catalogueId),
  /** The product that the recipe comes from or uses. */
  products: z.optional(catalogueId),
  section: z.optional(catalogueId),
  categoryIds: z.optional(categoryId),
  difficulty: z.optional(z.enum(DIFFICULTIES)),
  diet: z.optional(z.enum(DIETS)),
};
export type RecipeFilter = keyof typeof RECIPE_FILTERS;

const populate = populating(['creator']);
const { products: _products, ...filtersOfProduct } = RECIPE_FILTERS;
const errors = ['invalid_input', 'not_found'] as const;
const id = z.object({ id: z.string() });

export const recipesOperation = {
  id: 'listRecipes',
  summary: 'The recipes, newest first.',
  method: 'GET',
  path: '/api/recipes',
  query: z.strictObject({ ...listQuery(RECIPE_SORTS, RECIPE_FILTERS).shape, populate }),
  answers: { 200: listOf(recipe) },
  errors: ['invalid_input'],
  isCatalogue: true,
} as const satisfies Operation;

export const recipeOperation = {
  id: 'getRecipe',
  summary: 'One recipe.',
  method: 'GET',
  path: '/api/recipes/:id',
  params: id,
  query: z.strictObject({ populate }),
  answers: { 200: recipe },
  errors,
  isCatalogue: true,
} as const satisfies Operation;

export const productRecipesOperation = {
  id: 'listRecipesOfProduct',
  summary: 'The recipes from a product or cooked with it, newest first.',
  method: 'GET',
  path: '/api/products/:id/recipes',
  params: id,
  query: z.strictObject({ ...listQuery(RECIPE_SORTS, filtersOfProduct).shape, populate }),
  answers: { 200: listOf(recipe) },
  errors,
  isCatalogue: true,
} as const satisfies Operation;
