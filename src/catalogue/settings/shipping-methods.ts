import type { ShippingMethod } from '../../core/shipping/offer.ts';
import type { Catalogue } from '../catalogue.ts';

/** The store's shipping methods, in their editor's order, as the rules of shipping take them. */
export function shippingMethodsOf({ shippingMethods }: Pick<Catalogue, 'shippingMethods'>): ShippingMethod[] {
  return shippingMethods.map(({ id, data }) => ({ _id: id, ...data }));
}
