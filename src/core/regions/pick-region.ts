import { regionOfCountry } from './countries.ts';
import { DEFAULT_REGION, isOpenRegion } from './open-regions.ts';
import type { RegionCode } from './regions.ts';

export const REGION_COOKIE = 'region';
export const STORE_REGION_COOKIE = 'storeRegion';
/** Remembers `?region=` for the browser session, so that it does not overwrite the shopper's saved choice. */
export const VISIT_REGION_COOKIE = 'visit-region';
export const NO_CACHE_COOKIE = 'no-cache';

export type RegionSources = {
  /** The value of `?region=`. */
  query?: string | null;
  /** Cookies by name. */
  cookies?: Readonly<Record<string, string>>;
  /** ISO country of the request, from the hosting platform. */
  country?: string;
};

/**
 * The region to show. Precedence: the address, the session, the saved choice, the country. A saved choice
 * that is not a valid region falls back to the default region and not to the country, since the shopper did
 * choose.
 */
export function pickRegion({ query, cookies = {}, country }: RegionSources): RegionCode {
  if (query) {
    const asked = query.toUpperCase();
    if (isOpenRegion(asked)) return asked;
  }
  const visit = cookies[VISIT_REGION_COOKIE];
  if (isOpenRegion(visit)) return visit;
  const chosen = cookies[REGION_COOKIE];
  if (chosen) return isOpenRegion(chosen) ? chosen : DEFAULT_REGION;
  const here = regionOfCountry(country);
  return isOpenRegion(here) ? here : DEFAULT_REGION;
}

/**
 * The region whose prices, currency and shipping an order uses: the region itself, or the default region when
 * the store is closed there.
 */
export function storeRegionFor(region: RegionCode, closedRegions: readonly RegionCode[]): RegionCode {
  return closedRegions.includes(region) ? DEFAULT_REGION : region;
}
