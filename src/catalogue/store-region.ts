import { storeRegionFor } from '../core/regions/pick-region.ts';
import type { RegionCode } from '../core/regions/regions.ts';
import { getSettings } from './settings.ts';

/** The region whose prices a page of `region` shows: itself, unless the store is closed there. */
export async function getStoreRegion(region: RegionCode): Promise<RegionCode> {
  const { closedRegions } = await getSettings();
  return storeRegionFor(region, closedRegions);
}
