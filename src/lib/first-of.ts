/** The first `count` things of a list that are wanted; what comes after them is not looked at. */
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

/** The same of several lists that are each in the order of `compare`, as if they were one. What lies in two of them counts once. */
export function firstOfGroups<T>(
  groups: readonly Iterable<T>[],
  count: number,
  isWanted: (thing: T) => boolean,
  compare: (a: T, b: T) => number,
): T[] {
  const found = new Set(groups.flatMap((group) => firstOf(group, count, isWanted)));
  return [...found].sort(compare).slice(0, Math.max(0, count));
}
