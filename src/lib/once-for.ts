const made = new WeakMap<object, Map<string, unknown>>();

/**
 * What `make` returns, made once for a thing and a purpose and kept as long as the thing is: six regions and many lists show the
 * same picture. What an editor changes is read as a new thing.
 */
export function onceFor<T>(thing: object, purpose: string, make: () => T): T {
  const known = made.get(thing) ?? new Map<string, unknown>();
  made.set(thing, known);
  if (!known.has(purpose)) known.set(purpose, make());
  return known.get(purpose) as T;
}
