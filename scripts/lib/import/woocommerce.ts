import { dayOf } from '#src/core/dates.ts';
import { storeNow } from '#src/lib/clock.ts';
import { CommandError } from '../command-line/errors.ts';
import type { CsvRow } from './csv-rows.ts';
import { textOfHtml } from './html-text.ts';
import type { PriceColumns } from './shopify.ts';
import type { LineText, SourceProduct, SourceVariant } from './source-product.ts';

/**
 * The columns of WooCommerce's export of products that are read, in lower case. Source: WooCommerce, “Product
 * CSV Import Schema”.
 */
const COLUMNS = [
  ...['id', 'type', 'sku', 'name', 'published', 'short description', 'description', 'parent', 'images'],
  ...['regular price', 'sale price', 'date sale price starts', 'date sale price ends', 'in stock?', 'stock'],
  ...['backorders allowed?', 'categories', 'tags', 'brands', 'gtin, upc, ean, or isbn'],
] as const;
type Column = (typeof COLUMNS)[number];
const REQUIRED: readonly Column[] = ['id', 'type', 'name', 'regular price'];
const ATTRIBUTE = /^attribute (\d+) (name|value\(s\)|visible|global|default)$/;
const WEIGHT = /^weight \((kg|g|lbs|oz)\)$/;
const GRAMS: Readonly<Record<string, number>> = { kg: 1000, g: 1, lbs: 453.592_37, oz: 28.349_523 };

/** Kinds of products that are no product of their own here. */
const OTHER_KINDS: Readonly<Record<string, string>> = {
  grouped: 'is a group of products: write a bundle by hand, as docs/editing-content.md says',
  external: 'is sold by another site',
};

/**
 * The variations of an export by their parent: `id:10`, or its SKU. They are read first,
 * since they may be anywhere.
 */
export type Variations = ReadonlyMap<string, readonly Variation[]>;
type Variation = { values: ReadonlyMap<string, string>; variant: Omit<SourceVariant, 'values'> };

/**
 * Finds the columns of an export.
 *
 * @returns the columns that nothing is read from
 * @throws CommandError that names the missing columns
 */
export function wooColumns(names: readonly string[], prices: PriceColumns): string[] {
  const missing = REQUIRED.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new CommandError(
      `This is no export of products from WooCommerce: it lacks ${missing.map((name) => `“${name}”`).join(', ')}.`,
    );
  for (const [region, name] of Object.entries(prices))
    if (name && !names.includes(name.toLowerCase()))
      throw new CommandError(`There is no column “${name}” for the prices of ${region}.`);
  const used = new Set<string>([...COLUMNS, ...Object.values(prices).map((name) => name.toLowerCase())]);
  return names.filter((name) => name && !used.has(name) && !ATTRIBUTE.test(name) && !WEIGHT.test(name));
}

/** Reads the variations of all products. */
export async function wooVariations(rows: AsyncIterable<CsvRow>, prices: PriceColumns): Promise<Variations> {
  const all = new Map<string, Variation[]>();
  for await (const row of rows) {
    if (!kindsOf(row).includes('variation')) continue;
    const values = new Map(attributesOf(row).map(({ name, values: [value = ''] }) => [name, value] as const));
    const parent = cell(row, 'parent');
    const variation = { values, variant: variantOf(row, prices) };
    const others = all.get(parent);
    if (others) others.push(variation);
    else all.set(parent, [variation]);
  }
  return all;
}

/** The products of an export, each with its variations. */
export async function* wooProducts(
  rows: AsyncIterable<CsvRow>,
  prices: PriceColumns,
  variations: Variations,
): AsyncGenerator<SourceProduct> {
  const seen = new Map<string, number>();
  const parents = new Set<string>();
  for await (const row of rows) {
    if (kindsOf(row).includes('variation')) continue;
    for (const key of keysOf(row)) parents.add(key);
    yield productOf(row, prices, variations, seen);
  }
  for (const [parent, [orphan]] of variations)
    if (orphan && !parents.has(parent)) yield withoutParent(parent, orphan.variant.line);
}

/** What a variation calls its parent. */
const keysOf = (row: CsvRow) => [`id:${cell(row, 'id')}`, cell(row, 'sku')].filter(Boolean);

/** Stands for the variations of a product that the file does not have, so that the report names them. */
function withoutParent(parent: string, line: number): SourceProduct {
  const text = `is a variation of “${parent}”, which the file does not have`;
  return {
    ...{ handle: '', line, name: '', html: '', summary: '', vendor: '', type: '', tags: [] },
    ...{ isPublished: false, isGiftCard: false, options: [], variants: [], pictures: [] },
    problems: [{ line, text }],
  };
}

function productOf(
  row: CsvRow,
  prices: PriceColumns,
  variations: Variations,
  seen: Map<string, number>,
): SourceProduct {
  const { line } = row;
  const name = cell(row, 'name');
  const kinds = kindsOf(row);
  const kind = kinds.find((one) => OTHER_KINDS[one]);
  const own = keysOf(row).flatMap((key) => variations.get(key) ?? []);
  const isVariable = kinds.includes('variable');
  const options = attributesOf(row)
    .map((attribute) => attribute.name)
    .filter((option) => own.some(({ values }) => values.has(option)));
  const handle = handleOf(name, cell(row, 'id'), seen);
  const paths = list(cell(row, 'categories')).map((place) => place.split('>').map((part) => part.trim()));
  const leaves = paths.map((parts) => parts.at(-1) ?? '');
  const open = own.find(({ values }) => options.some((option) => !values.get(option)));
  const problems: LineText[] = [
    ...(name ? [] : [{ line, text: 'has no name' }]),
    ...(kind ? [{ line, text: OTHER_KINDS[kind] ?? '' }] : []),
    ...(isVariable && own.length === 0 ? [{ line, text: 'has variations, and none is in the file' }] : []),
    ...(open
      ? [{ line: open.variant.line, text: 'is a variation for any value: write one for each value' }]
      : []),
  ];
  return {
    ...{ handle, line, name, problems },
    // The export writes line breaks as a backslash and an n.
    html: (cell(row, 'description') || cell(row, 'short description')).replaceAll('\\n', '\n'),
    summary: textOfHtml(cell(row, 'short description').replaceAll('\\n', '\n')),
    vendor: cell(row, 'brands'),
    type: leaves[0] ?? '',
    tags: [...new Set([...list(cell(row, 'tags')), ...leaves])],
    isPublished: cell(row, 'published') === '1',
    isGiftCard: false,
    options: isVariable ? options : [],
    variants: isVariable
      ? own.map(({ values, variant }) => ({
          ...variant,
          values: options.map((option) => values.get(option) ?? ''),
        }))
      : [{ ...variantOf(row, prices), values: [] }],
    pictures: list(cell(row, 'images')).map((address) => ({ address, alt: '' })),
  };
}

function variantOf(row: CsvRow, prices: PriceColumns): Omit<SourceVariant, 'values'> {
  const kinds = kindsOf(row);
  const stock = cell(row, 'stock');
  const isSoldOut = cell(row, 'in stock?') === '0';
  const isCounted = /^-?\d+$/.test(stock) && !/^(1|notify)$/.test(cell(row, 'backorders allowed?'));
  return {
    line: row.line,
    sku: cell(row, 'sku'),
    barcode: cell(row, 'gtin, upc, ean, or isbn'),
    weight: gramsOf(row),
    prices: Object.fromEntries(
      Object.entries(prices).map(([region, name]) => [
        region,
        name ? { price: row.cells[name.toLowerCase()] ?? '', compareAt: '' } : mainPrice(row),
      ]),
    ),
    picture: list(cell(row, 'images'))[0] ?? '',
    ...((isSoldOut || isCounted) && { stock: isSoldOut ? 0 : Math.max(0, Number(stock)) }),
    isPosted: !kinds.some((kind) => kind === 'virtual' || kind === 'downloadable'),
    net: undefined,
  };
}

/** The sale price applies on the days of the sale, if it has days. */
function mainPrice(row: CsvRow): { price: string; compareAt: string } {
  const [regular, sale] = [cell(row, 'regular price'), cell(row, 'sale price')];
  const today = dayOf(storeNow());
  const [from, until] = [cell(row, 'date sale price starts'), cell(row, 'date sale price ends')];
  const isOn = sale && (!from || from.slice(0, 10) <= today) && (!until || today <= until.slice(0, 10));
  return isOn ? { price: sale, compareAt: regular } : { price: regular, compareAt: '' };
}

function attributesOf({ cells }: CsvRow): { name: string; values: string[] }[] {
  return Object.keys(cells)
    .flatMap((column) => {
      const [, at, part] = ATTRIBUTE.exec(column) ?? [];
      return at && part === 'name' && cells[column] ? [{ at: Number(at), name: cells[column] }] : [];
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, name }) => ({ name, values: list(cells[`attribute ${at} value(s)`] ?? '') }));
}

function gramsOf({ cells }: CsvRow): string {
  const column = Object.keys(cells).find((name) => WEIGHT.test(name)) ?? '';
  const text = (cells[column] ?? '').trim();
  const weight = Number(text.replace(',', '.'));
  const [, unit = ''] = WEIGHT.exec(column) ?? [];
  // What is no number stays as it is, so that the report names it.
  return weight >= 0 ? (weight > 0 ? String(Math.round(weight * (GRAMS[unit] ?? 0))) : '') : text;
}

/** The export has no addresses: WooCommerce makes them from names, and adds a number to one that is taken. */
function handleOf(name: string, id: string, seen: Map<string, number>): string {
  const base =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || `product-${id}`;
  const times = (seen.get(base) ?? 0) + 1;
  seen.set(base, times);
  return times === 1 ? base : `${base}-${times}`;
}

/** Values are separated by commas. A comma within a value follows a backslash. */
const list = (text: string) =>
  text
    .split(/(?<!\\),/)
    .map((one) => one.replaceAll('\\,', ',').trim())
    .filter(Boolean);

const kindsOf = (row: CsvRow) => list(cell(row, 'type')).map((kind) => kind.toLowerCase());
const cell = ({ cells }: CsvRow, column: Column) => (cells[column] ?? '').trim();
