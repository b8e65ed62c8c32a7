import { cookie, deletedCookies, YEAR } from '../cookie-text.ts';
import { NO_CACHE_COOKIE, REGION_COOKIE, STORE_REGION_COOKIE, VISIT_REGION_COOKIE } from './pick-region.ts';
import type { RegionCode } from './regions.ts';

export type RegionChoice = {
  region: RegionCode;
  /** The region whose prices apply: the region itself, unless the store is closed there. */
  storeRegion: RegionCode;
};

/**
 * The cookies that a region switch writes to `document.cookie`: the choice for a year,
 * and ten seconds without caches.
 */
export function switchCookies({ region, storeRegion }: RegionChoice, isSecure: boolean): string[] {
  return [
    cookie(REGION_COOKIE, region, YEAR, isSecure),
    cookie(STORE_REGION_COOKIE, storeRegion, YEAR, isSecure),
    ...deletedCookies(VISIT_REGION_COOKIE, isSecure),
    cookie(NO_CACHE_COOKIE, '1', 10, isSecure),
  ];
}
