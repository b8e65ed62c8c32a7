import type { APIRoute } from 'astro';
import { getCatalogue } from '#src/catalogue/get-catalogue.ts';
import { hasFeature } from '#src/core/shop/features.ts';
import { recipeItems } from '#src/features/products/list-items.ts';

/** `/data/recipes.json`: the items of the filtered recipe lists, the same in all regions. */
export const GET: APIRoute = async () =>
  // The build writes no file without a body.
  hasFeature('recipes')
    ? Response.json(await recipeItems(await getCatalogue()))
    : new Response(null, { status: 404 });
