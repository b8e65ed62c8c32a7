import type { APIRoute } from 'astro';
import { getCatalogue, withKeys } from '#src/catalogue/get-catalogue.ts';
import { hasFeature } from '#src/core/shop/features.ts';
import { recipeItems } from '#src/features/products/list-items.ts';

/** `/data/recipes.json`: the items of the filtered recipe lists, the same in all regions. */
export async function getStaticPaths() {
  if (!hasFeature('recipes')) return [];
  const { recipes } = await getCatalogue();
  return withKeys([{ params: { list: 'recipes' }, props: { recipes } }], (props) => [props.recipes]);
}

export const GET: APIRoute = async () => Response.json(await recipeItems(await getCatalogue()));
