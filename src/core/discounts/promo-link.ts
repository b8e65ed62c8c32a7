import { cookie, deletedCookies } from '../cookie-text.ts';
import { parseCookies } from '../read-cookies.ts';

/** The query parameter of a link with a promo code, and the cookie that remembers the code. */
const PARAMETER = 'promo';
const PROMO_COOKIE = 'promo';
/** Characters. It exceeds the longest code, so that a longer one is still reported as unknown. */
const MAX_LENGTH = 40;
/** Seconds. A week, so that shoppers can come back and buy a few days later. */
const A_WEEK = 7 * 24 * 60 * 60;

/**
 * For a URL with `?promo=CODE`: the same path and query without it, and the `Set-Cookie` header that
 * remembers the code. Undefined for other URLs. The parameter is removed so that a shared address does not
 * pass the code on.
 */
export function withoutPromo(url: URL): { location: string; cookie: string | undefined } | undefined {
  if (!url.searchParams.has(PARAMETER)) return undefined;
  const code = (url.searchParams.get(PARAMETER) ?? '').trim().slice(0, MAX_LENGTH);
  const query = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(part).has(PARAMETER))
    .join('&');
  const isSecure = url.protocol === 'https:';
  return {
    location: `${url.pathname}${query && `?${query}`}`,
    cookie: code
      ? cookie(PROMO_COOKIE, encodeURIComponent(code.toWellFormed()), A_WEEK, isSecure)
      : undefined,
  };
}

/** The code from a promo link, read from `document.cookie`. Empty for none. */
export function linkedCode(cookies: string): string {
  try {
    return decodeURIComponent(parseCookies(cookies)[PROMO_COOKIE] ?? '').slice(0, MAX_LENGTH);
  } catch {
    return '';
  }
}

/** The cookies that delete the code after it was applied or refused. */
export function forgetLinkedCode(isSecure: boolean): string[] {
  return deletedCookies(PROMO_COOKIE, isSecure);
}
