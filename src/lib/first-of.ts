/** The first `count` wanted items of a list. Stops when it has enough. */
export function firstOf<T>(things: Iterable<T>, count: number, isWanted: (thing: T) => boolean): T[] {
  const found: T[] = [];
  if (count <= 0) return found;
  for (const thing of things) {
    if (!isWanted(thing)) continue;
    found.push(thing);
    if (found.length === count) break;
  }
  return found;
}

/**
 * The same for several lists, each sorted by `compare`, as if they were merged.
 * Items in more than one list count once.
 */
export function firstOfGroups<T>(
  groups: readonly Iterable<T>[],
  count: number,
  isWanted: (thing: T) => boolean,
  compare: (a: T, b: T) => number,
): T[] {
  const found = new Set(groups.flatMap((group) => firstOf(group, count, isWanted)));
  return [...found].sort(compare).slice(0, Math.max(0, count));
}
