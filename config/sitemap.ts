import { createHash } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sitemap, { type SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { productPath } from '../src/catalogue/product-path.ts';
import { contentOfBuild } from '../src/catalogue/reading/load-content.ts';
import type { Content } from '../src/catalogue/reading/read-content.ts';
import { dayOf } from '../src/core/dates.ts';
import { publicPath } from '../src/core/regions/region-paths.ts';
import { paths } from '../src/lib/paths.ts';
import type { BuiltFiles } from './built-files.ts';

/**
 * The sitemap, with the public URL of every page that search engines may index. Each built page decides: it
 * is not in a region's folder, has no `noindex`, and its canonical URL is its own.
 */
export function publicSitemap(built: BuiltFiles): AstroIntegration {
  let content: Content;
  const inner = sitemapOf(built, () => content);
  return {
    ...inner,
    hooks: {
      ...inner.hooks,
      'astro:build:start': async () => {
        content = await contentOfBuild();
      },
      // Astro names only the pages that it made now, and not those that were kept.
      'astro:build:done': (options) =>
        inner.hooks['astro:build:done']?.({ ...options, pages: pagesIn(built) }),
    },
  };
}

/**
 * Writes the sitemap where Astro does not run. Every page of a route is a file.
 *
 * @param last what this returned for the sitemap that is there
 * @returns a digest of what the sitemap has, with which it is not written again
 */
export async function writeSitemap(
  built: BuiltFiles,
  content: Content,
  { dist, site }: { dist: string; site: string },
  last?: string,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([...datesOf(content)]));
  for (const [name, { indexed }] of built) if (indexed) hash.update(JSON.stringify([name, indexed]));
  const digest = hash.digest('base64url');
  if (digest === last) return digest;
  const { hooks } = sitemapOf(built, () => content);
  const logger = { info: () => undefined, warn: console.warn, error: console.error };
  const config = { site, base: '/', trailingSlash: 'never', build: { format: 'file' } };
  await hooks['astro:config:done']?.({ config, logger } as never);
  await hooks['astro:routes:resolved']?.({ routes: [], logger } as never);
  const dir = pathToFileURL(path.join(dist, '/'));
  await hooks['astro:build:done']?.({ dir, pages: pagesIn(built), logger } as never);
  return digest;
}

function sitemapOf(built: BuiltFiles, content: () => Content): AstroIntegration {
  let dates: Map<string, Date> | undefined;
  const indexedAt = (pathname: string) => built.get(fileAt(pathname))?.indexed;
  return sitemap({
    filter: (address) => {
      const { pathname } = new URL(address);
      return publicPath(pathname) === undefined && indexedAt(pathname)?.canonical === pathname;
    },
    serialize: (item) => {
      const { pathname } = new URL(item.url);
      dates ??= datesOf(content());
      return withDateAndPicture(item, dates.get(pathname), indexedAt(pathname)?.picture);
    },
  });
}

/** The pages of a build, in a fixed order. */
function pagesIn(built: BuiltFiles): { pathname: string }[] {
  return [...built.keys()]
    .flatMap((name) => (name.endsWith('.html') ? name.slice(0, -'.html'.length) : []))
    .map((name) => ({ pathname: encodeURI(name === 'index' ? '' : name.split(path.sep).join('/')) }))
    .sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
}

function fileAt(pathname: string): string {
  return pathname === '/' ? 'index.html' : `${decodeURIComponent(pathname.slice(1))}.html`;
}

/** The dates by path that editors entered: when a page was written or last changed. */
function datesOf(content: Content): Map<string, Date> {
  return new Map([
    ...content.products.map((entry) => [productPath(entry), entry.data.addedAt] as const),
    ...content.recipes.map(({ id, data }) => [paths.recipe(id), data.publishedAt] as const),
    ...content.blog.map(({ id, data }) => [paths.article(id), data.updatedAt ?? data.publishedAt] as const),
    ...content.legal.map(({ id, data }) => [`/${id}`, data.effective] as const),
  ]);
}

function withDateAndPicture(item: SitemapItem, date?: Date, picture?: string): SitemapItem {
  return {
    ...item,
    ...(date && { lastmod: dayOf(date) }),
    ...(picture && { img: [{ url: picture }] }),
  };
}
