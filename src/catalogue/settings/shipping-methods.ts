import type { ShippingMethod } from '#src/core/shipping/offer.ts';
import type { Catalogue } from '../catalogue.ts';

/** The store's shipping methods in the editor's order, in the type of the shipping rules. */
export function shippingMethodsOf({ shippingMethods }: Pick<Catalogue, 'shippingMethods'>): ShippingMethod[] {
  return shippingMethods.map(({ id, data }) => ({ _id: id, ...data }));
}
