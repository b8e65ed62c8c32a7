import type { Basket, BasketProduct } from '../../core/basket/types.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import type { FoundProduct } from '../../stores/basket/refresh.ts';
import { fromCatalogue } from './from-catalogue.ts';

/** Of how many products of the basket it is asked what goes with them, and how many answers of each are looked at. */
const ASKED = 2;
const LOOKED_AT = 12;

/**
 * What the catalogue puts beside the first products of a basket that are sold still, and a region sells, best first. Empty where nobody answers: then there
 * is nothing to suggest, and nothing to complain about.
 */
export async function findCandidates(
  { items }: Basket,
  region: RegionCode,
  get: typeof fetch = fetch,
): Promise<BasketProduct[]> {
  const sold = items.filter(({ availability }) => availability === 'available');
  const ids = [...new Set(sold.map(({ _id }) => _id))].slice(0, ASKED);
  const found = await Promise.all(ids.map((id) => recommendedFor(id, region, get)));
  return found.flat();
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
