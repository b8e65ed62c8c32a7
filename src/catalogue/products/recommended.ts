import { regionalAvailability } from '#src/core/products/availability.ts';
import { isSoldOutIn } from '#src/core/products/sold-out.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { firstOf } from '#src/lib/first-of.ts';
import type { Catalogue, CatalogueProduct } from '../catalogue.ts';
import { recommend } from './recommend.ts';

/** The recommendations on a product's page in a region: see {@link recommend}. */
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
 * Available alternatives to a product that is sold out: the same kind of goods in the same categories,
 * then its recommendations.
 */
export function inPlaceOf(
  catalogue: Pick<Catalogue, 'by' | 'productById'>,
  product: CatalogueProduct,
  region: RegionCode,
  count: number,
): CatalogueProduct[] {
  const { goods } = product.entry.data;
  const isFree = (other: CatalogueProduct) =>
    other !== product && regionalAvailability(other, region) === 'now' && !isSoldOutIn(other, region);
  const isAlike = (other: CatalogueProduct) => other.entry.data.goods === goods && isFree(other);
  const found = new Set(
    product.categoryIds.flatMap((id) =>
      firstOf(catalogue.by.productsByCategory.get(id) ?? [], count, isAlike),
    ),
  );
  if (found.size < count)
    for (const other of recommendedFor(catalogue, product, region, LOOKED_AT).filter(isFree))
      found.add(other);
  return [...found].slice(0, count);
}

/** How many recommendations are searched for available ones. */
const LOOKED_AT = 12;
