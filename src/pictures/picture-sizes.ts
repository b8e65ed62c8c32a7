import { resolve } from 'node:path';
import { nth } from '../lib/nth.ts';

/** Where what pictures are made from, and what was made of it, waits between builds. Nothing in it goes stale: see `idOf`. */
export const PICTURE_FOLDER = resolve('.cache/pictures');
/** The path pictures have on the site: a folder for each, `/pictures/<id>/`. */
export const PICTURE_PATH = '/pictures/';

/** The widths of the style system's breakpoints (xs to xxl), in pixels. A picture comes in no other. */
export const PICTURE_WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** What the platform's image CDN makes the widths from: the picture without loss, in the largest width that is offered. */
export const ORIGINAL = 'original.webp';
/** The picture of a page where it is shared, and the drawing that it is made from. */
export const SHARE_CARD = 'card.jpg';
export const SHARE_CARD_SOURCE = 'card.svg';

/** The file of a picture in one width and format, in the picture's folder. */
export const variantName = (width: PictureWidth, format: PictureFormat) => `${width}.${format}` as const;

const VARIANTS = new Map(
  PICTURE_WIDTHS.flatMap((width) =>
    PICTURE_FORMATS.map((format) => [variantName(width, format) as string, { width, format }] as const),
  ),
);

/** The width and format that a file's name says, when it is one that the store offers. */
export function variantNamed(name: string): { width: PictureWidth; format: PictureFormat } | undefined {
  return VARIANTS.get(name);
}

export function pictureUrl(id: string, name: string): string {
  return `${PICTURE_PATH}${id}/${name}`;
}

/** Every picture file that a text names, for example in a srcset. */
export function picturesIn(text: string): { id: string; name: string }[] {
  return [...text.matchAll(/\/pictures\/([A-Za-z0-9]{10})\/([\w-]+\.[a-z]+)/g)].map((match) => ({
    id: nth(match, 1),
    name: nth(match, 2),
  }));
}
