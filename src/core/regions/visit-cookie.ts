import { VISIT_REGION_COOKIE } from './pick-region.ts';
import { isRegionCode } from './regions.ts';

/** The cookie that keeps the region of `?region=` for the visit, as a `Set-Cookie` header; none for what is no region. */
export function visitCookie(asked: string | null): string | undefined {
  const region = asked?.toUpperCase();
  return isRegionCode(region) ? `${VISIT_REGION_COOKIE}=${region}; Path=/; SameSite=Lax; Secure` : undefined;
}
