import { memoizeByObject } from '#src/lib/memoize-by-object.ts';
import {
  type Article,
  type Catalogue,
  type CatalogueFunding,
  type CatalogueProduct,
  type Creator,
  creatorNamed,
  type Recipe,
  type Review,
} from '../catalogue.ts';
import {
  articlePicture,
  creatorPicture,
  fundingPicture,
  productCover,
  productPictures,
  recipePicture,
  reviewPicture,
} from './catalogue-pictures.ts';
import type { Picture } from './store-picture.ts';

/** A product's picture on cards. */
export function coverOf(catalogue: Catalogue, { _id, entry }: CatalogueProduct): Promise<Picture> {
  return memoizeByObject(entry, 'cover', () =>
    productCover(_id, entry.data, creatorNamed(catalogue, entry.data.creator).data),
  );
}

/**
 * The same for places that show the product's name beside it.
 * The placeholder of a missing picture then omits the name.
 */
export function coverBesideName(catalogue: Catalogue, { _id, entry }: CatalogueProduct): Promise<Picture> {
  const maker = creatorNamed(catalogue, entry.data.creator).data;
  return memoizeByObject(entry, 'cover beside its name', () =>
    productCover(_id, entry.data, maker, 0, { stand: 'initial' }),
  );
}

/** All pictures of a product, in the order of its page. */
export function picturesOf(catalogue: Catalogue, { _id, entry }: CatalogueProduct): Promise<Picture[]> {
  const creator = creatorNamed(catalogue, entry.data.creator);
  // The open pages of a drawn book show one of its recipes that has a drawing.
  const [recipe] = (catalogue.by.recipesByProduct.get(_id) ?? []).flatMap(({ data }) =>
    data.art ? [{ ...data, art: data.art }] : [],
  );
  return memoizeByObject(entry, 'pictures', () => productPictures(_id, entry.data, creator.data, recipe));
}

/** A creator's picture. */
export function plateOf({ id, data }: Creator): Promise<Picture> {
  return memoizeByObject(data, 'plate', () => creatorPicture(id, data));
}

/** A recipe's picture. */
export function dishOf(catalogue: Catalogue, { id, data }: Recipe): Promise<Picture> {
  return memoizeByObject(data, 'dish', () =>
    recipePicture(id, data, creatorNamed(catalogue, data.creator).data),
  );
}

/** An article's lead picture. */
export function leadOf(catalogue: Catalogue, article: Article): Promise<Picture> {
  return figureOf(catalogue, article, 'lead', article.data.lead);
}

/** A picture in an article's text, by name. */
export function figureOf(
  catalogue: Catalogue,
  { id, data }: Article,
  name: string,
  figure: NonNullable<Article['data']['lead']> | undefined,
): Promise<Picture> {
  const author = creatorNamed(catalogue, data.author);
  return memoizeByObject(data, `figure ${name}`, () =>
    articlePicture(id, name, { title: data.title, figure }, author.data),
  );
}

/** A funding's picture. */
export function posterOf(catalogue: Catalogue, { _id, entry }: CatalogueFunding): Promise<Picture> {
  return memoizeByObject(entry, 'poster', () =>
    fundingPicture(_id, entry.data, creatorNamed(catalogue, entry.data.creator).data, {
      product: productOf(catalogue, entry.data),
    }),
  );
}

/** The product of a funding, as its picture needs it. */
export function productOf({ productById }: Catalogue, { product }: CatalogueFunding['entry']['data']) {
  const made = product === undefined ? undefined : productById.get(product);
  return made && { id: made._id, data: made.entry.data };
}

/** The photographs of a review. */
export function photographsOf({ data }: Review): Promise<Picture[]> {
  return memoizeByObject(data, 'photographs', () =>
    Promise.all((data.photographs ?? []).map((each) => reviewPicture(each))),
  );
}
