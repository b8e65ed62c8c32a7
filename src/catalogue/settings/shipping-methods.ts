import type { ShippingMethod } from '#src/core/shipping/offer.ts';
import type { Catalogue } from '../catalogue.ts';

/** The store's shipping methods in the editor's order, in the type of the shipping rules. */
export function shippingMethodsOf({
  settings,
  shippingMethods,
}: Pick<Catalogue, 'settings' | 'shippingMethods'>): ShippingMethod[] {
  const { handling } = settings.delivery;
  return shippingMethods.map(({ id, data }) => ({ _id: id, handling, ...data }));
}
