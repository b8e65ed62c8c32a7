const made = new WeakMap<object, Map<string, unknown>>();

/**
 * Memoizes `make` per object and purpose, for as long as the object lives. For example, all regions and lists
 * share one picture. An edited entry is a new object.
 */
export function memoizeByObject<T>(thing: object, purpose: string, make: () => T): T {
  const known = made.get(thing) ?? new Map<string, unknown>();
  made.set(thing, known);
  if (!known.has(purpose)) known.set(purpose, make());
  return known.get(purpose) as T;
}
