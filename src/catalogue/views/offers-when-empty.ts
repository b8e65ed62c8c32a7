import { defaultFormatIn } from '#src/core/products/pricing.ts';
import { isSoldOutIn } from '#src/core/products/sold-out.ts';
import { isGiftCard } from '#src/core/products/tax-kind.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import type { Catalogue, CatalogueProduct } from '../catalogue.ts';
import { homeProducts } from '../selections/home-products.ts';

/** How many products are offered where there is nothing else. A page of an order has as many in reserve. */
export const OFFERED = 4;

/**
 * The products that an empty basket or list offers in a region: those of the home page that can be added
 * directly, then others, one per creator.
 */
export function offersWhenEmpty(
  catalogue: Catalogue,
  storeRegion: RegionCode,
  count = OFFERED,
): CatalogueProduct[] {
  const makers = new Set<string>();
  return [...homeProducts(catalogue), ...catalogue.products]
    .filter((product) => {
      if (!isReady(product, storeRegion) || makers.has(product.creator._id)) return false;
      makers.add(product.creator._id);
      return true;
    })
    .slice(0, count);
}

function isReady(product: CatalogueProduct, region: RegionCode): boolean {
  const format = defaultFormatIn(product, region);
  return (
    format !== undefined &&
    !isGiftCard(format) &&
    product.type === 'available' &&
    !isSoldOutIn(product, region) &&
    !product.customization?.isRequired
  );
}
