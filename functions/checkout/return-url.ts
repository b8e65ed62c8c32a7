import { type Problem, problem } from '../platform/problem.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origin that the shopper comes back to: always the configured site's own. What the browser sends is only held
 * against it. On a developer's machine the other names of the same loopback port count as the same store.
 */
export function returnOrigin(
  siteUrl: string,
  given: { successUrl?: string; cancelUrl?: string },
): string | Problem {
  const site = new URL(siteUrl);
  let origin = site.origin;
  for (const field of ['successUrl', 'cancelUrl'] as const) {
    const value = given[field];
    if (value === undefined) continue;
    const found = ownOrigin(value, site);
    if (!found) return problem('foreign_url', `${field} must be an address of this store.`, { field });
    origin = found;
  }
  return origin;
}

function ownOrigin(value: string, site: URL): string | undefined {
  // Browsers and parsers disagree about backslashes, control characters and missing slashes: none is allowed.
  if (!/^https?:\/\/[^\\\s@]+$/i.test(value) || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  if (url.origin === site.origin) return url.origin;
  const isSameLoopback =
    LOOPBACK.includes(site.hostname) &&
    LOOPBACK.includes(url.hostname) &&
    url.port === site.port &&
    url.protocol === site.protocol;
  return isSameLoopback ? url.origin : undefined;
}
