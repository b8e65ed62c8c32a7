import type { Product, Stock } from '#src/core/products/types.ts';
import { findProduct } from '../catalogue/snapshot.ts';

/**
 * What one piece of a format takes from stock: a format, how many of it, and its stock if that is limited.
 */
export type StockItem = { productId: string; formatId: string; quantity: number; stock?: Stock | undefined };

type Stocked = Pick<Product, '_id' | 'formats' | 'stock'>;

/**
 * The stock items of a format: one, or those of a bundle's parts.
 * Empty for a format that the product does not have.
 */
export function stockItemsOf({ _id, formats, stock }: Stocked, formatId: string): StockItem[] {
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
