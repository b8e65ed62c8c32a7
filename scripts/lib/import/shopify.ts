import type { NetQuantity } from '#src/core/products/unit-price.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { nth } from '#src/lib/nth.ts';
import { CommandError } from '../command-line/errors.ts';
import type { CsvRow } from './csv-rows.ts';
import type { ForeignPicture, LineText, SourceProduct, SourceVariant } from './source-product.ts';

/**
 * The columns of Shopify's export of products, in lower case. Each has its name since 2024, and the earlier
 * one. Source: Shopify Help Center, “Using CSV files to import and export products”.
 */
const COLUMNS = {
  handle: ['url handle', 'handle'],
  title: ['title'],
  html: ['description', 'body (html)'],
  vendor: ['vendor'],
  type: ['type'],
  tags: ['tags'],
  published: ['published on online store', 'published'],
  status: ['status'],
  sku: ['sku', 'variant sku'],
  barcode: ['barcode', 'variant barcode', 'variant barcodes'],
  option1: ['option1 name'],
  value1: ['option1 value'],
  option2: ['option2 name'],
  value2: ['option2 value'],
  option3: ['option3 name'],
  value3: ['option3 value'],
  price: ['price', 'variant price'],
  compareAt: ['compare-at price', 'variant compare at price', 'compare at price'],
  measure: ['unit price total measure'],
  measureUnit: ['unit price total measure unit'],
  tracker: ['inventory tracker', 'variant inventory tracker'],
  quantity: ['inventory quantity', 'variant inventory qty'],
  policy: ['continue selling when out of stock', 'variant inventory policy'],
  grams: ['weight value (grams)', 'variant grams'],
  posted: ['requires shipping', 'variant requires shipping'],
  picture: ['product image url', 'image src'],
  position: ['image position'],
  alt: ['image alt text'],
  variantPicture: ['variant image url', 'variant image'],
  giftCard: ['gift card'],
  summary: ['seo description'],
} as const satisfies Record<string, readonly string[]>;
type Column = keyof typeof COLUMNS;
const REQUIRED: readonly Column[] = ['handle', 'title', 'price'];

/** The price column of each region; without a name, the export's main one. */
export type PriceColumns = Partial<Record<RegionCode, string>>;

/**
 * Finds the columns of an export.
 *
 * @returns the columns that nothing is read from
 * @throws CommandError that names the missing columns
 */
export function shopifyColumns(names: readonly string[], prices: PriceColumns): string[] {
  const missing = REQUIRED.filter((column) => !COLUMNS[column].some((name) => names.includes(name)));
  if (missing.length > 0)
    throw new CommandError(
      `This is no export of products from Shopify: it lacks ${missing
        .map((column) => COLUMNS[column].map((name) => `“${name}”`).join(' or '))
        .join(', ')}.`,
    );
  for (const [region, name] of Object.entries(prices))
    if (name && !names.includes(name.toLowerCase()))
      throw new CommandError(`There is no column “${name}” for the prices of ${region}.`);
  const used = new Set<string>([...Object.values(COLUMNS).flat(), ...namesOf(prices)]);
  return names.filter((name) => name && !used.has(name));
}

/** Groups the rows of an export by product. Rows of one product follow each other. */
export async function* shopifyProducts(
  rows: AsyncIterable<CsvRow>,
  prices: PriceColumns,
): AsyncGenerator<SourceProduct> {
  const seen = new Map<string, number>();
  let handle = '';
  let group: CsvRow[] = [];
  for await (const row of rows) {
    const next = cell(row, 'handle');
    if (group.length > 0 && next !== handle) {
      yield productOf(group, prices, seen);
      group = [];
    }
    handle = next;
    group.push(row);
  }
  if (group.length > 0) yield productOf(group, prices, seen);
}

function productOf(rows: readonly CsvRow[], prices: PriceColumns, seen: Map<string, number>): SourceProduct {
  const first = nth(rows, 0);
  const handle = cell(first, 'handle');
  const title = cell(first, 'title');
  const other = rows.find((row) => cell(row, 'title') && cell(row, 'title') !== title);
  const before = seen.get(handle);
  if (handle) seen.set(handle, before ?? first.line);
  const problems: LineText[] = [
    ...(handle ? [] : [{ line: first.line, text: 'has no handle' }]),
    ...(title || !handle ? [] : [{ line: first.line, text: 'has no title' }]),
    ...(before === undefined
      ? []
      : [{ line: first.line, text: `has the handle “${handle}” again, which line ${before} has` }]),
    ...(other ? [{ line: other.line, text: `has the handle of “${title}”, and another title` }] : []),
  ];
  const options = ([1, 2, 3] as const)
    .map((at) => cell(first, `option${at}`))
    .filter((name, at, all) => name && all.slice(0, at).every(Boolean));
  const variants = rows.filter((row) => cell(row, 'price') || cell(row, 'value1') || cell(row, 'sku'));
  const isSingle = variants.length <= 1 && cell(first, 'value1') === 'Default Title';
  return {
    handle,
    line: first.line,
    name: title,
    html: cell(first, 'html'),
    summary: cell(first, 'summary'),
    vendor: cell(first, 'vendor'),
    type: cell(first, 'type'),
    tags: cell(first, 'tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    isPublished: /^(active|)$/i.test(cell(first, 'status')) && !isFalse(cell(first, 'published')),
    isGiftCard: isTrue(cell(first, 'giftCard')),
    options: isSingle ? [] : options,
    variants: variants.map((row) => variantOf(row, isSingle ? 0 : options.length, prices)),
    pictures: picturesOf(rows),
    problems,
  };
}

function variantOf(row: CsvRow, options: number, prices: PriceColumns): SourceVariant {
  const isCounted = cell(row, 'tracker') !== '' && !/^(continue|true)$/i.test(cell(row, 'policy'));
  const quantity = cell(row, 'quantity');
  return {
    line: row.line,
    values: ([1, 2, 3] as const).slice(0, options).map((at) => cell(row, `value${at}`)),
    sku: cell(row, 'sku'),
    barcode: cell(row, 'barcode'),
    weight: cell(row, 'grams'),
    prices: Object.fromEntries(Object.entries(prices).map(([region, name]) => [region, pricesIn(row, name)])),
    picture: cell(row, 'variantPicture'),
    ...(isCounted && /^-?\d+$/.test(quantity) && { stock: Math.max(0, Number(quantity)) }),
    isPosted: !isFalse(cell(row, 'posted')),
    net: netOf(cell(row, 'measure'), cell(row, 'measureUnit')),
  };
}

/** Prices of a market are in columns such as `Price / Europe` and `Compare-at price / Europe`. */
function pricesIn(row: CsvRow, name: string) {
  if (!name) return { price: cell(row, 'price'), compareAt: cell(row, 'compareAt') };
  const compareAt = compareAtNames(name).map((other) => row.cells[other]);
  return {
    price: row.cells[name.toLowerCase()] ?? '',
    compareAt: compareAt.find(Boolean) ?? '',
  };
}

function compareAtNames(name: string): string[] {
  return ['compare-at price', 'compare at price'].map((start) =>
    name.toLowerCase().replace(/^(variant )?price/, start),
  );
}

function namesOf(prices: PriceColumns): string[] {
  return Object.values(prices).flatMap((name) => (name ? [name.toLowerCase(), ...compareAtNames(name)] : []));
}

/** The pictures of a product in their order. */
function picturesOf(rows: readonly CsvRow[]): ForeignPicture[] {
  return rows
    .filter((row) => cell(row, 'picture'))
    .map((row, at) => ({ row, position: Number(cell(row, 'position')) || at + 1 }))
    .toSorted((one, other) => one.position - other.position)
    .map(({ row }) => ({ address: cell(row, 'picture'), alt: cell(row, 'alt') }));
}

const UNITS: Readonly<Record<string, { unit: 'g' | 'ml'; times: number }>> = {
  mg: { unit: 'g', times: 0.001 },
  g: { unit: 'g', times: 1 },
  kg: { unit: 'g', times: 1000 },
  ml: { unit: 'ml', times: 1 },
  cl: { unit: 'ml', times: 10 },
  l: { unit: 'ml', times: 1000 },
};

/** What is in a pack, in whole grams or millilitres. */
function netOf(measure: string, name: string): NetQuantity | undefined {
  const row = UNITS[name.toLowerCase()];
  const amount = Math.round(Number(measure) * (row?.times ?? 0));
  return row && amount >= 1 && amount <= 1_000_000 ? { amount, unit: row.unit } : undefined;
}

const isTrue = (text: string) => /^(true|yes|1)$/i.test(text);
const isFalse = (text: string) => /^(false|no|0)$/i.test(text);

function cell({ cells }: CsvRow, column: Column): string {
  for (const name of COLUMNS[column]) if (cells[name] !== undefined) return cells[name];
  return '';
}
