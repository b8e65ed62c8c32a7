import type { Picture } from '../catalogue/pictures/store-picture.ts';
import { nth } from '../lib/nth.ts';

/** The files of a picture up to a width. Always includes the smallest. */
export function filesUpTo(files: Picture['webp'], largest: number): Picture['webp'] {
  return files.filter(({ width }, index) => index === 0 || width <= largest);
}

/** Formats files for `srcset`. */
export function srcsetOf(files: Picture['webp']): string {
  return files.map(({ url, width }) => `${url} ${width}w`).join(',');
}

/** The file for `src`. */
export function fallbackOf(files: Picture['webp']): string {
  return (files.find(({ width }) => width >= 640) ?? nth(files, -1)).url;
}
