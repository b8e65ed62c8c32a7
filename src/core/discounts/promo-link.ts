import { cookie, deletedCookies } from '../cookie-text.ts';
import { parseCookies } from '../read-cookies.ts';

/** What a link that brings a promo code adds to any address, and the cookie that remembers it. */
const PARAMETER = 'promo';
export const PROMO_COOKIE = 'promo';
/** Longer than any code, in characters: what is longer is still said to be unknown. */
const MAX_LENGTH = 40;
/** Whoever looks today may buy at the weekend. In seconds. */
const A_WEEK = 7 * 24 * 60 * 60;

/**
 * For an address with `?promo=CODE`: the same address without it, from its first slash, and the cookie that remembers the code, as a
 * `Set-Cookie` header. Undefined for an address without. An address that was shared on would bring the code to everybody.
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

/** The code that a link brought, from `document.cookie`; empty for none. */
export function linkedCode(cookies: string): string {
  try {
    return decodeURIComponent(parseCookies(cookies)[PROMO_COOKIE] ?? '').slice(0, MAX_LENGTH);
  } catch {
    return '';
  }
}

/** What is written to `document.cookie` once the code has been taken or refused. */
export function forgetLinkedCode(isSecure: boolean): string[] {
  return deletedCookies(PROMO_COOKIE, isSecure);
}
