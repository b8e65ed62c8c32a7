import { HOST_PREFIX } from './cookie-text.ts';

/**
 * Parses a `Cookie` header. The first of a repeated name wins (browsers send the narrower path first), and
 * malformed cookies are skipped. A cookie with the `__Host-` prefix is returned by its plain name and wins
 * over one without, which an earlier release or another host may have set.
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
