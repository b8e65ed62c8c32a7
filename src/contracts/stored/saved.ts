import * as z from 'zod/mini';
import { few } from './saved-list.ts';
import { listOf, readJson, text } from './tolerant.ts';

/** The path of a saved item, without the leading slash: `products/a-slow-loaf`, `recipe/ali-nazik`. */
const PLACE = /^(?:products|recipe)\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

const saved = listOf(text(80).check(z.regex(PLACE)));

/** Reads the stored list, newest first. Drops invalid entries. Never throws. */
export function decodeSaved(stored: unknown): string[] {
  return few(readJson(saved, stored) ?? []);
}

/** The list as a URL fragment, which browsers do not send to servers. Empty for an empty list. */
export function toFragment(list: readonly string[]): string {
  return list.length > 0 ? `#${list.join(',')}` : '';
}

/** The list in a URL fragment, without invalid entries. Undefined when it has none. */
export function fromFragment(fragment: string): string[] | undefined {
  const places = few(
    fragment
      .slice(1)
      .split(',')
      .filter((place) => place.length <= 80 && PLACE.test(place)),
  );
  return places.length > 0 ? places : undefined;
}
