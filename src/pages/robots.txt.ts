import type { APIRoute } from 'astro';

/** Allows everything but the API. Pages that must not be indexed have their own `noindex`. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`);
