import { measure, textPath } from './text/shape.ts';

/** A name as a path, so that it does not wait for a font, with its bounds. */
export type Wordmark = { left: number; top: number; width: number; height: number; path: string };

/** The store's name as in the page header and share cards, in `ink`. */
export function wordmarkOf(brand: string, ink = 'currentColor'): Wordmark {
  const { left, top, right, bottom } = measure(brand, 'display', SIZE, TRACKING);
  const path = textPath(brand, 'display', SIZE, 0, 0, ink, TRACKING);
  return { left, top, width: right - left, height: bottom - top, path };
}

const SIZE = 400;
const TRACKING = -0.03;
