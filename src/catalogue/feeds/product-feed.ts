import { decimalOf } from '#src/core/money.ts';
import { goodsOf } from '#src/core/products/goods.ts';
import { optionKind } from '#src/core/products/options.ts';
import { defaultFormatIn, formatsIn, isFormatOut, type PricedFormat } from '#src/core/products/pricing.ts';
import { comparedIn, UNIT_BASE } from '#src/core/products/unit-price.ts';
import { regionLabel, taxSentence } from '#src/core/regions/price-label.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import type { ShippingMethod } from '#src/core/shipping/offer.ts';
import type { DeliveryPlaces } from '#src/core/shipping/places.ts';
import { nth } from '#src/lib/nth.ts';
import { paths } from '#src/lib/paths.ts';
import { isTaxAddedAtCheckout } from '#src/lib/tax-setting.ts';
import { xmlElement } from '#src/lib/xml.ts';
import * as foodWords from '#src/words/en/food.ts';
import * as words from '#src/words/en/products.ts';
import { fill } from '#src/words/fill.ts';
import type { CatalogueProduct } from '../catalogue.ts';
import type { Picture } from '../pictures/store-picture.ts';
import { type FoodTable, foodTablesOf } from '../products/food-tables.ts';
import { availabilityWord, feedId, variantFeedId } from '../products/listing.ts';
import { productAddress } from '../structured-data/offer.ts';
import { isbnOf } from '../structured-data/product.ts';
import { shippingPrices } from './shipping-prices.ts';

export type FeedTerms = {
  region: RegionCode;
  site: URL;
  brand: string;
  shippingMethods: readonly ShippingMethod[];
  /** Zones and exclusions. Absent in a shop whose regions have one price each. */
  places?: DeliveryPlaces;
  /** How long printing to order takes, in working days. */
  production?: number;
};
export type Listed = {
  product: CatalogueProduct;
  /** The name of the section of its first category. */
  section: string;
  pictures: readonly Picture[];
};

/**
 * True for products that can be bought or pre-ordered now,
 * so that their page shows the same price as the feed.
 */
export function isListed(product: CatalogueProduct, region: RegionCode): boolean {
  const word = availabilityWord(product);
  const isSettled = word === 'in_stock' || (word === 'preorder' && product.releasedAt !== undefined);
  return product.kind !== 'test' && isSettled && defaultFormatIn(product, region) !== undefined;
}

/**
 * A product feed in RSS 2.0 with the `g:` elements that Google, Meta and others read. It lists what a region
 * sells, at the prices of its pages.
 */
export function productFeed(listed: readonly Listed[], terms: FeedTerms): string {
  const { region, site, brand } = terms;
  const about = fill(words.feedDescription, {
    brand,
    region: regionLabel(region),
    tax: taxSentence(region, isTaxAddedAtCheckout()),
  });
  const head =
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>' +
    xmlElement('title', `${brand}, ${regionOf(region).name}`) +
    xmlElement('link', new URL(paths.inRegion(paths.products, region), site).href) +
    xmlElement('description', about);
  // Joined once: a feed of 5,000 products is 36 MB long.
  return [head, ...listed.flatMap((one) => itemsOf(one, terms)), '</channel></rss>\n'].join('\n');
}

/** One item for a product, or one for each variant that the region sells. */
function itemsOf(one: Listed, terms: FeedTerms): string[] {
  const { product } = one;
  const { region } = terms;
  if (product.options)
    return formatsIn(product, region).map((format) =>
      itemOf(one, format, terms, variantElements(product, format, terms)),
    );
  const format = defaultFormatIn(product, region);
  return format ? [itemOf(one, format, terms, [xmlElement('g:id', feedId(product, region))])] : [];
}

/** What an item says of a variant: its group, and its value of each option. */
function variantElements(product: CatalogueProduct, format: PricedFormat, { region }: FeedTerms): string[] {
  return [
    xmlElement('g:id', variantFeedId(product, format, region)),
    xmlElement('g:item_group_id', feedId(product, region)),
    ...(product.options ?? []).flatMap(({ name }, at) => {
      const kind = optionKind(name);
      return kind ? xmlElement(`g:${kind}`, format.options?.[at]) : [];
    }),
  ];
}

function itemOf(
  { product, section, pictures }: Listed,
  format: PricedFormat,
  terms: FeedTerms,
  identity: readonly string[],
): string {
  const { region, site } = terms;
  const images = pictures.map(({ webp }) => webp.find(({ width }) => width >= 1024) ?? nth(webp, -1));
  const urls = images.map(({ url }) => new URL(url, site).href);
  const first = urls[format.picture ?? 0];
  const more = urls.filter((url) => url !== first);
  const gtin = format.barcode ?? isbnOf(product);
  const category = product.categories[0];
  const address = productAddress(product, format, region);
  const tables = foodTablesOf(product, format, region);
  return `<item>${[
    ...identity,
    xmlElement('title', format.options ? `${product.name}, ${format.name}` : product.name),
    xmlElement('description', descriptionOf(product, tables)),
    xmlElement('link', new URL(address, site).href),
    xmlElement('g:image_link', first),
    ...more.slice(0, 10).map((url) => xmlElement('g:additional_image_link', url)),
    xmlElement('g:availability', isFormatOut(product, format) ? 'out_of_stock' : availabilityWord(product)),
    xmlElement('g:availability_date', product.type === 'available' ? undefined : product.releasedAt),
    ...pricesOf(format, region),
    xmlElement('g:brand', product.creator.name),
    xmlElement('g:condition', 'new'),
    gtin ? xmlElement('g:gtin', gtin) : xmlElement('g:identifier_exists', 'no'),
    xmlElement('g:mpn', format.sku),
    xmlElement('g:is_bundle', format.contains ? 'yes' : undefined),
    xmlElement('g:shipping_weight', format.weight ? `${format.weight} g` : undefined),
    xmlElement('g:product_type', [section, category?.name].filter(Boolean).join(' > ')),
    xmlElement('g:google_product_category', goodsOf(product.entry.data.goods).taxonomy),
    ...productDetails(tables),
    shippingPrices(format, product, terms),
  ].join('')}</item>`;
}

/** For a reduced product, `g:price` is the earlier price and `g:sale_price` the current one. */
function pricesOf(format: PricedFormat, region: RegionCode): string[] {
  const { currency } = regionOf(region);
  const { amount, prior } = format;
  const price = (minor: number) => `${decimalOf({ amount: minor, currency })} ${currency}`;
  const net = comparedIn(region, format);
  return [
    xmlElement('g:price', price(prior ?? amount)),
    xmlElement('g:sale_price', prior ? price(amount) : undefined),
    xmlElement('g:unit_pricing_measure', net && `${net.amount}${net.unit}`),
    xmlElement('g:unit_pricing_base_measure', net && `${UNIT_BASE}${net.unit}`),
  ];
}

/** Includes the ingredients of food, but not of boxes: they have too many. */
function descriptionOf({ summary, entry }: CatalogueProduct, tables: readonly FoodTable[]): string {
  const [only] = tables.length === 1 ? tables : [];
  const eaten = only ? [{ label: foodWords.ingredients, value: textOf(only.ingredients) }] : [];
  const details = [...eaten, ...entry.data.details].map(({ label, value }) => `${label}: ${value}.`);
  return [summary, ...details].join(' ').replaceAll('..', '.');
}

/**
 * The facts of a food as `product_detail`, which shopping services show and filter by; they have no fields
 * for ingredients or nutrition. At most 100 are read, so the items in a box have no nutrition.
 */
function productDetails(tables: readonly FoodTable[]): string[] {
  return tables.flatMap(({ name, ingredients, rows, nutrition }) => {
    const section = name ?? foodWords.heading;
    const values = tables.length === 1 ? (nutrition?.rows ?? []) : [];
    return [
      detail(section, { label: foodWords.ingredients, text: textOf(ingredients) }),
      ...rows.map((row) => detail(section, row)),
      ...values.map((row) => detail(nutrition?.caption ?? section, row)),
    ];
  });
}

function detail(section: string, { label, text }: { label: string; text: string }): string {
  const parts = [
    xmlElement('g:section_name', section),
    xmlElement('g:attribute_name', label),
    xmlElement('g:attribute_value', text),
  ];
  return `<g:product_detail>${parts.join('')}</g:product_detail>`;
}

const textOf = (pieces: FoodTable['ingredients']) => pieces.map(({ text }) => text).join('');
