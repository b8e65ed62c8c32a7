import { type Problem, problem } from './problem.ts';

/**
 * Refuses what a browser posts from another site, whatever its media type; undefined for anything else. The browser's own word
 * comes first (`Sec-Fetch-Site`), then `Origin`: a same-site form under a strict referrer policy sends `Origin: null`, while
 * `Sec-Fetch-Site` stays right. A caller that sends neither is no browser.
 */
export function refuseCrossSite(request: Request): Problem | undefined {
  if (request.method !== 'POST') return undefined;
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const isElsewhere = site
    ? site !== 'same-origin' && site !== 'none'
    : origin !== null && origin !== new URL(request.url).origin;
  if (!isElsewhere) return undefined;
  return problem(
    'cross_site',
    'This can only be sent from the store itself. Please open the store and try again.',
  );
}
