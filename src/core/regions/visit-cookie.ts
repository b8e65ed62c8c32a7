import { cookie } from '../cookie-text.ts';
import { VISIT_REGION_COOKIE } from './pick-region.ts';
import { isRegionCode } from './regions.ts';

/** The cookie that keeps the region of `?region=` in an address for the visit, as a `Set-Cookie` header; none for what is no region. */
export function visitCookie({ protocol, searchParams }: URL): string | undefined {
  const region = searchParams.get('region')?.toUpperCase();
  return isRegionCode(region)
    ? cookie(VISIT_REGION_COOKIE, region, undefined, protocol === 'https:')
    : undefined;
}
