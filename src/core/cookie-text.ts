/** A year in seconds. */
export const YEAR = 365 * 24 * 60 * 60;

/** A cookie of the whole store as written to `document.cookie`; `maxAge` in seconds. */
export function cookie(name: string, value: string, maxAge: number, isSecure: boolean): string {
  return `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
