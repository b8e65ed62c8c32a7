import type { Config } from '@netlify/functions';
import { apiHeaders } from '../../src/security/headers.ts';

/**
 * Answers where no file does, in the folders whose files are kept for a year: a 404 that nobody keeps, since the platform's rules
 * would say of it, too, that it never changes, and the file may be there a moment later.
 */
export default function missingFile(): Response {
  return new Response('There is no such file.', {
    status: 404,
    headers: { ...apiHeaders(), 'content-type': 'text/plain; charset=utf-8' },
  });
}

export const config: Config = {
  path: ['/_astro/*', '/fonts/*', '/pictures/*'],
  // The image CDN makes these by the rules of dist/_redirects, and says itself where there is no original.
  excludedPath: [
    '/pictures/:id/:width(320|640|768|1024|1280|1536).:format(avif|webp)',
    '/pictures/:id/card.jpg',
  ],
  preferStatic: true,
};
