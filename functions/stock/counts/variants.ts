import { findProduct, queryLists } from '#functions/catalogue/snapshot.ts';
import { isShipped } from '#src/core/products/pricing.ts';
import { skuOf } from '#src/core/products/sku.ts';
import type { Format, Product, Stock } from '#src/core/products/types.ts';
import { type VariantRef, variantKey } from '#src/core/products/variant.ts';
import * as words from '#src/words/en/desk/stock.ts';
import { fill } from '#src/words/fill.ts';
import { StockError } from './stock-error.ts';

/**
 * A variant with stock: sold somewhere, shipped, not a bundle,
 * and not printed on demand unless the content counts it.
 */
export type Variant = VariantRef & {
  name: string;
  formatName: string;
  sku: string;
  barcode: string | null;
  /** What the content says. */
  content: Stock | undefined;
};

type Row = { id: string; name: string; kind: string; formats: string; stock: string | null };

/** All variants of the catalogue, by name. */
export function allVariants(): Variant[] {
  const rows = queryLists<Row>(
    `select id, json ->> '$.name' as name, json ->> '$.kind' as kind, json -> '$.formats' as formats,
      json -> '$.stock' as stock from entry where kind = 'product' order by 2, 1`,
  );
  return rows
    .filter(({ kind }) => kind !== 'test')
    .flatMap(({ id, name, formats, stock }) =>
      variantsIn({ _id: id, name, formats: JSON.parse(formats), ...(stock && { stock: JSON.parse(stock) }) }),
    );
}

/** @throws StockError when the catalogue has no such variant with stock */
export function findVariant({ productId, formatId }: VariantRef): Variant {
  const product = findProduct(productId);
  const found = product && variantsIn(product).find((one) => one.formatId === formatId);
  if (!found)
    throw new StockError(
      'no_variant',
      fill(words.noVariant, { variant: variantKey({ productId, formatId }) }),
    );
  return found;
}

/**
 * The variant of a SKU or a barcode, in any case, or of `product/format`.
 * @throws StockError when there is none, or several
 */
export function variantOf(typed: string): Variant {
  const wanted = typed.trim().toLowerCase();
  const found = allVariants().filter(
    ({ sku, barcode, productId, formatId }) =>
      sku.toLowerCase() === wanted || barcode === wanted || variantKey({ productId, formatId }) === wanted,
  );
  const [first] = found;
  if (!first) throw new StockError('no_variant', fill(words.noVariant, { variant: typed }));
  if (found.length > 1) throw new StockError('ambiguous', fill(words.severalVariants, { sku: typed }));
  return first;
}

/** The variants of a product that have stock. */
export function variantsIn({
  _id,
  name,
  formats,
  stock,
}: Pick<Product, '_id' | 'name' | 'formats' | 'stock'>): Variant[] {
  const isOnShelf = (format: Format) =>
    isShipped(format) &&
    format.prices.length > 0 &&
    !format.contains &&
    (format.type !== 'Print On Demand' || stock?.[format._id] !== undefined);
  return formats.filter(isOnShelf).map((format) => ({
    productId: _id,
    formatId: format._id,
    name,
    formatName: format.name,
    sku: skuOf({ _id }, format),
    barcode: format.barcode ?? null,
    content: stock?.[format._id],
  }));
}
