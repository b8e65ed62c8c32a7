import { nth } from '../../lib/nth.ts';
import type { SharePicture } from '../../pictures/share-picture.ts';
import type { Picture } from '../../pictures/store-picture.ts';

/** What a page says of itself to browsers, search engines and networks: the layout's props, without the region. */
export type PageHead = {
  title: string;
  description: string;
  /** The page's public address, without region. */
  path: string;
  ogType?: 'website' | 'product' | 'article' | 'profile';
  noindex?: boolean;
  /** The picture to show where the page is shared; the store's own card, unless the page has one. */
  share?: SharePicture;
  /** Schema.org objects about the page. */
  jsonLd?: object[];
};

export type Crumb = { name: string; url: string };

/** The address of a picture in a size that search engines take: 1024 pixels wide, or as wide as there is. */
export function largeUrl({ webp }: Picture): string {
  return (webp.find(({ width }) => width >= 1024) ?? nth(webp, -1)).url;
}
