/** A year in seconds. */
export const YEAR = 365 * 24 * 60 * 60;
/** Browsers take a cookie of this prefix from the host itself alone, over https: no other host below the domain can set it. */
export const HOST_PREFIX = '__Host-';

/** The name of a cookie of the store. Over http, which is this machine, browsers refuse the prefix. */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `${HOST_PREFIX}${name}` : name;
}

/** A cookie of the whole store as written to `document.cookie`; `maxAge` in seconds, without it for the visit. */
export function cookie(name: string, value: string, maxAge: number | undefined, isSecure: boolean): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  return `${cookieName(name, isSecure)}=${value}${age}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** What deletes a cookie: under its name, and under the name without prefix, which earlier releases gave it. */
export function deletedCookies(name: string, isSecure: boolean): string[] {
  return [...new Set([cookie(name, '', 0, isSecure), cookie(name, '', 0, false)])];
}
