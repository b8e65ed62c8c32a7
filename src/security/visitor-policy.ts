import { agreedTo, CONSENT_COOKIE, choiceText } from '../core/privacy/consent.ts';
import { categoriesSet, type TrackingSettings, trackingSources } from '../core/privacy/providers.ts';
import { parseCookies } from '../core/read-cookies.ts';
import type { RegionCode } from '../core/regions/regions.ts';
import type { PolicySources } from './content-security-policy.ts';

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

/**
 * What the policy of that page opens for, and a header by which its script knows that: a page that comes out of the browser's cache has the
 * policy of the choice before.
 */
export function servicesFor(
  request: Pick<Request, 'headers'>,
  region: RegionCode,
  settings: TrackingSettings,
): { sources: PolicySources; headers: Record<string, string> } {
  const agreed = agreedBy(request, region);
  const isSet = categoriesSet(settings).length > 0;
  const { script, connect, image } = trackingSources(settings, agreed);
  return {
    sources: { 'script-src': script, 'connect-src': connect, 'img-src': image },
    headers: isSet ? { 'server-timing': `consent;desc="${choiceText(agreed)}"` } : {},
  };
}
