import { SHOP_DEFAULT_REGION, SHOP_REGIONS } from '../shop/settings-at-build.ts';
import { isRegionCode, REGION_CODES, REST_OF_WORLD, type RegionCode } from './regions.ts';

/**
 * The regions that the shop sells in (`regions` in its settings), in the order of the table of regions; all
 * of them if it names none. Pages, feeds, the region picker and the API have only these.
 */
export const OPEN_REGIONS = openRegions();

/**
 * The region of visitors from anywhere else (`defaultRegion` in the settings). Its pages are at the plain
 * path. Without the setting it is the rest of the world, or the first open region where that is not open.
 */
export const DEFAULT_REGION: RegionCode = defaultRegion();

/** True for the code of a region that the shop sells in, in upper case. */
export function isOpenRegion(value: unknown): value is RegionCode {
  return isRegionCode(value) && OPEN_REGIONS.includes(value);
}

function openRegions(): [RegionCode, ...RegionCode[]] {
  const [first, ...others] = REGION_CODES.filter((code) => SHOP_REGIONS?.includes(code) ?? true);
  // The check of the content names a wrong list. Until then, nothing is closed.
  return first ? [first, ...others] : REGION_CODES;
}

function defaultRegion(): RegionCode {
  if (isOpenRegion(SHOP_DEFAULT_REGION)) return SHOP_DEFAULT_REGION;
  return isOpenRegion(REST_OF_WORLD) ? REST_OF_WORLD : OPEN_REGIONS[0];
}
