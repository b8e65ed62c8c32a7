import type { RegionCode } from '../../core/regions/regions.ts';

/** Where the index of a region lies. `region` is the one whose prices hold, so the page's store region. */
export function indexPath(region: RegionCode): string {
  return `/data/search-${region.toLowerCase()}.json`;
}
