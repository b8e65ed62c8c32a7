import type { APIRoute } from 'astro';
import { getCatalogue } from '#src/catalogue/get-catalogue.ts';
import { recipeItems } from '#src/features/products/list-items.ts';

/** `/data/recipes.json`: what the lists of recipes filter, the same everywhere. */
export const GET: APIRoute = async () => Response.json(await recipeItems(await getCatalogue()));
