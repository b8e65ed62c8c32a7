import path from 'node:path';
import type { ProductEntry } from '#src/catalogue/schemas/product.ts';
import { isPublished } from '#src/catalogue/schemas/publishing.ts';
import type { CsvRow } from '#src/core/csv.ts';
import { isShipped } from '#src/core/products/pricing.ts';
import { isOpenRegion } from '#src/core/regions/open-regions.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { productHtml } from './product-html.ts';

export type ExportedProduct = { id: string; data: ProductEntry; body?: string | undefined };
type Format = ProductEntry['formats'][number];

const OWN_COLUMNS = [
  'URL handle',
  'Title',
  'Description',
  'Vendor',
  'Type',
  'Tags',
  'Published on online store',
  'Status',
  'Option1 name',
  'Option1 value',
  'Option2 name',
  'Option2 value',
  'Option3 name',
  'Option3 value',
  'SKU',
  'Barcode',
  'Price',
  'Compare-at price',
  'Unit price total measure',
  'Unit price total measure unit',
  'Inventory tracker',
  'Inventory quantity',
  'Continue selling when out of stock',
  'Weight value (grams)',
  'Requires shipping',
  'Product image URL',
  'Image position',
  'Image alt text',
  'Variant image URL',
  'Gift card',
  'SEO description',
] as const;

/**
 * Shopify's columns of products since 2024, and the prices of further regions as Shopify writes those of
 * markets. Source: Shopify Help Center, “Using CSV files to import and export products”.
 */
export function shopifyColumnsFor(others: readonly RegionCode[]): string[] {
  return [...OWN_COLUMNS, ...others.map(priceColumn)];
}

const priceColumn = (region: RegionCode) => `Price / ${region}`;

type ExportOptions = {
  /** The region whose prices are in the main column. */
  region: RegionCode;
  others: readonly RegionCode[];
  /** The address of the folder with the pictures. Without it the file has none. */
  pictures: string | undefined;
  /** The name of a creator, by id. */
  vendorOf: (creator: string) => string;
  now: Date;
};

/**
 * The rows of a product: the first has its own fields, one for each variant,
 * and one for each further picture.
 */
export function shopifyRows(product: ExportedProduct, options: ExportOptions): CsvRow[] {
  const { id, data } = product;
  const pictures = picturesOf(data, options.pictures);
  const made = data.formats.filter(({ availability }) => availability !== 'not-made');
  const rows = Array.from({ length: Math.max(made.length, pictures.length) }, (_, at) => ({
    'URL handle': id,
    ...(at === 0 && productCells(product, options)),
    ...variantCells(data, made[at], options),
    ...pictures[at],
  }));
  return rows;
}

function productCells({ data, body = '' }: ExportedProduct, { vendorOf, now }: ExportOptions): CsvRow {
  return {
    Title: data.name,
    Description: productHtml(body),
    Vendor: vendorOf(data.creator),
    Type: data.noun ?? data.goods,
    Tags: [...data.categories, ...data.keywords].join(', '),
    'Published on online store': flag(isForSale(data, now)),
    Status: isForSale(data, now) ? 'Active' : 'Draft',
    'Gift card': flag(data.goods === 'gift-card'),
    'SEO description': data.summary,
    ...Object.fromEntries(optionNames(data).map((name, at) => [`Option${at + 1} name`, name])),
  };
}

/** False also for pre-orders, products of fundings and tests, for which Shopify has no columns. */
export function isForSale(data: ProductEntry, now: Date): boolean {
  return isPublished(data, now) && data.type === 'available' && data.kind !== 'test';
}

function variantCells(data: ProductEntry, format: Format | undefined, options: ExportOptions): CsvRow {
  if (!format) return {};
  const { pricesSince, earlierPrices = [], stock, net } = format;
  const { currency } = regionOf(options.region);
  const price = format.prices[options.region];
  // Shopify has no other way to say that a variant is not for sale.
  const isOffSale = [data, format].some(({ availability }) => availability === 'unavailable');
  const count = isOffSale ? 0 : stock?.count;
  const before = pricesSince && earlierPrices.at(-1)?.prices[options.region];
  const money = (amount: number | undefined, code = currency) =>
    amount === undefined ? undefined : { amount, currency: code };
  return {
    ...Object.fromEntries(optionValues(data, format).map((value, at) => [`Option${at + 1} value`, value])),
    SKU: format.sku,
    Barcode: format.barcode,
    Price: money(price),
    'Compare-at price': money(before && price && before > price ? before : undefined),
    'Unit price total measure': net?.amount,
    'Unit price total measure unit': net?.unit,
    'Inventory tracker': count === undefined ? '' : 'shopify',
    'Inventory quantity': count,
    'Continue selling when out of stock': count === undefined ? 'continue' : 'deny',
    'Weight value (grams)': format.weight,
    'Requires shipping': flag(isShipped(format)),
    'Variant image URL': pictureAt(data, format.picture, options.pictures),
    ...Object.fromEntries(
      options.others.map((region) => [
        priceColumn(region),
        money(format.prices[region], regionOf(region).currency),
      ]),
    ),
  };
}

/** A product of one format has Shopify's placeholder, and formats without options are one option. */
function optionNames({ options, formats }: ProductEntry): string[] {
  if (options) return options.map(({ name }) => name);
  return [formats.length > 1 ? 'Format' : 'Title'];
}

function optionValues({ options, formats }: ProductEntry, format: Format): string[] {
  if (options) return format.options ?? [];
  return [formats.length > 1 ? format.name : 'Default Title'];
}

function picturesOf({ previewImages }: ProductEntry, address: string | undefined): CsvRow[] {
  return previewImages
    .filter(({ src }) => src && address)
    .map(({ src = '', alt }, at) => ({
      'Product image URL': addressOf(src, address),
      'Image position': at + 1,
      'Image alt text': alt,
    }));
}

function pictureAt({ previewImages }: ProductEntry, name: string | undefined, address: string | undefined) {
  const picture = previewImages.find((one) => name !== undefined && (one.name ?? one.view) === name);
  return picture?.src && address ? addressOf(picture.src, address) : undefined;
}

const addressOf = (src: string, address: string | undefined) =>
  `${(address ?? '').replace(/\/$/, '')}/${encodeURIComponent(path.basename(src))}`;

const flag = (is: boolean) => (is ? 'TRUE' : 'FALSE');

/** Regions with prices beside the main one, in the order of all regions. */
export function otherRegions(products: readonly ExportedProduct[], region: RegionCode): RegionCode[] {
  const all = products.flatMap(({ data }) => data.formats.flatMap(({ prices }) => Object.keys(prices)));
  return [...new Set(all as RegionCode[])].filter((code) => code !== region && isOpenRegion(code)).toSorted();
}
