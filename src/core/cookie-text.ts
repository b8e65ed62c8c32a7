/** A year in seconds. */
export const YEAR = 365 * 24 * 60 * 60;
/** Browsers take a cookie of this prefix from the host itself alone, over https: no other host below the domain can set it. */
const HOST_PREFIX = '__Host-';

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

/**
 * Cookies of a `Cookie` header by name; the first of a repeated name wins (browsers send the narrower path's first), broken ones are left
 * out. One with the prefix goes by its plain name and beats one without, which an earlier release or another host may have set.
 */
export function parseCookies(header: string | null | undefined): Record<string, string> {
  const plain: Record<string, string> = Object.create(null);
  const prefixed: Record<string, string> = Object.create(null);
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const full = part.slice(0, at).trim();
    const hasPrefix = full.startsWith(HOST_PREFIX);
    const name = hasPrefix ? full.slice(HOST_PREFIX.length) : full;
    const cookies = hasPrefix ? prefixed : plain;
    if (name && !(name in cookies))
      cookies[name] = part
        .slice(at + 1)
        .trim()
        .replace(/^"|"$/g, '');
  }
  return Object.assign(plain, prefixed);
}
