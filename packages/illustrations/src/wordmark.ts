import { measure, textPath } from './text/shape.ts';

/** A name as a path, so that it does not wait for a font, with its bounds. */
export type Wordmark = { left: number; top: number; width: number; height: number; path: string };

/** Recent wordmarks, by name and ink: every page and every share card has the same ones. */
const recent = new Map<string, Wordmark>();
const MOST_RECENT = 50;

/** The store's name as in the page header and share cards, in `ink`. */
export function wordmarkOf(brand: string, ink = 'currentColor'): Wordmark {
  const key = JSON.stringify([brand, ink]);
  const wordmark = recent.get(key) ?? drawWordmark(brand, ink);
  if (recent.size >= MOST_RECENT) recent.clear();
  recent.set(key, wordmark);
  return wordmark;
}

function drawWordmark(brand: string, ink: string): Wordmark {
  const { left, top, right, bottom } = measure(brand, 'display', SIZE, TRACKING);
  const path = textPath(brand, 'display', SIZE, 0, 0, ink, TRACKING);
  return { left, top, width: right - left, height: bottom - top, path };
}

const SIZE = 400;
const TRACKING = -0.03;
