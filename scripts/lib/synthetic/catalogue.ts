import { creator, creatorIds } from './creators.ts';
import type { ContentFile } from './files.ts';
import { productFile, productIds } from './products.ts';
import { recipe } from './recipes.ts';
import { fixedFiles } from './sections.ts';

/** Per hundred products, as in the store's own catalogue. */
const CREATORS = 30;
const RECIPES = 70;

/** A complete, valid content folder with `count` products. The same count always gives the same files. */
export function* syntheticCatalogue(count: number): Generator<ContentFile> {
  const creators = creatorIds(Math.max(1, Math.round((count * CREATORS) / 100)));
  const products = productIds(count);
  yield* fixedFiles();
  for (const [index, id] of creators.entries()) yield creator(id, index);
  for (const [index, product] of products.entries()) yield productFile(product, index, creators, products);
  const recipes = Math.round((count * RECIPES) / 100);
  for (let index = 0; index < recipes; index += 1) yield recipe(index, creators, products);
}
