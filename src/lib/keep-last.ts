/**
 * Remembers what was made for the last `most` keys that were asked for: `keepLast(64)` returns a function that makes a thing for a
 * key, or returns the one that is still there.
 */
export function keepLast<T>(most: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (key, make) => {
    const thing = kept.has(key) ? (kept.get(key) as T) : make();
    // A map is in the order in which its keys were set, so the first is the one that was asked for longest ago.
    kept.delete(key);
    kept.set(key, thing);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return thing;
  };
}
