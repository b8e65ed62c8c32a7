import type { APIRoute } from 'astro';

/** Everything may be read; what should not be found says so itself. The API is no reading matter. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`);
