/** A format of a product: what Shopify calls a variant. */
export type VariantRef = { productId: string; formatId: string };

/** The key of a variant in maps and in the desk's log: `product/format`. */
export function variantKey({ productId, formatId }: VariantRef): string {
  return `${productId}/${formatId}`;
}
