import { nth } from '#src/lib/nth.ts';
import * as words from '#src/words/en/page-names.ts';
import { fill } from '#src/words/fill.ts';
import type { SharePicture } from '../pictures/share-picture.ts';
import type { Picture } from '../pictures/store-picture.ts';

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

/** The title of a page of a list: `All products`, `All products, page 2`. */
export function titleOfPage(title: string, page: number): string {
  return page > 1 ? fill(words.numbered, { title, page: String(page) }) : title;
}

/** The description of a page of a list, which names the pages after the first. */
export function descriptionOfPage(description: string, page: number): string {
  return page > 1 ? fill(words.descriptionOfPage, { description, page: String(page) }) : description;
}

/** The URL of a picture in a size for search engines: 1024 pixels wide, or the largest. */
export function largeUrl({ webp }: Picture): string {
  return (webp.find(({ width }) => width >= 1024) ?? nth(webp, -1)).url;
}
