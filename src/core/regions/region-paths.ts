import { type FeatureName, hasFeature } from '../shop/features.ts';
import { DEFAULT_REGION, isOpenRegion, OPEN_REGIONS } from './open-regions.ts';
import { isRegionCode, type RegionCode, regionOf } from './regions.ts';

/**
 * The folder of the build with the pages of all regions but the default one. It is never in a public address.
 */
export const REGIONS_FOLDER = 'regions';

/**
 * Astro's `[...region]` parameter of a region. Undefined for the default region,
 * whose pages are at the plain path.
 */
export function regionParam(region: RegionCode): string | undefined {
  return region === DEFAULT_REGION ? undefined : `${REGIONS_FOLDER}/${region.toLowerCase()}`;
}

/** The region of Astro's `[...region]` parameter. */
export function regionFromParam(param: string | undefined): RegionCode {
  const code = param?.slice(REGIONS_FOLDER.length + 1).toUpperCase();
  return isOpenRegion(code) ? code : DEFAULT_REGION;
}

/** The locale of dates and numbers on a page, from its `[...region]` parameter. */
export function languageOfPage(param: string | undefined): string {
  return regionOf(regionFromParam(param)).language;
}

/**
 * The path of the built page for a public path in a region: `/products/x` is `/regions/gb/products/x` in GB.
 */
export function internalPath(region: RegionCode, path: string): string {
  const param = regionParam(region);
  return param ? `/${param}${path === '/' ? '' : path}` : path;
}

/**
 * The public path of an internal one. Undefined when the path is public already. Compares whole segments, so
 * `/regions-of-spain` is public.
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

/** The same for a page whose entries differ by region. */
export function inEachRegion<P extends Record<string, string | undefined>, T extends object>(
  entriesOf: (region: RegionCode) => readonly { params: P; props: T }[],
) {
  return OPEN_REGIONS.flatMap((region) =>
    entriesOf(region).map(({ params, props }) => ({
      params: { ...params, region: regionParam(region) },
      props: { ...props, region },
    })),
  );
}

/** Static paths of a page without parameters: one per region. */
export function oncePerRegion() {
  return inEveryRegion([{ params: {}, props: {} }]);
}

/** The same for a page that only shops with a feature have. */
export function oncePerRegionWith(feature: FeatureName) {
  return hasFeature(feature) ? oncePerRegion() : [];
}
