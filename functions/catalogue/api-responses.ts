import type { ListName } from '#src/catalogue/snapshot/list-tables.ts';
import type {
  CreatorRow,
  PreviewImage,
  ProductRow,
  RecipeRow,
  SectionRow,
  SelectionRow,
} from '#src/catalogue/snapshot/rows.ts';
import type { CreatorAnswer } from '#src/contracts/catalogue/creators.ts';
import type { ProductAnswer } from '#src/contracts/catalogue/product.ts';
import type { RecipeAnswer } from '#src/contracts/catalogue/recipes.ts';
import type { SectionAnswer, SelectionAnswer } from '#src/contracts/catalogue/store.ts';
import { type Asked, findPage } from './find-page.ts';
import { findEntry } from './snapshot.ts';

/** A page of a list as the API returns it, with each item looked up by id. */
export function listAnswer<T>(list: ListName, asked: Asked, show: (id: string) => T) {
  const { ids, total } = findPage(list, asked);
  return { data: ids.map(show), total, limit: asked.limit, skip: asked.skip };
}

/**
 * A product as the API returns it.
 * `populate` selects whether its creator and categories are included or only their ids.
 */
export function productAnswer(
  row: ProductRow,
  populate: readonly ('creator' | 'categories')[],
): ProductAnswer {
  // Without the stock, which changes with each order and has an operation of its own.
  const { goesWith: _goesWith, stock: _stock, creator, categories, ...product } = row;
  return {
    ...product,
    creator: populate.includes('creator') ? creator : creator._id,
    categories: populate.includes('categories') ? categories : categories.map(({ _id }) => _id),
    previewImages: findEntry<PreviewImage[]>('pictures', row._id) ?? [],
  };
}

/** A recipe as the API returns it, with its creator if `populate` names it. */
export function recipeAnswer(row: RecipeRow, populate: readonly 'creator'[]): RecipeAnswer {
  return populate.includes('creator') ? { ...row, creator: creatorOf(row.creator) } : row;
}

/**
 * A section as the API returns it. `populate` selects whether its categories are included or only their ids.
 */
export function sectionAnswer(
  { categories, ...section }: SectionRow,
  populate: readonly ('categories' | 'categories.nestedCategories')[],
): SectionAnswer {
  if (populate.length === 0) return { ...section, categories: categories.map(({ _id }) => _id) };
  const isNested = populate.includes('categories.nestedCategories');
  return {
    ...section,
    categories: categories.map(({ nestedCategories, ...category }) => ({
      ...category,
      nestedCategories: isNested ? nestedCategories : nestedCategories.map(({ _id }) => _id),
    })),
  };
}

/**
 * The snapshot's entry for an id from one of its lists.
 * @throws when it is missing, because of a broken build
 */
export function listed<T extends ProductRow | CreatorRow | RecipeRow | SectionRow | SelectionRow>(
  kind: 'product' | 'creator' | 'recipe' | 'section' | 'selection',
  id: string,
): T {
  const row = findEntry<T>(kind, id);
  if (!row) throw new Error(`The catalogue snapshot has no ${kind} ${id}`);
  return row;
}

/** A creator by id or by the handle of their page. */
export function findCreator(idOrHandle: string): CreatorAnswer | undefined {
  const id = findEntry<string>('creator-of-handle', idOrHandle);
  return findEntry<CreatorRow>('creator', idOrHandle) ?? findEntry<CreatorRow>('creator', id ?? '');
}

export const selectionAnswer = (id: string): SelectionAnswer => listed<SelectionRow>('selection', id);

function creatorOf(id: string) {
  const { _id, username, name, profile } = listed<CreatorRow>('creator', id);
  return { _id, username, name, profile: { handle: profile.handle, colour: profile.colour } };
}
