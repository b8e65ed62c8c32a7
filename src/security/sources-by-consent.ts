import { allowedConsent, CONSENT_COOKIE, choiceText } from '../core/privacy/consent.ts';
import { categoriesSet, type TrackingSettings, trackingSources } from '../core/privacy/providers.ts';
import { parseCookies } from '../core/read-cookies.ts';
import type { RegionCode } from '../core/regions/regions.ts';
import type { PolicySources } from './content-security-policy.ts';

/** The request header of Global Privacy Control. */
export const SIGNAL_HEADER = 'sec-gpc';

/** The visitor's consent for a page of a region, from the cookie and Global Privacy Control. */
export function agreedBy({ headers }: Pick<Request, 'headers'>, region: RegionCode) {
  return allowedConsent({
    value: parseCookies(headers.get('cookie'))[CONSENT_COOKIE],
    region,
    hasSignal: headers.get(SIGNAL_HEADER) === '1',
  });
}

/**
 * The sources that the page's policy allows for this visitor, and a header that gives them to the page's
 * script: a page from the browser's cache has the policy of an earlier choice.
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
