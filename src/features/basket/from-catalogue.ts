import { basketProduct } from '#src/catalogue/products/basket-product.ts';
import type { BasketProduct } from '#src/core/basket/types.ts';
import type { FoundProduct } from '#src/stores/basket/refresh.ts';

/** Converts the current product to what the basket stores, with its first picture. */
export function fromCatalogue({ previewImages = [], ...product }: FoundProduct): BasketProduct {
  return { ...basketProduct(product, []), previewImages: previewImages.slice(0, 1) };
}
