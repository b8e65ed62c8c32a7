import {
  articleShown,
  type CreatorArtwork,
  creatorShown,
  fundingShown,
  pageShown,
  productShown,
  recipeShown,
  reviewShown,
  type Shown,
  type Spread,
  viewCount,
} from './sources.ts';
import { type Picture, storePicture } from './store-picture.ts';

const render = ({ source, alt }: Shown): Promise<Picture> => storePicture(source, alt);

type After<T extends (...args: never[]) => Shown> = (...args: Parameters<T>) => Promise<Picture>;

/** The pictures of a product in page order. `recipe` is shown on the open pages of a drawn book. */
export function productPictures(
  id: string,
  product: Parameters<typeof productShown>[1],
  creator: Parameters<typeof productShown>[2],
  recipe?: Spread,
): Promise<Picture[]> {
  return Promise.all(
    Array.from({ length: viewCount(product) }, (_, index) =>
      render(productShown(id, product, creator, index, { recipe })),
    ),
  );
}

/** The first picture only, for cards. */
export const productCover: After<typeof productShown> = (...product) => render(productShown(...product));

/** A creator's drawn plate, or their photograph. */
export const creatorPicture = (id: string, creator: CreatorArtwork) => render(creatorShown(id, creator));

/** A recipe's picture. */
export const recipePicture: After<typeof recipeShown> = (...recipe) => render(recipeShown(...recipe));

/** One of an article's pictures. */
export const articlePicture: After<typeof articleShown> = (...figure) => render(articleShown(...figure));

/** A funding's picture. */
export const fundingPicture: After<typeof fundingShown> = (...funding) => render(fundingShown(...funding));

/** A buyer's photograph. */
export const reviewPicture: After<typeof reviewShown> = (...photograph) => render(reviewShown(...photograph));

/** The photograph of one of the shop's own pages. */
export const pagePicture: After<typeof pageShown> = (...photograph) => render(pageShown(...photograph));
