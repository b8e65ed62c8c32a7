import { agreedTo, CONSENT_COOKIE } from '../core/privacy/consent.ts';
import { type TrackingSettings, trackingSources } from '../core/privacy/providers.ts';
import { parseCookies } from '../core/regions/pick-region.ts';
import type { RegionCode } from '../core/regions/regions.ts';

/** Where browsers say that they send Global Privacy Control. */
export const SIGNAL_HEADER = 'sec-gpc';

/** What the visitor who asks for a page of a region has agreed to, by cookie and signal. */
export function agreedBy({ headers }: Pick<Request, 'headers'>, region: RegionCode) {
  return agreedTo({
    value: parseCookies(headers.get('cookie'))[CONSENT_COOKIE],
    region,
    hasSignal: headers.get(SIGNAL_HEADER) === '1',
  });
}

/** What the policy of that page opens for. */
export function servicesFor(
  request: Pick<Request, 'headers'>,
  region: RegionCode,
  settings: TrackingSettings,
): ReturnType<typeof trackingSources> {
  return trackingSources(settings, agreedBy(request, region));
}
