import { DEFAULT_REGION, isRegionCode, REGION_CODES, type RegionCode } from './regions.ts';

/** The folder of the build in which the pages of the regions other than the default one lie. No shopper ever sees it. */
export const REGIONS_FOLDER = 'regions';

/** Astro's `[...region]` parameter for a region: nothing for the default one, whose pages lie at the plain path. */
export function regionParam(region: RegionCode): string | undefined {
  return region === DEFAULT_REGION ? undefined : `${REGIONS_FOLDER}/${region.toLowerCase()}`;
}

/** The region behind Astro's `[...region]` parameter. */
export function regionFromParam(param: string | undefined): RegionCode {
  const code = param?.slice(REGIONS_FOLDER.length + 1).toUpperCase();
  return isRegionCode(code) ? code : DEFAULT_REGION;
}

/** Where the built page of a public path lies for a region: `/products/x` is `/regions/gb/products/x` in GB. */
export function internalPath(region: RegionCode, path: string): string {
  const param = regionParam(region);
  return param ? `/${param}${path === '/' ? '' : path}` : path;
}

/**
 * The public path behind an internal one, or undefined when the path is public already.
 * Whole segments are compared, so that `/regions-of-spain` is nobody's internal path.
 */
export function publicPath(path: string): string | undefined {
  const [, folder, region, ...rest] = path.split('/');
  if (folder !== REGIONS_FOLDER || !isRegionCode(region?.toUpperCase())) return undefined;
  return `/${rest.join('/')}`;
}

/** Static paths for every region × every entry of a page, for `getStaticPaths`. */
export function inEveryRegion<P extends Record<string, string | undefined>, T extends object>(
  entries: readonly { params: P; props: T }[],
) {
  return inEachRegion(() => entries);
}

/** The same of a page whose entries are not the same everywhere. */
export function inEachRegion<P extends Record<string, string | undefined>, T extends object>(
  entriesOf: (region: RegionCode) => readonly { params: P; props: T }[],
) {
  return REGION_CODES.flatMap((region) =>
    entriesOf(region).map(({ params, props }) => ({
      params: { ...params, region: regionParam(region) },
      props: { ...props, region },
    })),
  );
}

/** Static paths of a page without parameters: once for each region. */
export function oncePerRegion() {
  return inEveryRegion([{ params: {}, props: {} }]);
}
