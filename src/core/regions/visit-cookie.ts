import { cookie } from '../cookie-text.ts';
import { isOpenRegion } from './open-regions.ts';
import { VISIT_REGION_COOKIE } from './pick-region.ts';

/**
 * The `Set-Cookie` header that keeps `?region=` for the browser session.
 * Undefined when it is not a valid region.
 */
export function visitCookie({ protocol, searchParams }: URL): string | undefined {
  const region = searchParams.get('region')?.toUpperCase();
  return isOpenRegion(region)
    ? cookie(VISIT_REGION_COOKIE, region, undefined, protocol === 'https:')
    : undefined;
}
