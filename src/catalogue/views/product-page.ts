import type { BasketProduct } from '#src/core/basket/types.ts';
import { decimalOf } from '#src/core/money.ts';
import { defaultFormatIn, isFormatOut } from '#src/core/products/pricing.ts';
import { isSoldOutIn } from '#src/core/products/sold-out.ts';
import type { Format } from '#src/core/products/types.ts';
import { type Rating, ratingOf } from '#src/core/ratings.ts';
import { dayIn } from '#src/core/regions/format.ts';
import { storeRegionFor } from '#src/core/regions/pick-region.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { isShopAmongCreators } from '#src/core/shop/features.ts';
import { FOOD } from '#src/lib/anchor-ids.ts';
import { buildNow } from '#src/lib/clock.ts';
import { paths } from '#src/lib/paths.ts';
import { isTaxAddedAtCheckout } from '#src/lib/tax-setting.ts';
import { resultTitle } from '#src/lib/titles.ts';
import * as words from '#src/words/en/products.ts';
import { fill } from '#src/words/fill.ts';
import {
  type Catalogue,
  type CatalogueProduct,
  type Creator,
  creatorNamed,
  type Recipe,
  type Review,
} from '../catalogue.ts';
import { type Arrangement, arrangementOf } from '../pictures/arrangement.ts';
import { picturesOf } from '../pictures/covers.ts';
import { productCard } from '../pictures/share-cards.ts';
import { faqPlaces } from '../policies/faq.ts';
import { basketProduct } from '../products/basket-product.ts';
import { type BuyingFact, buyingFacts } from '../products/buying-facts.ts';
import { courseDetails, courseText } from '../products/course.ts';
import { allergenFacts, type FoodTable, foodTables } from '../products/food-tables.ts';
import { availabilityWord, feedId } from '../products/listing.ts';
import { inPlaceOf, recommendedFor } from '../products/recommended.ts';
import { type Trailer, trailerOf } from '../products/trailer.ts';
import { categoryPath } from '../sections/categories.ts';
import { pageCalendar } from '../settings/delivery-calendar.ts';
import { placesOf } from '../settings/delivery-places.ts';
import { shippingMethodsOf } from '../settings/shipping-methods.ts';
import { crumbsData } from '../structured-data/lists.ts';
import { productData } from '../structured-data/product.ts';
import { trailerData } from '../structured-data/trailer.ts';
import { type Crumb, largeUrl, type PageHead } from './page-head.ts';

export type ProductPageView = {
  head: PageHead;
  /**
   * The `product:` and `article:` properties of the page's head. Without those that do not apply in the
   * region, such as the price.
   */
  properties: { property: string; content: string }[];
  storeRegion: RegionCode;
  crumbs: Crumb[];
  creator: Creator;
  quote: string;
  /** What the form adds to the basket. */
  inBasket: BasketProduct;
  /** What a course has. Undefined for other products. */
  course: string | undefined;
  trailer: Trailer | undefined;
  /** The facts below the price. */
  facts: BuyingFact[];
  details: { label: string; value: string }[];
  /** The food that it is, or each item in a box. Empty for other products. */
  food: FoodTable[];
  recipes: readonly Recipe[];
  /** Reviews, newest first. */
  reviews: readonly Review[];
  rating: Rating | undefined;
  recommended: CatalogueProduct[];
  arrangement: Arrangement | undefined;
  /** Alternatives when the product is sold out. */
  inPlace: CatalogueProduct[];
};

/** How many recommendations and alternatives are shown. */
const RECOMMENDED = 3;
const IN_PLACE = 2;

/** A product's page in a region, with the prices of `storeRegion`. */
export async function productPage(
  catalogue: Catalogue,
  product: CatalogueProduct,
  region: RegionCode,
  site: URL,
): Promise<ProductPageView> {
  const { settings, sections, by } = catalogue;
  const { data } = product.entry;
  const storeRegion = storeRegionFor(region, settings.closedRegions);
  const creator = creatorNamed(catalogue, data.creator);
  const { name: maker, profile } = creator.data;
  const pictures = await picturesOf(catalogue, product);
  const arrangement = arrangementOf(pictures);
  const path = paths.product(product._id);
  const trailer = trailerOf(product, pictures);
  const crumbs = categoryPath(product.categoryIds, sections);
  const terms = {
    region: storeRegion,
    site,
    brand: settings.brand.name,
    shippingMethods: shippingMethodsOf(catalogue),
    places: placesOf(settings.delivery),
    production: settings.delivery.production,
  };
  const { recipes, recommended, inPlace } = shownWith(catalogue, product, region);
  const reviews = by.reviewsByProduct.get(product._id) ?? [];
  return {
    head: {
      title: isShopAmongCreators(product.creator)
        ? product.name
        : resultTitle(fill(words.titleBy, { product: product.name, creator: maker }), product.name),
      description: product.summary,
      path,
      ogType: 'product',
      noindex: product.kind === 'test',
      share: await productCard(catalogue, product),
      jsonLd: [
        productData(product, pictures.map(largeUrl), terms, reviews),
        crumbsData([...crumbs, { name: product.name, url: path }], site),
        ...(trailer ? [trailerData(trailer, product, site)] : []),
      ],
    },
    properties: propertiesOf(product, storeRegion),
    storeRegion,
    crumbs,
    creator,
    quote: data.quote ?? profile.quote,
    inBasket: basketProduct(
      { ...product, formats: unweighed(product.formats.filter((format) => !isFormatOut(product, format))) },
      pictures,
    ),
    facts: [
      ...buyingFacts(
        { ...product, goods: data.goods },
        {
          region: storeRegion,
          methods: terms.shippingMethods,
          calendar: await pageCalendar(settings.delivery, storeRegion, buildNow()),
          handling: settings.delivery.handling,
          places: faqPlaces(catalogue),
          isTaxAdded: isTaxAddedAtCheckout(),
        },
      ),
      ...allergenFacts({ ...product, goods: data.goods }, FOOD),
    ],
    food: foodTables(product, storeRegion),
    course: courseText(data),
    trailer,
    details: [
      ...courseDetails(data),
      ...data.details,
      ...(product.releasedAt ? [{ label: words.out, value: dayIn(region, product.releasedAt) }] : []),
    ],
    recipes,
    reviews,
    rating: ratingOf(reviews),
    recommended,
    arrangement,
    inPlace,
  };
}

/** The other entries on a product's page in a region. A change of one of them changes the page. */
export function shownWith(
  catalogue: Catalogue,
  product: CatalogueProduct,
  region: RegionCode,
): Pick<ProductPageView, 'recipes' | 'recommended' | 'inPlace'> {
  const storeRegion = storeRegionFor(region, catalogue.settings.closedRegions);
  const inPlace = isSoldOutIn(product, storeRegion)
    ? inPlaceOf(catalogue, product, storeRegion, IN_PLACE)
    : [];
  const fitting = recommendedFor(catalogue, product, storeRegion, RECOMMENDED + inPlace.length);
  return {
    recipes: catalogue.by.recipesByProduct.get(product._id) ?? [],
    recommended: fitting.filter((other) => !inPlace.includes(other)).slice(0, RECOMMENDED),
    inPlace,
  };
}

/** Formats without their weights, which the basket looks up: a page has no bytes to spare. */
function unweighed(formats: readonly Format[]): Format[] {
  return formats.map(({ weight: _, ...format }) => format);
}

/** The `product:` properties of the head of the page that sells a product. */
export function propertiesOf(product: CatalogueProduct, region: RegionCode): ProductPageView['properties'] {
  return [
    ...priceProperties(product, region),
    { property: 'product:availability', content: availabilityWord(product) },
    { property: 'product:brand', content: product.creator.name },
    { property: 'product:retailer_item_id', content: feedId(product, region) },
  ];
}

function priceProperties(product: CatalogueProduct, region: RegionCode) {
  const format = defaultFormatIn(product, region);
  if (!format) return [];
  const { currency } = regionOf(region);
  return [
    { property: 'product:price:amount', content: decimalOf({ amount: format.amount, currency }) },
    { property: 'product:price:currency', content: currency },
  ];
}
