import type { Product, Stock } from '#src/core/products/types.ts';
import { findProduct } from '../catalogue/snapshot.ts';

/** What one piece of a format takes from the shelf: a format, how many, and its stock if it is limited. */
export type Shelf = { productId: string; formatId: string; quantity: number; stock?: Stock | undefined };

type Shelved = Pick<Product, '_id' | 'formats' | 'stock'>;

/** The shelves of a format: one, or those of a bundle's parts. Empty for a format that the product does not have. */
export function shelvesOf({ _id, formats, stock }: Shelved, formatId: string): Shelf[] {
  const format = formats.find((one) => one._id === formatId);
  if (!format) return [];
  if (!format.contains) return [{ productId: _id, formatId, quantity: 1, stock: stock?.[formatId] }];
  return format.contains.map(({ productId, productFormatId, quantity }) => ({
    productId,
    formatId: productFormatId,
    quantity,
    stock: findProduct(productId)?.stock?.[productFormatId],
  }));
}
