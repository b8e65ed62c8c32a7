import type { Config, Context } from '@netlify/edge-functions';
import { paymentOrigins } from '#src/core/checkout/payment-origins.ts';
import { cookieName } from '#src/core/cookie-text.ts';
import { withoutPromo } from '#src/core/discounts/promo-link.ts';
import { CONSENT_COOKIE } from '#src/core/privacy/consent.ts';
import { categoriesSet, type TrackingSettings } from '#src/core/privacy/providers.ts';
import { parseCookies } from '#src/core/read-cookies.ts';
import { COUNTRIES } from '#src/core/regions/countries.ts';
import {
  NO_CACHE_COOKIE,
  pickRegion,
  REGION_COOKIE,
  VISIT_REGION_COOKIE,
} from '#src/core/regions/pick-region.ts';
import { internalPath } from '#src/core/regions/region-paths.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { visitCookie } from '#src/core/regions/visit-cookie.ts';
import { isUnmatchable, movedTo } from '#src/core/urls/normalize-url.ts';
import { WITHOUT_EDGE } from '#src/lib/file-folders.ts';
import { PAGES_OF_FUNCTIONS } from '#src/lib/paths.ts';
import { CAPTCHA_PAGES, captchaSources } from '#src/security/captcha-sources.ts';
import { contentSecurityPolicy, type PolicySources } from '#src/security/content-security-policy.ts';
import { apiHeaders, documentHeaders } from '#src/security/headers.ts';
import { setting } from '#src/security/setting.ts';
import { SIGNAL_HEADER, servicesFor } from '#src/security/sources-by-consent.ts';
import { lastResort } from '../platform/fallback-page.ts';
import { withStyles } from '../platform/page-styles.ts';
import { redirectOf } from '../platform/redirects.ts';

/**
 * Serves every visitor their region's prerendered page at the public URL, with its style sheet in it. It
 * rewrites, and never redirects to a region. It needs no cookie and makes no calls. If it fails, the platform
 * serves the plain path, which is the default region with a link to the style sheet.
 */
export default async function region(request: Request, context: Context): Promise<Response | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const url = new URL(request.url);
  const moved = movedTo(url.pathname);
  if (moved !== undefined) return redirect(`${moved}${url.search}`);
  const plain = withoutPromo(url);
  if (plain) return withPromo(plain);
  // These pages are rendered by a function, which picks the region by the same rule.
  if (PAGES_OF_FUNCTIONS.includes(url.pathname)) return withStyles(await context.next());

  const country = context.geo?.country?.code;
  const picked = pickRegion({
    query: url.searchParams.get('region'),
    cookies: parseCookies(request.headers.get('cookie')),
    ...(country && { country }),
  });
  const page = await pageOf(picked, url, request, context);
  if (typeof page !== 'number' && page.status === 301) return page;
  if (typeof page === 'number') return lastResort(page);
  return withHeaders(await withStyles(page), { request, url, region: picked });
}

export const config: Config = {
  path: '/*',
  excludedPath: [...WITHOUT_EDGE],
  onError: 'bypass',
  cache: 'manual',
};

/** The error pages and the status they are sent with. */
const STATUS_OF_PAGE: Readonly<Record<string, number>> = { '/404': 404, '/500': 500, '/basket/problem': 200 };

/** The page, a 301 for an old address, or a bare status when even the error page fails. */
async function pageOf(
  region: RegionCode,
  url: URL,
  request: Request,
  context: Context,
): Promise<Response | number> {
  const status = STATUS_OF_PAGE[url.pathname];
  if (isUnmatchable(url.pathname)) return errorPage(404, region, request, context);
  const isWhole = status !== undefined;
  const found = await context.next(rewritten(internalPath(region, url.pathname), request, { isWhole }));
  if (status !== undefined && found.status < 400)
    return new Response(found.body, { status, headers: found.headers });
  if (found.status !== 404 && found.status < 500) return found;
  // Looked up only now, so that pages do not wait for it.
  const renamed = found.status === 404 ? redirectOf(url) : undefined;
  if (renamed) return redirect(renamed, 301);
  return errorPage(found.status, region, request, context);
}

async function errorPage(
  status: number,
  region: RegionCode,
  request: Request,
  context: Context,
): Promise<Response | number> {
  try {
    const path = internalPath(region, status === 404 ? '/404' : '/500');
    const page = await context.next(rewritten(path, request, { isWhole: true }));
    if (page.ok || page.status === status) return new Response(page.body, { status, headers: page.headers });
  } catch (error) {
    console.error('The error page could not be shown:', error);
  }
  return status;
}

/**
 * Asks for a text that can be changed: not compressed, and no part. `isWhole` removes conditional headers
 * too: a 304, sent with another status, would be an empty page.
 */
function rewritten(path: string, request: Request, { isWhole }: { isWhole: boolean }): Request {
  const headers = new Headers(request.headers);
  for (const name of ['accept-encoding', 'if-range', 'range', ...(isWhole ? CONDITIONS : [])])
    headers.delete(name);
  return new Request(new URL(path, request.url), { method: request.method, headers });
}

const CONDITIONS = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

/**
 * Adds the response headers. The CDN varies by what picks the region: the cookies, groups of countries, and
 * of the query only `region` and `promo`, so that campaign tags share one entry. With a tracking service it
 * also varies by consent, because the CSP depends on it. Browsers always revalidate.
 */
function withHeaders(
  page: Response,
  { request, url, region }: { request: Request; url: URL; region: RegionCode },
): Response {
  const headers = new Headers(page.headers);
  const settings = trackingSettings();
  const opened = servicesFor(request, region, settings);
  const policy = contentSecurityPolicy(
    paymentOrigins(setting('STRIPE_API_URL')),
    captchaOf(url.pathname),
    opened.sources,
  );
  for (const [name, value] of Object.entries({ ...documentHeaders(policy), ...opened.headers }))
    headers.set(name, value);
  // Set for ten seconds after switching the region: the page must bypass all caches.
  const isFresh = NO_CACHE_COOKIE in parseCookies(request.headers.get('cookie'));
  headers.set('cache-control', isFresh ? 'private, no-store' : 'private, max-age=0, must-revalidate');
  headers.set(
    'netlify-cdn-cache-control',
    page.status < 500 && !isFresh ? 'public, max-age=31536000, must-revalidate' : 'no-store',
  );
  headers.set('netlify-vary', categoriesSet(settings).length > 0 ? VARY_WITH_CONSENT : NETLIFY_VARY);
  headers.set('content-language', 'en');
  const cookie = visitCookie(url);
  if (cookie) headers.append('set-cookie', cookie);
  return new Response(page.body, { status: page.status, headers });
}

/** Each cookie has two names, for https and for http. */
const cookiesNamed = (...names: string[]) =>
  `cookie=${[true, false].flatMap((isSecure) => names.map((name) => cookieName(name, isSecure))).join('|')}`;

const netlifyVary = (...cookies: string[]) =>
  [
    'query=region|promo',
    cookiesNamed(NO_CACHE_COOKIE, REGION_COOKIE, VISIT_REGION_COOKIE, ...cookies),
    `country=${Object.values(COUNTRIES)
      .map((countries) => countries.map((country) => country.toLowerCase()).join('+'))
      .join('|')}`,
  ].join(',');
const NETLIFY_VARY = netlifyVary();
const VARY_WITH_CONSENT = `${netlifyVary(CONSENT_COOKIE)},header=${SIGNAL_HEADER}`;

/**
 * A redirect to a path on this site, which starts with exactly one slash, so that it can never be another
 * host, or to an address that the content names.
 */
function redirect(location: string, status: 301 | 308 = 308): Response {
  return new Response(null, {
    status,
    headers: { ...apiHeaders(), location, 'cache-control': 'public, max-age=3600' },
  });
}

/**
 * For a link with a promo code: saves the code in a cookie and redirects to the URL without it,
 * because URLs are shared.
 */
function withPromo({ location, cookie }: NonNullable<ReturnType<typeof withoutPromo>>): Response {
  const headers = new Headers({ ...apiHeaders(), location, 'cache-control': 'private, no-store' });
  if (cookie) headers.append('set-cookie', cookie);
  return new Response(null, { status: 302, headers });
}

/** The captcha's CSP sources, on pages with a form, if one is set up. */
function captchaOf(pathname: string): PolicySources {
  const hasCaptcha = CAPTCHA_PAGES.includes(pathname) && setting('RECAPTCHA_SITE_KEY');
  return hasCaptcha ? captchaSources(setting('RECAPTCHA_VERIFY_URL')) : {};
}

function trackingSettings(): TrackingSettings {
  return {
    GA_MEASUREMENT_ID: setting('GA_MEASUREMENT_ID'),
    KLAVIYO_PUBLIC_KEY: setting('KLAVIYO_PUBLIC_KEY'),
    TRACKING_URL: setting('TRACKING_URL'),
  };
}
