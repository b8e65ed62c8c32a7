import { basketFormats, basketPictures } from '#src/core/basket/basket-formats.ts';
import type { BasketProduct } from '#src/core/basket/types.ts';
import type { Product } from '#src/core/products/types.ts';
import type { Picture } from '../pictures/store-picture.ts';

/** What the basket stores of a product, with small versions of its first picture and of its formats' own. */
export function basketProduct(product: Product, pictures: readonly Picture[]): BasketProduct {
  const { _id, name, creator, categoryIds, formats, productFormatId } = product;
  const { type, availability, kind, releasedAt, customization, choice, options } = product;
  const { maximumPerPerson, shippingMethods } = product;
  return {
    _id,
    name,
    creator,
    categoryIds,
    formats: basketFormats(formats),
    productFormatId,
    type,
    availability,
    kind,
    ...(releasedAt && { releasedAt }),
    ...(customization && { customization }),
    ...(choice && { choice }),
    ...(options && { options }),
    ...(maximumPerPerson && { maximumPerPerson }),
    ...(shippingMethods && { shippingMethods }),
    previewImages: basketPictures(formats, pictures).flatMap(({ webp: [smallest], alt }) =>
      smallest ? [{ url: smallest.url, alt }] : [],
    ),
  };
}
