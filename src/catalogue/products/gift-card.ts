import type { Catalogue, CatalogueProduct } from '../catalogue.ts';

/** The product that is sold as a gift card, if there is one. */
export function giftCardProduct({ products }: Pick<Catalogue, 'products'>): CatalogueProduct | undefined {
  return products.find(({ entry }) => entry.data.goods === 'gift-card');
}
