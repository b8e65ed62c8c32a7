import { onceFor } from '../../lib/once-for.ts';
import {
  articlePicture,
  creatorPicture,
  fundingPicture,
  productCover,
  productPictures,
  recipePicture,
} from '../../pictures/catalogue-pictures.ts';
import type { Picture } from '../../pictures/store-picture.ts';
import {
  type Article,
  type Catalogue,
  type CatalogueFunding,
  type CatalogueProduct,
  type Creator,
  creatorNamed,
  type Recipe,
} from '../catalogue.ts';

/** The picture that stands for a product on cards. */
export function coverOf(catalogue: Catalogue, { _id, entry }: CatalogueProduct): Promise<Picture> {
  return onceFor(entry, 'cover', () =>
    productCover(_id, entry.data, creatorNamed(catalogue, entry.data.creator).data),
  );
}

/** The same for a place that has the product's name beside it: where there is no picture, the name is not set twice. */
export function coverBesideName(catalogue: Catalogue, { _id, entry }: CatalogueProduct): Promise<Picture> {
  const maker = creatorNamed(catalogue, entry.data.creator).data;
  return onceFor(entry, 'cover beside its name', () =>
    productCover(_id, entry.data, maker, 0, { stand: 'initial' }),
  );
}

/** All pictures of a product, in the order of its page. */
export function picturesOf(catalogue: Catalogue, { _id, entry }: CatalogueProduct): Promise<Picture[]> {
  const creator = creatorNamed(catalogue, entry.data.creator);
  // A book's open spread shows a recipe of it, which takes one that is drawn.
  const [recipe] = (catalogue.by.recipesByProduct.get(_id) ?? []).flatMap(({ data }) =>
    data.art ? [{ ...data, art: data.art }] : [],
  );
  return onceFor(entry, 'pictures', () => productPictures(_id, entry.data, creator.data, recipe));
}

/** A creator's plate. */
export function plateOf({ id, data }: Creator): Promise<Picture> {
  return onceFor(data, 'plate', () => creatorPicture(id, data));
}

/** A recipe's dish. */
export function dishOf(catalogue: Catalogue, { id, data }: Recipe): Promise<Picture> {
  return onceFor(data, 'dish', () => recipePicture(id, data, creatorNamed(catalogue, data.creator).data));
}

/** The picture an article opens with. */
export function leadOf(catalogue: Catalogue, article: Article): Promise<Picture> {
  return figureOf(catalogue, article, 'lead', article.data.lead);
}

/** A picture in an article's text, by its name there. */
export function figureOf(
  catalogue: Catalogue,
  { id, data }: Article,
  name: string,
  figure: NonNullable<Article['data']['lead']> | undefined,
): Promise<Picture> {
  const author = creatorNamed(catalogue, data.author);
  return onceFor(data, `figure ${name}`, () =>
    articlePicture(id, name, { title: data.title, figure }, author.data),
  );
}

/** A funding's poster. */
export function posterOf(catalogue: Catalogue, { _id, entry }: CatalogueFunding): Promise<Picture> {
  return onceFor(entry, 'poster', () =>
    fundingPicture(_id, entry.data, creatorNamed(catalogue, entry.data.creator).data, {
      product: productOf(catalogue, entry.data),
    }),
  );
}

/** The product that a funding makes, as its poster wants it. */
export function productOf({ productById }: Catalogue, { product }: CatalogueFunding['entry']['data']) {
  const made = product === undefined ? undefined : productById.get(product);
  return made && { id: made._id, data: made.entry.data };
}
