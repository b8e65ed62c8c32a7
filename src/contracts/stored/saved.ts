import * as z from 'zod/mini';
import { listOf, readJson, text } from './tolerant.ts';

/** More than this is not kept, nor read from a link. */
export const SAVED_MAX = 200;
/** A thing by its address without the first slash: `products/a-slow-loaf`, `recipe/ali-nazik`. */
const PLACE = /^(?:products|recipe)\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

const saved = listOf(text(80).check(z.regex(PLACE)));

/** Reads what a browser has kept, newest first. Whatever is damaged or foreign in it is left out; it never throws. */
export function decodeSaved(stored: unknown): string[] {
  return few(readJson(saved, stored) ?? []);
}

/** The list with a thing put at its head, or taken out where it was in it. */
export function toggled(list: readonly string[], place: string): string[] {
  return list.includes(place) ? list.filter((other) => other !== place) : few([place, ...list]);
}

/** A list as the fragment of an address, which browsers send to no server; empty for none. */
export function toFragment(list: readonly string[]): string {
  return list.length > 0 ? `#${list.join(',')}` : '';
}

/** What the fragment of an address lists, with what is no place of ours left out; undefined where it lists nothing. */
export function fromFragment(fragment: string): string[] | undefined {
  const places = few(
    fragment
      .slice(1)
      .split(',')
      .filter((place) => place.length <= 80 && PLACE.test(place)),
  );
  return places.length > 0 ? places : undefined;
}

function few(list: readonly string[]): string[] {
  return [...new Set(list)].slice(0, SAVED_MAX);
}
