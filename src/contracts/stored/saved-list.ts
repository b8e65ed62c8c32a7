/* Apart from what checks a list: the first script of every page needs this (save-at-once.client.ts). */

/** Maximum number of entries in storage and in a link. */
export const SAVED_MAX = 200;

/** The list with an item added at the top, or removed when it was in it. Its reader applies the limit. */
export function toggled(list: readonly string[], place: string): string[] {
  return list.includes(place) ? list.filter((other) => other !== place) : [place, ...list];
}

/** The list without repetitions, up to the limit. */
export function few(list: readonly string[]): string[] {
  return [...new Set(list)].slice(0, SAVED_MAX);
}
