import type { Config } from '@netlify/functions';
import { apiHeaders } from '#src/security/headers.ts';
import * as words from '#src/words/en/problems.ts';

/**
 * Answers for missing files in the folders that are cached for a year. The 404 is not cached: the platform's
 * rules would mark it as immutable, and the file may exist a moment later.
 */
export default function missingFile(): Response {
  return new Response(words.noFile, {
    status: 404,
    headers: { ...apiHeaders(), 'content-type': 'text/plain; charset=utf-8' },
  });
}

export const config: Config = {
  path: ['/_astro/*', '/fonts/*', '/pictures/*'],
  // The image CDN creates these by the rules of dist/_redirects, and answers itself when the original is
  // missing.
  excludedPath: [
    '/pictures/:id/:width(320|640|768|1024|1280|1536).:format(avif|webp)',
    '/pictures/:id/card.jpg',
  ],
  preferStatic: true,
};
