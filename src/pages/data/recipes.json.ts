import type { APIRoute } from 'astro';
import { getCatalogue } from '#src/catalogue/get-catalogue.ts';
import { recipeItems } from '#src/features/products/list-items.ts';

/** `/data/recipes.json`: the items of the filtered recipe lists, the same in all regions. */
export const GET: APIRoute = async () => Response.json(await recipeItems(await getCatalogue()));
