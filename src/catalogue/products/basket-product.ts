import type { BasketProduct } from '#src/core/basket/types.ts';
import type { Product } from '#src/core/products/types.ts';
import type { Picture } from '../pictures/store-picture.ts';

/** What the basket stores of a product, with a small version of its first picture. */
export function basketProduct(product: Product, [cover]: readonly Picture[]): BasketProduct {
  const { _id, name, creator, categoryIds, formats, productFormatId } = product;
  const { type, availability, kind, releasedAt, customization, choice, maximumPerPerson } = product;
  const url = cover?.webp[0]?.url;
  return {
    _id,
    name,
    creator,
    categoryIds,
    formats,
    productFormatId,
    type,
    availability,
    kind,
    ...(releasedAt && { releasedAt }),
    ...(customization && { customization }),
    ...(choice && { choice }),
    ...(maximumPerPerson && { maximumPerPerson }),
    previewImages: cover && url ? [{ url, alt: cover.alt }] : [],
  };
}
