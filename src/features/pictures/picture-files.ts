import { resolve } from 'node:path';
import { nth } from '../../lib/nth.ts';

/** Where encoded pictures wait between builds; their names are content hashes, so nothing in it goes stale. */
export const PICTURE_FOLDER = resolve('.cache/pictures');
/** The path pictures have on the site. */
export const PICTURE_PATH = '/pictures/';

export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const fileName = (id: string, width: number, format: PictureFormat | 'jpg') =>
  `${id}-${width}.${format}`;

/** Every picture file a page names, for example in a srcset. */
export function pictureNamesIn(text: string): string[] {
  return [...text.matchAll(/\/pictures\/([\w-]+-\d+\.(?:avif|webp|jpg))/g)].map((match) => nth(match, 1));
}
