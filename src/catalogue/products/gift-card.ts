import { memoizeByObject } from '#src/lib/memoize-by-object.ts';
import type { Catalogue, CatalogueProduct } from '../catalogue.ts';

/** The product that is sold as a gift card, if there is one. Every page asks, for its menu and its footer. */
export function giftCardProduct({ products }: Pick<Catalogue, 'products'>): CatalogueProduct | undefined {
  return memoizeByObject(products, 'gift card', () =>
    products.find(({ entry }) => entry.data.goods === 'gift-card'),
  );
}
