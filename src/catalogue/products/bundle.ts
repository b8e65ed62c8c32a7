import { isFormatOut, isShipped } from '#src/core/products/pricing.ts';
import { skuOf } from '#src/core/products/sku.ts';
import type { BundlePart, Format, Product, Stock } from '#src/core/products/types.ts';
import type { ProductEntry } from '../schemas/product.ts';

type Part = { product: Product; format: Format; quantity: number };

/**
 * A product with what its bundles take from their parts: names and SKUs, stock, weight, tax and shipping
 * methods. The content check guarantees that the parts exist. Unchanged when it has no bundle.
 */
export function withParts<T extends Product>(
  product: T,
  { formats: written, taxKind }: Pick<ProductEntry, 'formats' | 'taxKind'>,
  productOf: (id: string) => Product | undefined,
): T {
  const partsById = new Map(
    written.flatMap(({ id, contains }) =>
      contains ? [[id, contains.flatMap((part) => findPart(part, productOf))] as const] : [],
    ),
  );
  if (partsById.size === 0) return product;
  const stock = { ...product.stock };
  const formats = product.formats.map((format) => {
    const parts = partsById.get(format._id);
    if (!parts) return format;
    const counted = stockOf(parts);
    if (counted) stock[format._id] = counted;
    return bundleOf(format, parts, taxKind);
  });
  const shippingMethods = commonMethods([
    product.shippingMethods,
    ...[...partsById.values()].flat().map((part) => part.product.shippingMethods),
  ]);
  return {
    ...product,
    formats,
    ...(Object.keys(stock).length > 0 && { stock }),
    ...(shippingMethods && { shippingMethods }),
  };
}

/** The methods that are in all lists. An absent list has all methods. */
export function commonMethods(lists: readonly (readonly string[] | undefined)[]): string[] | undefined {
  const named = lists.flatMap((list) => (list ? [list] : []));
  const [first, ...others] = named;
  return first?.filter((id) => others.every((list) => list.includes(id)));
}

function findPart(
  { product: id, format: formatId, quantity }: { product: string; format: string; quantity: number },
  productOf: (id: string) => Product | undefined,
): Part[] {
  const product = productOf(id);
  const format = product?.formats.find(({ _id }) => _id === formatId);
  return product && format && isShipped(format) ? [{ product, format, quantity }] : [];
}

function bundleOf(format: Format, parts: readonly Part[], taxKind: ProductEntry['taxKind']): Format {
  const isGone = parts.some(
    ({ product, format: part }) => product.availability === 'unavailable' || isFormatOut({}, part),
  );
  const weight = format.weight ?? weightOf(parts);
  const kind = taxKind ?? parts[0]?.format.taxKind;
  return {
    ...format,
    ...(weight && { weight }),
    ...(kind && { taxKind: kind }),
    ...(isGone && { availability: 'unavailable' as const }),
    contains: parts.map(
      ({ product, format: part, quantity }): BundlePart => ({
        productId: product._id,
        productFormatId: part._id,
        name: product.name,
        formatName: part.name,
        sku: skuOf(product, part),
        quantity,
      }),
    ),
  };
}

/** In grams, or undefined when a part says none. */
function weightOf(parts: readonly Part[]): number | undefined {
  const weights = parts.map(({ format, quantity }) => (format.weight ?? Number.NaN) * quantity);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return Number.isNaN(sum) ? undefined : sum;
}

/** The count of the part that allows the fewest bundles, with its day. Undefined when no part is counted. */
function stockOf(parts: readonly Part[]): Stock | undefined {
  const counted = parts.flatMap(({ product, format, quantity }) => {
    const stock = product.stock?.[format._id];
    return stock ? [{ count: Math.floor(stock.count / quantity), countedAt: stock.countedAt }] : [];
  });
  return counted.toSorted((a, b) => a.count - b.count)[0];
}
