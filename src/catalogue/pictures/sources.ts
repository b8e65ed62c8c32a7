import path from 'node:path';
import type { ProductInput, SpreadRecipe } from 'illustrations';
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
} from 'illustrations';
import type { ContentKind } from '#src/content.schemas.ts';
import { goodsOf, nounOf } from '#src/core/products/goods.ts';
import { lru } from '#src/lib/lru.ts';
import * as words from '#src/words/en/drawings.ts';
import { fill } from '#src/words/fill.ts';
import type { ArticleEntry } from '../schemas/article.ts';
import { contentFile, contentFolder } from '../schemas/content-folder.ts';
import type { CreatorEntry } from '../schemas/creator.ts';
import type { FundingEntry } from '../schemas/funding.ts';
import type { ProductEntry } from '../schemas/product.ts';
import type { RecipeEntry } from '../schemas/recipe.ts';
import { type NamedDrawing, namedDrawing } from './named-drawing.ts';
import type { PictureSource } from './store-picture.ts';

/** A picture's source and its alternative text. */
export type Shown = { source: PictureSource; alt: string };
/**
 * The placeholder without photograph or drawing: the title,
 * or only its initial where the title is shown beside it.
 */
export type Stand = 'title' | 'initial';

/** A recipe for the open pages of a drawn book. */
export type Spread = Omit<SpreadRecipe, 'art'> & { art?: SpreadRecipe['art'] | undefined };
export type PictureOwner = { name: string; profile: Pick<CreatorEntry['profile'], 'colour'> };
export type ProductArtwork = Pick<ProductEntry, 'name' | 'summary' | 'goods' | 'previewImages'> &
  Partial<Pick<ProductEntry, 'art' | 'noun' | 'runningMinutes' | 'lessons'>>;
export type CreatorArtwork = PictureOwner & Partial<Pick<CreatorEntry, 'art' | 'photograph'>>;
export type RecipeArtwork = Pick<RecipeEntry, 'title'> & Partial<Pick<RecipeEntry, 'art' | 'photograph'>>;
export type FundingArtwork = Pick<FundingEntry, 'title'> & Partial<Pick<FundingEntry, 'art' | 'photograph'>>;
/** The product of a funding. */
export type FundedProduct = { id: string; data: ProductArtwork };
export type ArticleFigure = NonNullable<ArticleEntry['lead']>;

/** The number of a product's pictures: those that its editor lists, or one. */
export const viewCount = ({ previewImages }: Pick<ProductArtwork, 'previewImages'>) =>
  Math.max(1, previewImages.length);

/**
 * A product's picture by its index: a photograph (`src`, relative to the content file), else the drawing of
 * that view, else its name as text. `recipe` is shown on the open pages of a drawn book.
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
  const { view, src, colour: ownColour } = listed ?? { view: 'front' };
  const alt = listed?.alt ?? fill(words.productBy, { name, kind: noun.toLowerCase(), creator: creator.name });
  if (src) return { source: photographBeside('products', src), alt };
  const { colour } = creator.profile;
  if (!art) {
    const shape = goodsOf(product.goods).tile === 'wide' ? 'wide' : 'product';
    return lettered({ slug: id, title: name, byline: creator.name, kicker: noun, colour, shape }, stand);
  }
  // Only the spread view shows a recipe, and only a drawn one. Otherwise it shows the book's own foods.
  const spread = view === 'spread' && recipe?.art && { ...recipe, art: recipe.art };
  const input = {
    ...drawnProduct(id, product, ownColour ? { ...art, dye: ownColour } : art, creator.name, colour),
    ...(spread && { recipe: spread }),
  };
  const source = drawn('products', id, [view, input], () => drawProduct(input, view));
  return { source, alt: listed && !listed.alt ? describeProduct(input, view, source.svg) : alt };
}

/** A creator's picture: their photograph, or a drawn plate with their monogram. */
export function creatorShown(id: string, { name, profile, art, photograph }: CreatorArtwork): Shown {
  if (photograph) return { source: photographBeside('creators', photograph.src), alt: photograph.alt };
  const foods = art?.foods ?? [];
  const input = { slug: id, name, colour: profile.colour, foods };
  const plate = drawn('creators', id, input, () => drawCreator(input));
  if (foods.length === 0) return { source: plate, alt: fill(words.plateWithMonogram, { name }) };
  const list = new Intl.ListFormat('en-GB').format(foods.map(spaced));
  return { source: plate, alt: fill(words.plateWithFoods, { name, foods: list }) };
}

/** A recipe's picture: a photograph, the dish drawn from above, or its title. */
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
 * An article's picture. `name` is `lead` or the figure's name. A photograph, a drawing in the author's
 * colour, or, for a missing lead, the title.
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
 * A funding's picture: a photograph, a poster in colours that go with its creator's, or its title. The poster
 * shows the drawing of `product`.
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

/** The input of every drawing of a product. */
const drawnProduct = (
  slug: string,
  { name, summary, runningMinutes, lessons }: ProductArtwork,
  art: ProductInput['art'],
  creatorName: string,
  colour: ProductInput['colour'],
): ProductInput => ({ slug, name, creatorName, colour, art, summary, runningMinutes, lessons });

/** A photograph that a buyer sent with a review. */
export const reviewShown = ({ src, alt }: { src: string; alt: string }): Shown => ({
  source: photographBeside('reviews', src),
  alt,
});

/** The photograph of one of the shop's own pages. */
export const pageShown = ({ src, alt }: { src: string; alt: string }): Shown => ({
  source: photographBeside('pages', src),
  alt,
});

function lettered(input: LetteredInput, stand: Stand = 'title'): Shown {
  return stand === 'initial'
    ? { source: once(['initial', input], () => drawInitial(input)), alt: words.initial }
    : {
        source: once(['title', input], () => drawLettered(input)),
        alt: fill(words.title, { title: input.title }),
      };
}

const photographBeside = (kind: ContentKind, src: string) => ({
  file: path.resolve(contentFolder(), kind, src),
});

/** A product's cover, page, sharing picture and list cards use the same drawing shortly after each other. */
const keepDrawing = lru<NamedDrawing>(400);

/** Returns the cached drawing of an input. */
function once(input: unknown, draw: () => Drawing): NamedDrawing {
  return keepDrawing(JSON.stringify(input), () => namedDrawing(input, draw));
}

/** The same for drawings that may not exist. The error names the content file and field. */
function drawn(kind: ContentKind, id: string, input: unknown, draw: () => Drawing): NamedDrawing {
  return once([kind, input], () => {
    try {
      return draw();
    } catch (error) {
      const { message } = error as Error;
      throw new Error(`${contentFile(kind, id)}: art: ${message}`, { cause: error });
    }
  });
}

const spaced = (slug: string) => slug.replaceAll('-', ' ');
