/** A year in seconds. */
export const YEAR = 365 * 24 * 60 * 60;
/**
 * Browsers accept a cookie with this prefix only over https and only from the host itself, so other
 * subdomains cannot set it.
 */
export const HOST_PREFIX = '__Host-';

/**
 * The name of one of the store's cookies. Over http (local development) browsers reject the prefix,
 * so it is left out.
 */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `${HOST_PREFIX}${name}` : name;
}

/**
 * A cookie for the whole site, as written to `document.cookie`. `maxAge` is in seconds; without it the cookie
 * lasts for the browser session.
 */
export function cookie(name: string, value: string, maxAge: number | undefined, isSecure: boolean): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  return `${cookieName(name, isSecure)}=${value}${age}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The cookies that delete a cookie, with its prefix and without: earlier releases set it without. */
export function deletedCookies(name: string, isSecure: boolean): string[] {
  return [...new Set([cookie(name, '', 0, isSecure), cookie(name, '', 0, false)])];
}
