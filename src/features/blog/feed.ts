import rss, { type RSSFeedItem } from '@astrojs/rss';
import type { Picture } from '#src/catalogue/pictures/store-picture.ts';
import { nth } from '#src/lib/nth.ts';

/** The maximum number of entries of a feed. Feed readers keep older ones. */
export const FEED_LENGTH = 50;

export type FeedEntry = {
  title: string;
  /** The path on the site. */
  path: string;
  summary: string;
  author: string;
  publishedAt: Date;
  categories: string[];
  picture: Picture;
};

/**
 * An RSS 2.0 feed. It is the same for all regions, so it contains no prices. Newest first;
 * all addresses are absolute.
 */
export function feed(
  about: { title: string; description: string; path: string; page: string },
  entries: readonly FeedEntry[],
  site: URL,
): Promise<Response> {
  const absolute = (path: string) => new URL(path, site).href;
  const newest = entries[0]?.publishedAt;
  return rss({
    title: about.title,
    description: about.description,
    site: absolute(about.page),
    trailingSlash: false,
    xmlns: {
      atom: 'http://www.w3.org/2005/Atom',
      dc: 'http://purl.org/dc/elements/1.1/',
      media: 'http://search.yahoo.com/mrss/',
    },
    customData: [
      '<language>en</language>',
      newest ? `<lastBuildDate>${newest.toUTCString()}</lastBuildDate>` : '',
      `<atom:link href="${escaped(absolute(about.path))}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: entries.slice(0, FEED_LENGTH).map((entry) => itemOf(entry, absolute)),
  });
}

function itemOf(
  { title, path, summary, author, publishedAt, categories, picture }: FeedEntry,
  absolute: (path: string) => string,
): RSSFeedItem {
  const image = picture.webp.find(({ width }) => width >= 1024) ?? nth(picture.webp, -1);
  const height = Math.round((picture.height * image.width) / picture.width);
  return {
    title,
    link: absolute(path),
    description: summary,
    pubDate: publishedAt,
    categories,
    customData:
      `<dc:creator>${escaped(author)}</dc:creator>` +
      `<media:content url="${escaped(absolute(image.url))}" medium="image" type="image/webp" width="${image.width}" height="${height}">` +
      `<media:description type="plain">${escaped(picture.alt)}</media:description></media:content>`,
  };
}

function escaped(text: string): string {
  return text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
