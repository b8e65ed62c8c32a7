import { isSoldOutIn } from '../../core/products/sold-out.ts';
import { standingOf } from '../../core/products/standing.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import type { Catalogue, CatalogueProduct } from '../catalogue.ts';
import { recommend } from './recommend.ts';

/** What a product's page shows beside it in a region: see {@link recommend}. */
export function recommendedFor(
  { by, productById }: Pick<Catalogue, 'by' | 'productById'>,
  product: CatalogueProduct,
  region: RegionCode,
  count = 3,
): CatalogueProduct[] {
  const sources = {
    chosen: new Set(product.entry.data.goesWith.flatMap((id) => productById.get(id) ?? [])),
    byCreator: by.productsByCreator.get(product.creator._id) ?? [],
    byCategory: product.categoryIds.map((id) => by.productsByCategory.get(id) ?? []),
  };
  return recommend(product, sources, region, count);
}

/**
 * What can be bought at once in the place of a thing that is sold out: things of its kind and category, then what its page shows beside
 * it.
 */
export function inPlaceOf(
  catalogue: Pick<Catalogue, 'by' | 'productById'>,
  product: CatalogueProduct,
  region: RegionCode,
  count: number,
): CatalogueProduct[] {
  const { goods } = product.entry.data;
  const alike = product.categoryIds
    .flatMap((id) => catalogue.by.productsByCategory.get(id) ?? [])
    .filter((other) => other.entry.data.goods === goods);
  const found = new Set([...alike, ...recommendedFor(catalogue, product, region, LOOKED_AT)]);
  found.delete(product);
  return [...found]
    .filter((other) => standingOf(other, region) === 'now' && !isSoldOutIn(other, region))
    .slice(0, count);
}

/** How many of the things beside it are looked through for some that are there. */
const LOOKED_AT = 12;
