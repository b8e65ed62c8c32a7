import { goodsLabel } from '#src/core/products/goods.ts';
import { storeRegionFor } from '#src/core/regions/pick-region.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { paths } from '#src/lib/paths.ts';
import * as homeWords from '#src/words/en/home.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import type { Plural } from '#src/words/plural.ts';
import type { Catalogue, CatalogueProduct, Recipe } from '../catalogue.ts';
import { spineCloth } from '../pictures/spine-cloth.ts';
import { giftCardProduct } from '../products/gift-card.ts';
import { type Arranged, arrange } from '../selections/arrange.ts';
import { creatorsOnHome, newestUnchosen, oneByEach, selectedItems } from '../selections/home-products.ts';
import { isAvailableIn } from '../selections/items-of-creator.ts';
import { defaultCover, homeSelectionsOf, type Selection } from '../selections/selections.ts';
import { statisticsOf } from '../settings/statistics.ts';
import { storeData } from '../structured-data/store.ts';
import type { PageHead } from './page-head.ts';

export type HomePageView = {
  head: PageHead;
  storeRegion: RegionCode;
  /**
   * The main tile: an editor's choice, or the newest product that the region can buy. Undefined when there
   * are no products.
   */
  cover: Selection | undefined;
  above: Arranged<Selection>[];
  below: Arranged<Selection>[];
  /** The newest products that are in no selection. */
  newest: CatalogueProduct[];
  /**
   * Books that are shown nowhere else on the page or on Discover. Empty when there are too few for a pile.
   */
  pile: Spine[];
  /** Newest first, without those on Discover. Creators that are nowhere else on the page come first. */
  recipes: Recipe[];
  productCount: number;
  /** The store's counts in words, without zeros. */
  statistics: string[];
  /** True when the shop sells gift cards. */
  hasGiftCards: boolean;
};

/** `cloth` is a hex value. */
export type Spine = { product: CatalogueProduct; cloth: string };

/** The maximum number of books in the pile, and the minimum for showing it. */
const PILE = { most: 4, least: 3 };

/** The home page in a region. */
export function homePage(catalogue: Catalogue, region: RegionCode, site: URL): HomePageView {
  const { products, settings } = catalogue;
  const storeRegion = storeRegionFor(region, settings.closedRegions);
  const main = homeSelectionsOf(catalogue, 'Main');
  const spotlight = homeSelectionsOf(catalogue, 'Spotlight');
  const discover = homeSelectionsOf(catalogue, 'Discover');
  const [cover = defaultCover(catalogue, storeRegion), ...alsoMain] = main;
  const chosen = selectedItems(catalogue);
  const newest = newestUnchosen(catalogue);
  const shown = creatorsOnHome(catalogue);
  for (const { creator } of newest) shown.add(creator._id);
  const pile = pileOf(
    products.filter((product) => !chosen.has(product) && !newest.includes(product)),
    storeRegion,
    shown,
  );
  return {
    head: headOf(catalogue, site),
    storeRegion,
    cover,
    above: arrange([...alsoMain, ...spotlight]),
    below: arrange(discover),
    newest,
    pile,
    recipes: oneByEach(
      catalogue.recipes.filter((recipe) => !chosen.has(recipe)),
      ({ data }) => data.creator,
      shown,
    ),
    productCount: products.length,
    statistics: countsOf(catalogue),
    hasGiftCards: giftCardProduct(catalogue) !== undefined,
  };
}

function pileOf(products: readonly CatalogueProduct[], region: RegionCode, shown: Set<string>): Spine[] {
  const spines = products.flatMap((product) => {
    const cloth = spineCloth(product);
    const isOffered = isAvailableIn({ kind: 'product', product, line: undefined }, region);
    return cloth && isOffered ? [{ product, cloth }] : [];
  });
  if (spines.length < PILE.least) return [];
  return oneByEach(spines, ({ product }) => product.creator._id, shown, PILE.most);
}

function headOf({ settings, products, creators }: Catalogue, site: URL): PageHead {
  const { brand } = settings;
  const goods = goodsLabel(products);
  const { description: of, descriptionWithoutCreators: ofShop } = homeWords;
  return {
    title: `${brand.name}: ${brand.strapline.replace(/\.$/, '')}`,
    description: creators.length > 0 ? fillCount(of, creators.length, { goods }) : fill(ofShop, { goods }),
    path: paths.home,
    jsonLd: [storeData(settings, site)],
  };
}

function countsOf(catalogue: Catalogue): string[] {
  const { products, books, creators, recipes } = statisticsOf(catalogue);
  const { productCount, bookCount, creatorCount, recipeCount } = homeWords;
  const labelled = (count: number, word: Plural) => (count > 0 ? [fillCount(word, count)] : []);
  return [
    ...labelled(products, productCount),
    ...labelled(books === products ? 0 : books, bookCount),
    ...labelled(creators, creatorCount),
    ...labelled(recipes, recipeCount),
  ];
}
