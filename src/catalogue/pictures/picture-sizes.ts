import { resolve } from 'node:path';
import { nth } from '#src/lib/nth.ts';

/**
 * The cache folder of picture sources and variants, kept between builds. Its entries never become stale:
 * see `idOf`.
 */
export const PICTURE_FOLDER = resolve('.cache/pictures');
/** The path of pictures on the site. Each has a folder, `/pictures/<id>/`. */
export const PICTURE_PATH = '/pictures/';

/** The widths of pictures in pixels: the style sheets' breakpoints (xs to xxl). */
export const PICTURE_WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
/**
 * The least width of a photograph in pixels. Those of pages fill the screen of a phone, up to the breakpoint
 * of 640 px. Those of reviews are shown 144 px wide, on most phones with two or three pixels for each.
 */
export const MIN_WIDTHS = { page: 640, review: 320 } as const satisfies Record<string, PictureWidth>;
/** The most pixels of a photograph, also of a review's. Larger ones could exhaust the memory. */
export const MAX_PIXELS = 100_000_000;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The image CDN's source: the lossless picture in the largest width. */
export const ORIGINAL = 'original.webp';
/** A page's sharing picture, and its drawing. */
export const SHARE_CARD = 'card.jpg';
export const SHARE_CARD_SOURCE = 'card.svg';

/** The file name of a picture in one width and format, in the picture's folder. */
export const variantName = (width: PictureWidth, format: PictureFormat) => `${width}.${format}` as const;

const VARIANTS = new Map(
  PICTURE_WIDTHS.flatMap((width) =>
    PICTURE_FORMATS.map((format) => [variantName(width, format) as string, { width, format }] as const),
  ),
);

/** The width and format of a file name. Undefined when the store does not offer it. */
export function variantNamed(name: string): { width: PictureWidth; format: PictureFormat } | undefined {
  return VARIANTS.get(name);
}

export function pictureUrl(id: string, name: string): string {
  return `${PICTURE_PATH}${id}/${name}`;
}

/** All picture files in a text, for example in a srcset. */
export function picturesIn(text: string): { id: string; name: string }[] {
  return [...text.matchAll(/\/pictures\/([A-Za-z0-9]{10})\/([\w-]+\.[a-z]+)/g)].map((match) => ({
    id: nth(match, 1),
    name: nth(match, 2),
  }));
}
