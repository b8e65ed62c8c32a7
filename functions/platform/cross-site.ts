import * as words from '#src/words/en/problems.ts';
import { type Problem, problem } from './problem.ts';

/**
 * Refuses cross-site POST requests of browsers, whatever their media type. Checks `Sec-Fetch-Site` first,
 * then `Origin`: under a strict referrer policy a same-site form sends `Origin: null`, while `Sec-Fetch-Site`
 * stays correct. A client that sends neither is not a browser.
 */
export function refuseCrossSite(request: Request): Problem | undefined {
  if (request.method !== 'POST') return undefined;
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const isElsewhere = site
    ? site !== 'same-origin' && site !== 'none'
    : origin !== null && origin !== new URL(request.url).origin;
  if (!isElsewhere) return undefined;
  return problem('cross_site', words.crossSite);
}
