import { isSoldIn } from '#src/core/products/pricing.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import * as homeWords from '#src/words/en/home.ts';
import type { Catalogue, CatalogueProduct, Creator, Recipe } from '../catalogue.ts';
import { contentFile } from '../schemas/content-folder.ts';
import type { SelectionEntry } from '../schemas/selection.ts';

export type SelectionItem =
  | { kind: 'product'; product: CatalogueProduct; line: string | undefined }
  | { kind: 'creator'; creator: Creator; line: string | undefined }
  | { kind: 'recipe'; recipe: Recipe; line: string | undefined };

export type Selection = Omit<SelectionEntry, 'items'> & {
  id: string;
  items: SelectionItem[];
};
export type Spotlight = Selection['spotlight'];

/** The selections of a spotlight in order, with their items resolved. */
export function selectionsOf(catalogue: Catalogue, spotlight: Spotlight): Selection[] {
  return catalogue.content.selections
    .filter(({ data }) => data.spotlight === spotlight)
    .sort((a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id))
    .map(({ id, data }) => ({
      ...data,
      id,
      items: data.items.map((item) => resolveItem(catalogue, item, contentFile('selections', id))),
    }));
}

/** The same, limited to the selections on the home page. */
export function homeSelectionsOf(catalogue: Catalogue, spotlight: Spotlight): Selection[] {
  return selectionsOf(catalogue, spotlight).filter(({ isOnHome }) => isOnHome);
}

/** The default cover of the home page: the newest product that the region can buy. */
export function defaultCover(
  { products }: Pick<Catalogue, 'products'>,
  region: RegionCode,
): Selection | undefined {
  const isReady = (product: CatalogueProduct) =>
    product.availability === 'available' && isSoldIn(product, region);
  const product = products.find(isReady) ?? products[0];
  return (
    product && {
      id: 'newest',
      spotlight: 'Main',
      tile: 'default',
      order: 0,
      isOnHome: true,
      width: 'full',
      title: product.name,
      kicker: homeWords.newestKicker,
      line: product.summary,
      items: [{ kind: 'product', product, line: undefined }],
    }
  );
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
  { kind, id, line }: SelectionEntry['items'][number],
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
