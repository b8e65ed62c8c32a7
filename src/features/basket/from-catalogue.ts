import { basketProduct } from '#src/catalogue/products/basket-product.ts';
import { basketPictures } from '#src/core/basket/basket-formats.ts';
import type { BasketProduct } from '#src/core/basket/types.ts';
import type { FoundProduct } from '#src/stores/basket/refresh.ts';

/** Converts the current product to what the basket stores. */
export function fromCatalogue({ previewImages = [], ...product }: FoundProduct): BasketProduct {
  return {
    ...basketProduct(product, []),
    previewImages: basketPictures(product.formats, previewImages),
  };
}
