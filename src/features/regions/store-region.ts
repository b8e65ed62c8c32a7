import { getSettings } from '../catalogue/settings.ts';
import { storeRegionFor } from './pick-region.ts';
import type { RegionCode } from './regions.ts';

/** The region whose prices a page of `region` shows: itself, unless the store is closed there. */
export async function getStoreRegion(region: RegionCode): Promise<RegionCode> {
  const { closedRegions } = await getSettings();
  return storeRegionFor(region, closedRegions);
}
