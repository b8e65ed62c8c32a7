import * as words from '#src/words/en/checkout-problems.ts';
import { fill } from '#src/words/fill.ts';
import { type Problem, problem } from '../platform/problem.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origin for the redirect back to the store: always the configured site's. URLs from the browser are only
 * checked against it. In development, all loopback names with the same port count as the same site.
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
    if (!found) return problem('foreign_url', fill(words.foreignAddress, { field }), { field });
    origin = found;
  }
  return origin;
}

function ownOrigin(value: string, site: URL): string | undefined {
  // Browsers and parsers disagree about backslashes, control characters and missing slashes, so none are
  // allowed.
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
