import { categoriesSet, type TrackingSettings } from '#src/core/privacy/providers.ts';
import { parseCookies } from '#src/core/read-cookies.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { agreedBy } from '#src/security/sources-by-consent.ts';
import type { ConsentedVisitor } from '../db/order-types.ts';

/** `GA1.1.1234567890.1700000000`: the client id follows the second dot. */
const GA_CLIENT = /^GA\d\.[\d-]+\.(\d{1,20}\.\d{1,20})$/;
/** `GS2.1.s1700000000$o1…`, without the `s` before 2025: the session id. */
const GA_SESSION = /^GS\d\.[\d-]+\.s?(\d{1,20})(?:[.$]|$)/;
/** The client id, `cid` in the cookie's base64 JSON. */
const KLAVIYO_ID = /^[\w-]{8,64}$/;

/**
 * The visitor's tracking ids, from the cookies of the services they have consented to; usually undefined.
 * Read only when a server-side key is set, so that the server reports orders; otherwise the confirmation page
 * reports to Google Analytics. Never reads an email address from Klaviyo's cookie.
 */
export function consentedVisitor(
  request: Request,
  region: RegionCode,
  settings: TrackingSettings & {
    GA_API_SECRET?: string | undefined;
    KLAVIYO_PRIVATE_KEY?: string | undefined;
  },
): ConsentedVisitor | undefined {
  const set = categoriesSet(settings);
  if (set.length === 0) return undefined;
  const agreed = agreedBy(request, region);
  const cookies = parseCookies(request.headers.get('cookie'));
  const clientId = GA_CLIENT.exec(cookies._ga ?? '')?.[1];
  const sessionId = GA_SESSION.exec(cookies[`_ga_${settings.GA_MEASUREMENT_ID?.slice(2)}`] ?? '')?.[1];
  const anonymousId = klaviyoIdIn(cookies.__kla_id);
  const visitor: ConsentedVisitor = {
    ...(set.includes('analytics') &&
      settings.GA_API_SECRET &&
      agreed.analytics &&
      clientId && { analytics: { clientId, ...(sessionId && { sessionId }) } }),
    ...(set.includes('marketing') &&
      settings.KLAVIYO_PRIVATE_KEY &&
      agreed.marketing &&
      anonymousId && { marketing: { anonymousId } }),
  };
  return Object.keys(visitor).length > 0 ? visitor : undefined;
}

function klaviyoIdIn(cookie: string | undefined): string | undefined {
  if (!cookie || cookie.length > 2_000) return undefined;
  try {
    const { cid } = JSON.parse(Buffer.from(decodeURIComponent(cookie), 'base64').toString()) as {
      cid?: unknown;
    };
    return typeof cid === 'string' && KLAVIYO_ID.test(cid) ? cid : undefined;
  } catch {
    return undefined;
  }
}
