import {
  creatorPicture,
  productCover,
  productPictures,
  recipePicture,
} from '../pictures/catalogue-pictures.ts';
import type { Picture } from '../pictures/render.ts';
import type { Catalogue, CatalogueProduct, Creator, Recipe } from './catalogue.ts';
import { recipesFrom } from './catalogue.ts';

/** The picture that stands for a product on cards. */
export function coverOf({ creatorById }: Catalogue, { _id, entry }: CatalogueProduct): Promise<Picture> {
  return once(`product ${_id}`, () =>
    productCover(_id, entry.data, creatorById.get(entry.data.creator)!.data),
  );
}

/** All pictures of a product, in the order of its page. */
export function picturesOf(catalogue: Catalogue, { _id, entry }: CatalogueProduct): Promise<Picture[]> {
  const creator = catalogue.creatorById.get(entry.data.creator)!;
  const recipe = recipesFrom(catalogue, _id)[0];
  return once(`pictures ${_id}`, () => productPictures(_id, entry.data, creator.data, recipe?.data));
}

/** A creator's plate. */
export function plateOf({ id, data }: Creator): Promise<Picture> {
  return once(`creator ${id}`, () => creatorPicture(id, data));
}

/** A recipe's dish. */
export function dishOf({ creatorById }: Catalogue, { id, data }: Recipe): Promise<Picture> {
  return once(`recipe ${id}`, () => recipePicture(id, data, creatorById.get(data.creator)!.data));
}

// Six regions and many lists show the same picture: in a build it is drawn once. In development content may have changed.
const drawn = new Map<string, Promise<unknown>>();

function once<T>(key: string, draw: () => Promise<T>): Promise<T> {
  if (import.meta.env.DEV) return draw();
  let picture = drawn.get(key) as Promise<T> | undefined;
  if (!picture) {
    picture = draw();
    drawn.set(key, picture);
  }
  return picture;
}
