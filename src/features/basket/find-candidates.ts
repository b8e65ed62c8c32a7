import type { Basket, BasketProduct } from '#src/core/basket/types.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import type { FoundProduct } from '#src/stores/basket/refresh.ts';
import { fromCatalogue } from './from-catalogue.ts';

/** For how many products of the basket recommendations are requested, and how many of each are used. */
const ASKED = 2;
const LOOKED_AT = 12;

/**
 * Recommendations for products, by their ids, limited to those that the region sells, best first.
 * Empty when the requests fail.
 */
export async function findCandidates(
  ids: readonly string[],
  region: RegionCode,
  get: typeof fetch = fetch,
): Promise<BasketProduct[]> {
  const found = await Promise.all(ids.map((id) => recommendedFor(id, region, get)));
  return found.flat();
}

/** The first products of a basket that are available, by their ids. */
export function firstProducts({ items }: Basket): string[] {
  const sold = items.filter(({ availability }) => availability === 'available');
  return [...new Set(sold.map(({ _id }) => _id))].slice(0, ASKED);
}

async function recommendedFor(id: string, region: RegionCode, get: typeof fetch): Promise<BasketProduct[]> {
  const query = new URLSearchParams({
    'formats.prices.region': region,
    limit: String(LOOKED_AT),
    populate: 'creator',
  });
  try {
    const response = await get(`/api/products/${encodeURIComponent(id)}/recommended?${query}`, {
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) return [];
    const { data } = (await response.json()) as { data: FoundProduct[] };
    return data.map(fromCatalogue);
  } catch {
    return [];
  }
}
