import type { RecipeRow } from '#src/catalogue/snapshot/rows.ts';
import {
  productRecipesOperation,
  recipeOperation,
  recipesOperation,
} from '#src/contracts/catalogue/recipes.ts';
import * as problemWords from '#src/words/en/problems.ts';
import { listAnswer, listed, recipeAnswer } from '../catalogue/api-responses.ts';
import { readRoute } from '../catalogue/read-route.ts';
import { findEntry, findProduct } from '../catalogue/snapshot.ts';
import { routes } from '../platform/app.ts';
import { problem } from '../platform/problem.ts';
import { noProduct } from './products.ts';

/** `GET /api/recipes`, `/api/recipes/{id}` and `/api/products/{id}/recipes`. */
export const recipeRoutes = routes();

readRoute(recipeRoutes, recipesOperation, ({ limit, skip, sort, keyword, populate, ...filters }) =>
  listAnswer('recipes', { limit, skip, sort, keyword, filters }, shown(populate)),
);

readRoute(recipeRoutes, recipeOperation, ({ populate }, { id = '' }) => {
  const row = findEntry<RecipeRow>('recipe', id);
  return row ? recipeAnswer(row, populate) : problem('not_found', problemWords.noRecipe, { field: 'id' });
});

readRoute(
  recipeRoutes,
  productRecipesOperation,
  ({ limit, skip, sort, keyword, populate, ...filters }, { id = '' }) => {
    if (!findProduct(id)) return noProduct();
    const asked = { limit, skip, sort, keyword, filters: { ...filters, products: id } };
    return listAnswer('recipes', asked, shown(populate));
  },
);

function shown(populate: Parameters<typeof recipeAnswer>[1]) {
  return (id: string) => recipeAnswer(listed<RecipeRow>('recipe', id), populate);
}
