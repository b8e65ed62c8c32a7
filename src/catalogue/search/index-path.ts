import type { RegionCode } from '#src/core/regions/regions.ts';

/** The path of a region's search index. `region` is the page's store region, whose prices apply. */
export function indexPath(region: RegionCode): string {
  return `/data/search-${region.toLowerCase()}.json`;
}
