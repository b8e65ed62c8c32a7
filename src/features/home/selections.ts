import { type CollectionEntry, getCollection } from 'astro:content';
import type { Catalogue, CatalogueProduct, Creator, Recipe } from '../catalogue/catalogue.ts';

export type SelectionItem =
  | { kind: 'product'; product: CatalogueProduct; line: string | undefined }
  | { kind: 'creator'; creator: Creator; line: string | undefined }
  | { kind: 'recipe'; recipe: Recipe; line: string | undefined };

export type Selection = Omit<CollectionEntry<'selections'>['data'], 'items'> & {
  id: string;
  items: SelectionItem[];
};
export type Spotlight = Selection['spotlight'];

/** What editors chose for a spotlight, in their order, with the things themselves instead of their names. */
export async function selectionsOf(catalogue: Catalogue, spotlight: Spotlight): Promise<Selection[]> {
  const entries = await getCollection('selections');
  return entries
    .filter(({ data }) => data.spotlight === spotlight)
    .sort((a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id))
    .map(({ id, data }) => ({
      ...data,
      id,
      items: data.items.map((item) => resolveItem(catalogue, item, `src/content/selections/${id}.yaml`)),
    }));
}

/** The same for the home page, which shows a few of them. */
export async function homeSelectionsOf(catalogue: Catalogue, spotlight: Spotlight): Promise<Selection[]> {
  return (await selectionsOf(catalogue, spotlight)).filter(({ isOnHome }) => isOnHome);
}

/** The products of a selection. */
export function productsIn({ items }: Selection): CatalogueProduct[] {
  return items.flatMap((item) => (item.kind === 'product' ? [item.product] : []));
}

/** The creators of a selection. */
export function creatorsIn({ items }: Selection): Creator[] {
  return items.flatMap((item) => (item.kind === 'creator' ? [item.creator] : []));
}

function resolveItem(
  { productById, creatorById, recipeById }: Catalogue,
  { kind, id, line }: CollectionEntry<'selections'>['data']['items'][number],
  file: string,
): SelectionItem {
  const product = kind === 'product' && productById.get(id);
  if (product) return { kind: 'product', product, line };
  const creator = kind === 'creator' && creatorById.get(id);
  if (creator) return { kind: 'creator', creator, line };
  const recipe = kind === 'recipe' && recipeById.get(id);
  if (recipe) return { kind: 'recipe', recipe, line };
  throw new Error(`${file}: items: there is no ${kind} called ${id}`);
}
