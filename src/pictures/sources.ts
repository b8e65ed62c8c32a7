import path from 'node:path';
import {
  type Drawing,
  describeProduct,
  describeRecipe,
  drawArticle,
  drawCreator,
  drawFunding,
  drawInitial,
  drawLettered,
  drawProduct,
  drawRecipe,
  type LetteredInput,
} from '#illustrations/draw.ts';
import type { ProductInput, SpreadRecipe } from '#illustrations/inputs.ts';
import type { ContentKind } from '../content.schemas.ts';
import { goodsOf, nounOf } from '../core/products/goods.ts';
import { keepLast } from '../lib/keep-last.ts';
import { nth } from '../lib/nth.ts';
import type { ArticleEntry } from '../schemas/article.ts';
import { contentFile, contentFolder } from '../schemas/content-folder.ts';
import type { CreatorEntry } from '../schemas/creator.ts';
import type { FundingEntry } from '../schemas/funding.ts';
import type { ProductEntry } from '../schemas/product.ts';
import type { RecipeEntry } from '../schemas/recipe.ts';
import type { PictureSource } from './store-picture.ts';

/** What stands for a thing before it is encoded, and the words for those who do not see it. */
export type Shown = { source: PictureSource; alt: string };
/** Where there is neither photograph nor drawing: the whole title, or the initial alone beside words of its own. */
export type Stand = 'title' | 'initial';

/** A recipe that a book's open spread may show. */
export type Spread = Omit<SpreadRecipe, 'art'> & { art?: SpreadRecipe['art'] | undefined };
export type PictureOwner = { name: string; profile: Pick<CreatorEntry['profile'], 'colour'> };
export type ProductArtwork = Pick<ProductEntry, 'name' | 'summary' | 'goods' | 'previewImages'> &
  Partial<Pick<ProductEntry, 'art' | 'noun' | 'runningMinutes'>>;
export type CreatorArtwork = PictureOwner & Partial<Pick<CreatorEntry, 'art' | 'photograph'>>;
export type RecipeArtwork = Pick<RecipeEntry, 'title'> & Partial<Pick<RecipeEntry, 'art' | 'photograph'>>;
export type FundingArtwork = Pick<FundingEntry, 'title'> & Partial<Pick<FundingEntry, 'art' | 'photograph'>>;
/** The product that a funding makes. */
export type FundedProduct = { id: string; data: ProductArtwork };
export type ArticleFigure = NonNullable<ArticleEntry['lead']>;

/** How many pictures a product has: those that its editor lists, or one. */
export const viewCount = ({ previewImages }: Pick<ProductArtwork, 'previewImages'>) =>
  Math.max(1, previewImages.length);

/**
 * One view of a product, by its place on the page: a photograph where the editor gave `src` (a path beside the content file),
 * else the drawing of that view, else its name set large. `recipe` is what a book's open spread shows.
 */
export function productShown(
  id: string,
  product: ProductArtwork,
  creator: PictureOwner,
  index = 0,
  { recipe, stand }: { recipe?: Spread | undefined; stand?: Stand } = {},
): Shown {
  const { name, art } = product;
  const noun = nounOf(product);
  const listed = product.previewImages[index];
  const { view, src } = listed ?? { view: 'front' };
  const alt = listed?.alt ?? `${name}, ${noun.toLowerCase()} by ${creator.name}`;
  if (src) return { source: photographBeside('products', src), alt };
  const { colour } = creator.profile;
  if (!art) {
    const shape = goodsOf(product.goods).tile === 'wide' ? 'wide' : 'product';
    return lettered({ slug: id, title: name, byline: creator.name, kicker: noun, colour, shape }, stand);
  }
  // A spread, and no other view, shows the dish of its recipe as it is drawn; of one that is not, the book's own foods.
  const spread = view === 'spread' && recipe?.art && { ...recipe, art: recipe.art };
  const input = {
    ...drawnProduct(id, product, art, creator.name, colour),
    ...(spread && { recipe: spread }),
  };
  const source = drawn('products', id, [view, input], () => drawProduct(input, view));
  return { source, alt: listed && !listed.alt ? describeProduct(input, view, source.svg) : alt };
}

/** A creator: their photograph, or a plate with their monogram. */
export function creatorShown(id: string, { name, profile, art, photograph }: CreatorArtwork): Shown {
  if (photograph) return { source: photographBeside('creators', photograph.src), alt: photograph.alt };
  const foods = art?.foods ?? [];
  const input = { slug: id, name, colour: profile.colour, foods };
  const plate = drawn('creators', id, input, () => drawCreator(input));
  if (foods.length === 0) return { source: plate, alt: `${name}’s plate, with a monogram on it` };
  const around = `${foods.slice(0, -1).map(words).join(', ')} and ${words(nth(foods, -1))}`;
  return { source: plate, alt: `${name}’s plate, with ${around} about its rim` };
}

/** A recipe: the photograph of its dish, the dish drawn from above, or its title. */
export function recipeShown(
  id: string,
  { title, art, photograph }: RecipeArtwork,
  { name, profile: { colour } }: PictureOwner,
  stand?: Stand,
): Shown {
  if (photograph) return { source: photographBeside('recipes', photograph.src), alt: photograph.alt };
  if (!art)
    return lettered({ slug: id, title, byline: name, kicker: 'Recipe', colour, shape: 'square' }, stand);
  const input = { slug: id, title, colour, art };
  return { source: drawn('recipes', id, input, () => drawRecipe(input)), alt: describeRecipe(input) };
}

/**
 * One of an article's pictures: `name` is `lead` or the figure's. A photograph, a drawing in the author's colour, or, for a lead
 * that is left out, the article's title.
 */
export function articleShown(
  id: string,
  name: string,
  { title, figure }: { title: string; figure: ArticleFigure | undefined },
  author: PictureOwner,
  stand?: Stand,
): Shown {
  const { colour } = author.profile;
  if (figure?.src) return { source: photographBeside('blog', figure.src), alt: figure.alt };
  const { art, alt = '' } = figure ?? {};
  if (!art)
    return lettered({ slug: id, title, byline: author.name, kicker: 'Blog', colour, shape: 'wide' }, stand);
  const input = { slug: `${id}:${name}`, colour, art };
  return { source: drawn('blog', id, input, () => drawArticle(input)), alt };
}

/**
 * A funding: its photograph, its poster in colours that stand well on its creator's, or its title. The poster shows `product`, the
 * one that the money makes, by that one's own drawing.
 */
export function fundingShown(
  id: string,
  { title, art, photograph }: FundingArtwork,
  { name, profile: { colour } }: PictureOwner,
  { product, stand }: { product?: FundedProduct | undefined; stand?: Stand } = {},
): Shown {
  if (photograph) return { source: photographBeside('fundings', photograph.src), alt: photograph.alt };
  if (!art)
    return lettered({ slug: id, title, byline: name, kicker: 'Funding', colour, shape: 'portrait' }, stand);
  const { scene, foods, alt } = art;
  const input = {
    ...{ slug: id, title, creatorName: name, colour, scene, foods },
    ...(product?.data.art && {
      product: drawnProduct(product.id, product.data, product.data.art, name, colour),
    }),
  };
  return { source: drawn('fundings', id, input, () => drawFunding(input)), alt };
}

/** What every drawing of a product is made from. */
const drawnProduct = (
  slug: string,
  { name, summary, runningMinutes }: ProductArtwork,
  art: ProductInput['art'],
  creatorName: string,
  colour: ProductInput['colour'],
): ProductInput => ({ slug, name, creatorName, colour, art, summary, runningMinutes });

function lettered(input: LetteredInput, stand: Stand = 'title'): Shown {
  return stand === 'initial'
    ? { source: once(['initial', input], () => drawInitial(input)), alt: 'A large initial' }
    : { source: once(['title', input], () => drawLettered(input)), alt: `“${input.title}” in large letters` };
}

const photographBeside = (kind: ContentKind, src: string) => ({
  file: path.resolve(contentFolder(), kind, src),
});

/** A thing's cover, page, share card and the cards of lists that it is on ask for the same drawing one after the other. */
const keepDrawing = keepLast<Drawing>(400);

/** A drawing, made once for everything that it is made from. */
function once(input: unknown, draw: () => Drawing): Drawing {
  return keepDrawing(JSON.stringify(input), draw);
}

/** The same for drawings of which there may be none: what nobody has drawn is refused by its content file and field. */
function drawn(kind: ContentKind, id: string, input: unknown, draw: () => Drawing): Drawing {
  try {
    return once([kind, input], draw);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${contentFile(kind, id)}: art: ${message}`, { cause: error });
  }
}

const words = (slug: string) => slug.replaceAll('-', ' ');
