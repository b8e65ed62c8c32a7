import { resolve } from 'node:path';
import { drawCreator, drawProduct, drawRecipe, type SpreadRecipe } from '../../art/draw.ts';
import type { CreatorEntry } from '../../schemas/creator.ts';
import type { ProductEntry } from '../../schemas/product.ts';
import type { RecipeEntry } from '../../schemas/recipe.ts';
import { type Picture, renderPicture } from './render.ts';

type ProductArtwork = Pick<ProductEntry, 'name' | 'summary' | 'art' | 'previewImages' | 'runningMinutes'>;
type Maker = { name: string; profile: Pick<CreatorEntry['profile'], 'colour'> };

/**
 * The pictures of a product in the order its page shows them: a photograph where the editor gave `src` (a path beside
 * the content file), else the drawing of that view. `recipe` is what a book's open spread shows.
 */
export function productPictures(
  id: string,
  product: ProductArtwork,
  creator: Maker,
  recipe?: SpreadRecipe,
): Promise<Picture[]> {
  return Promise.all(
    product.previewImages.map((_, index) => productPicture(id, product, creator, index, recipe)),
  );
}

/** Only the first picture, for cards. */
export function productCover(id: string, product: ProductArtwork, creator: Maker): Promise<Picture> {
  return productPicture(id, product, creator, 0);
}

function productPicture(
  id: string,
  product: ProductArtwork,
  creator: Maker,
  index: number,
  recipe?: SpreadRecipe,
): Promise<Picture> {
  const image = product.previewImages[index]!;
  if (image.src) return renderPicture({ file: resolve('src/content/products', image.src) }, image.alt);
  const drawing = drawProduct(
    {
      slug: id,
      name: product.name,
      creatorName: creator.name,
      colour: creator.profile.colour,
      art: product.art,
      summary: product.summary,
      runningMinutes: product.runningMinutes,
      recipe,
    },
    image.view,
  );
  return renderPicture(drawing, image.alt);
}

/** A creator's portrait plate. */
export function creatorPicture(id: string, creator: Maker & { art: { foods: string[] } }): Promise<Picture> {
  const { foods } = creator.art;
  const around = `${foods.slice(0, -1).map(words).join(', ')} and ${words(foods.at(-1)!)}`;
  return renderPicture(
    drawCreator({ slug: id, name: creator.name, colour: creator.profile.colour, foods }),
    `${creator.name}’s plate, with ${around} about its rim`,
  );
}

/** A recipe's dish from above, in its creator's colour. */
export function recipePicture(
  id: string,
  recipe: Pick<RecipeEntry, 'title' | 'art'>,
  creator: Maker,
): Promise<Picture> {
  return renderPicture(
    drawRecipe({ slug: id, title: recipe.title, colour: creator.profile.colour, art: recipe.art }),
    recipe.art.alt,
  );
}

const words = (slug: string) => slug.replaceAll('-', ' ');
