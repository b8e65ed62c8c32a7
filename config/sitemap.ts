import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sitemap, { type SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { contentOfBuild } from '../src/catalogue/reading/load-content.ts';
import type { Content } from '../src/catalogue/reading/read-content.ts';
import { dayOf } from '../src/core/dates.ts';
import { publicPath } from '../src/core/regions/region-paths.ts';
import { paths } from '../src/lib/paths.ts';

/**
 * The sitemap, with the public URL of every page that search engines may index. Each built page decides: it is not in a
 * region's folder, has no `noindex`, and its canonical URL is its own.
 */
export function publicSitemap(): AstroIntegration {
  let dates: Map<string, Date>;
  let folder: URL;
  const inner = sitemap({
    filter: (address) => isToBeFound(new URL(address).pathname, folder),
    serialize: (item) => withDateAndPicture(item, dates, folder),
  });
  const configDone = inner.hooks['astro:config:done'];
  return {
    ...inner,
    hooks: {
      ...inner.hooks,
      'astro:config:done': (options) => {
        folder = options.config.outDir;
        return configDone?.(options);
      },
      'astro:build:start': async () => {
        dates = datesOf(await contentOfBuild());
      },
    },
  };
}

function pageAt(path: string, folder: URL): string {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  return readFileSync(fileURLToPath(new URL(decodeURIComponent(file), folder)), 'utf8');
}

function isToBeFound(path: string, folder: URL): boolean {
  if (publicPath(path) !== undefined) return false;
  const [head = ''] = pageAt(path, folder).split('</head>');
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1];
  return (
    !/<meta name="robots" content="noindex/.test(head) &&
    canonical !== undefined &&
    new URL(canonical).pathname === path
  );
}

/** The dates by path that editors entered: when a page was written or last changed. */
function datesOf(content: Content): Map<string, Date> {
  return new Map([
    ...content.products.map(({ id, data }) => [paths.product(id), data.addedAt] as const),
    ...content.recipes.map(({ id, data }) => [paths.recipe(id), data.publishedAt] as const),
    ...content.blog.map(({ id, data }) => [paths.article(id), data.updatedAt ?? data.publishedAt] as const),
    ...content.legal.map(({ id, data }) => [`/${id}`, data.effective] as const),
  ]);
}

function withDateAndPicture(item: SitemapItem, dates: Map<string, Date>, folder: URL): SitemapItem {
  const { pathname } = new URL(item.url);
  const date = dates.get(pathname);
  const picture = /"image":\["([^"]+)"/.exec(pageAt(pathname, folder))?.[1];
  return {
    ...item,
    ...(date && { lastmod: dayOf(date) }),
    ...(picture && { img: [{ url: picture }] }),
  };
}
