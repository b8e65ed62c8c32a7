import { nth } from '#src/lib/nth.ts';
import type { SharePicture } from '#src/pictures/share-picture.ts';
import type { Picture } from '#src/pictures/store-picture.ts';

/** The metadata of a page: the layout's props, without the region. */
export type PageHead = {
  title: string;
  description: string;
  /** The page's public path, without region. */
  path: string;
  ogType?: 'website' | 'product' | 'article' | 'profile';
  noindex?: boolean;
  /** The sharing picture. Defaults to the store's own. */
  share?: SharePicture;
  /** Schema.org objects about the page. */
  jsonLd?: object[];
};

export type Crumb = { name: string; url: string };

/** The URL of a picture in a size for search engines: 1024 pixels wide, or the largest. */
export function largeUrl({ webp }: Picture): string {
  return (webp.find(({ width }) => width >= 1024) ?? nth(webp, -1)).url;
}
