import type { PaletteName, ShareCard } from 'illustrations';
import { duration } from '#src/core/duration-text.ts';
import type { Goods } from '#src/core/products/goods.ts';
import { COLOURS } from '#src/core/shop/colours.ts';
import { isShopAmongCreators } from '#src/core/shop/features.ts';
import { totalMinutes } from '#src/lib/duration.ts';
import { memoizeByObject } from '#src/lib/memoize-by-object.ts';
import * as homeWords from '#src/words/en/home.ts';
import * as words from '#src/words/en/share-cards.ts';
import { fill } from '#src/words/fill.ts';
import {
  type Article,
  type Catalogue,
  type CatalogueFunding,
  type CatalogueProduct,
  type Creator,
  creatorNamed,
  type Recipe,
} from '../catalogue.ts';
import { logoOf } from '../settings/shop-logo.ts';
import { productOf } from './covers.ts';
import { type SharePicture, storeShareCard } from './share-picture.ts';
import { articleShown, creatorShown, fundingShown, productShown, recipeShown } from './sources.ts';
import type { PictureSource } from './store-picture.ts';

/** The social sharing picture of a product's page. */
export function productCard(catalogue: Catalogue, product: CatalogueProduct): Promise<SharePicture> {
  return memoizeByObject(product.entry, 'card', () => {
    const art = artOf(catalogue, product);
    const [category] = product.categories;
    const section = catalogue.sections.find(({ data }) => data.slug === category?.section);
    return card(catalogue, {
      kicker: [section?.data.name, category?.name].filter(Boolean).join(' · '),
      title: product.name,
      byline: fill(isShopAmongCreators(product.creator) ? words.soldBy : words.byline, {
        name: product.creator.name,
      }),
      // The background of the drawing, so that the colours match.
      colour: 'svg' in art ? art.ground : product.creator.profile.colour,
      art: [art],
    });
  });
}

export function recipeCard(catalogue: Catalogue, recipe: Recipe): Promise<SharePicture> {
  const { name, profile } = creatorNamed(catalogue, recipe.data.creator).data;
  return memoizeByObject(recipe.data, 'card', () =>
    card(catalogue, {
      kicker: fill(words.recipe, { time: duration(totalMinutes(recipe.data.minutes)) }),
      title: recipe.data.title,
      byline: fill(words.byline, { name }),
      colour: profile.colour,
      art: [artOf(catalogue, recipe)],
    }),
  );
}

export function creatorCard(catalogue: Catalogue, creator: Creator): Promise<SharePicture> {
  const { name, profile } = creator.data;
  return memoizeByObject(creator.data, 'card', () =>
    card(catalogue, {
      kicker: profile.place,
      title: name,
      byline: profile.speciality,
      colour: profile.colour,
      art: [artOf(catalogue, creator)],
    }),
  );
}

export function articleCard(catalogue: Catalogue, article: Article): Promise<SharePicture> {
  const { name, profile } = creatorNamed(catalogue, article.data.author).data;
  return memoizeByObject(article.data, 'card', () =>
    card(catalogue, {
      kicker: fill(words.blog, { tag: article.data.tags[0] ?? '' }),
      title: article.data.title,
      byline: fill(words.byline, { name }),
      colour: article.data.lead?.art?.colour ?? profile.colour,
      art: [artOf(catalogue, article)],
    }),
  );
}

export function fundingCard(catalogue: Catalogue, funding: CatalogueFunding): Promise<SharePicture> {
  const { name, profile } = creatorNamed(catalogue, funding.creator._id).data;
  return memoizeByObject(funding.entry, 'card', () =>
    card(catalogue, {
      kicker: words.funding,
      title: funding.title,
      byline: fill(words.byline, { name }),
      colour: profile.colour,
      art: [artOf(catalogue, funding)],
    }),
  );
}

type Shown = CatalogueProduct | Recipe | Creator | Article | CatalogueFunding;
type ListLabels = { kicker: string; title: string; byline?: string; colour: PaletteName };

/**
 * The sharing picture of a list: its first four items. All regions share one,
 * so `shown` are the items in the default region.
 */
export function listCard(
  catalogue: Catalogue,
  labels: ListLabels,
  shown: readonly Shown[],
): Promise<SharePicture> {
  const first = shown.slice(0, 4);
  const ids = first.map((each) => ('_id' in each ? each._id : each.id));
  return memoizeByObject(catalogue, `card of ${JSON.stringify([labels, ids])}`, () =>
    card(catalogue, { ...labels, art: first.map((each) => artOf(catalogue, each)) }),
  );
}

/** The store's sharing picture, for pages without their own. */
export function storeCard(catalogue: Catalogue): Promise<SharePicture> {
  return memoizeByObject(catalogue, 'card of the store', () => {
    const { products, recipes, creators, settings } = catalogue;
    const newest = (goods: Goods) => products.find(({ entry }) => entry.data.goods === goods);
    const book = newest('book') ?? products[0];
    const tool = newest('kitchenware') ?? products.find((one) => one !== book);
    const shown = [book, recipes[0], creators[0], tool].filter((each) => each !== undefined);
    const art = [...new Set(shown)].map((each) => artOf(catalogue, each));
    return card(catalogue, {
      kicker: homeWords.shareKicker || settings.brand.name,
      title: settings.brand.strapline,
      colour: { ground: COLOURS.accent.light, ink: COLOURS.surface.light },
      art,
    });
  });
}

type Card = Omit<ShareCard, 'art' | 'brand' | 'logo'> & { art: readonly PictureSource[] };

const card = ({ settings: { brand } }: Catalogue, input: Card) =>
  storeShareCard({ ...input, brand: brand.name, logo: logoOf(brand) }, altOf(input));

function altOf({ title, byline, kicker }: Card): string {
  return byline
    ? fill(words.altWithByline, { title, byline: withoutStop(byline), kicker })
    : fill(words.alt, { title: withoutStop(title), kicker });
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, '');
}

/**
 * The picture of an item on a sharing picture, without its title, which the card shows. The first frame of a
 * drawn course contains the title, so a later one is used.
 */
function artOf(catalogue: Catalogue, shown: Shown): PictureSource {
  const stand = 'initial';
  if ('formats' in shown) {
    const { data } = shown.entry;
    const lesson = data.art ? data.previewImages.findIndex(({ view }) => view === 'lesson') : 0;
    const maker = creatorNamed(catalogue, data.creator).data;
    return productShown(shown._id, data, maker, Math.max(0, lesson), { stand }).source;
  }
  if ('goal' in shown) {
    const maker = creatorNamed(catalogue, shown.creator._id).data;
    const product = productOf(catalogue, shown.entry.data);
    return fundingShown(shown._id, shown.entry.data, maker, { product, stand }).source;
  }
  if ('profile' in shown.data) return creatorShown(shown.id, shown.data).source;
  const { id, data } = shown;
  if ('author' in data) {
    const figure = { title: data.title, figure: data.lead };
    return articleShown(id, 'lead', figure, creatorNamed(catalogue, data.author).data, stand).source;
  }
  return recipeShown(id, data, creatorNamed(catalogue, data.creator).data, stand).source;
}
