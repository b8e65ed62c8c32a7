import type { Format } from './types.ts';

/** A format's stock-keeping unit: the owner's, or one made from the ids of product and format. */
export function skuOf({ _id }: { _id: string }, format: Pick<Format, '_id' | 'sku'>): string {
  return format.sku ?? `${_id}.${format._id}`;
}
