import { resolve } from 'node:path';
import {
  type Drawing,
  drawArticle,
  drawCreator,
  drawFunding,
  drawProduct,
  drawRecipe,
  type SpreadRecipe,
} from '../../art/draw.ts';
import { nth } from '../../lib/nth.ts';
import type { ArticleEntry } from '../../schemas/article.ts';
import type { CreatorEntry } from '../../schemas/creator.ts';
import type { FundingEntry } from '../../schemas/funding.ts';
import type { ProductEntry } from '../../schemas/product.ts';
import type { RecipeEntry } from '../../schemas/recipe.ts';
import { type Picture, type PictureSource, storePicture } from './store-picture.ts';

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
  const image = nth(product.previewImages, index);
  return storePicture(productSource(id, product, creator, image, recipe), image.alt);
}

/** One view of a product before it is encoded. */
export function productSource(
  id: string,
  product: ProductArtwork,
  creator: Maker,
  { view, src }: { view: string; src?: string | undefined },
  recipe?: SpreadRecipe,
): PictureSource {
  if (src) return { file: resolve('src/content/products', src) };
  const { name, art, summary, runningMinutes } = product;
  const { colour } = creator.profile;
  return drawProduct(
    { slug: id, name, creatorName: creator.name, colour, art, summary, runningMinutes, recipe },
    view,
  );
}

/** A creator's portrait plate. */
export function creatorPicture(id: string, creator: Maker & { art: { foods: string[] } }): Promise<Picture> {
  const { foods } = creator.art;
  const around = `${foods.slice(0, -1).map(words).join(', ')} and ${words(nth(foods, -1))}`;
  return storePicture(creatorDrawing(id, creator), `${creator.name}’s plate, with ${around} about its rim`);
}

export function creatorDrawing(
  id: string,
  { name, profile, art }: Maker & { art: { foods: string[] } },
): Drawing {
  return drawCreator({ slug: id, name, colour: profile.colour, foods: art.foods });
}

/** A recipe's dish from above, in its creator's colour. */
export function recipePicture(
  id: string,
  recipe: Pick<RecipeEntry, 'title' | 'art'>,
  creator: Maker,
): Promise<Picture> {
  return storePicture(recipeDrawing(id, recipe, creator), recipe.art.alt);
}

export function recipeDrawing(
  id: string,
  { title, art }: Pick<RecipeEntry, 'title' | 'art'>,
  { profile }: Maker,
): Drawing {
  return drawRecipe({ slug: id, title, colour: profile.colour, art });
}

/**
 * One of an article's pictures: `name` is `lead` or the figure's. A photograph where the editor gave `src` (a path beside
 * the content file), else drawn in the author's colour.
 */
export function articlePicture(
  id: string,
  name: string,
  figure: ArticleEntry['lead'],
  author: Maker,
): Promise<Picture> {
  return storePicture(articleSource(id, name, figure, author), figure.alt);
}

/** The same before it is encoded. */
export function articleSource(
  id: string,
  name: string,
  { src, art }: Pick<ArticleEntry['lead'], 'src' | 'art'>,
  author: Maker,
): PictureSource {
  if (src) return { file: resolve('src/content/blog', src) };
  if (!art) throw new Error(`${id}: ${name} is neither a photograph nor a drawing.`);
  return drawArticle({ slug: `${id}:${name}`, colour: author.profile.colour, art });
}

type FundingArtwork = Pick<FundingEntry, 'title' | 'art'>;

/** A funding's poster, in colours that stand well on its creator's. */
export function fundingPicture(id: string, funding: FundingArtwork, creator: Maker): Promise<Picture> {
  return storePicture(fundingDrawing(id, funding, creator), funding.art.alt);
}

export function fundingDrawing(
  id: string,
  { title, art }: FundingArtwork,
  { name, profile }: Maker,
): Drawing {
  return drawFunding({ slug: id, title, creatorName: name, colour: profile.colour, foods: art.foods });
}

const words = (slug: string) => slug.replaceAll('-', ' ');
