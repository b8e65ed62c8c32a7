/**
 * A least-recently-used cache: `lru(64)` returns a function that returns the cached value of a key or
 * makes it. Keeps the last `most` keys that were requested.
 */
export function lru<T>(most: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (key, make) => {
    const thing = kept.has(key) ? (kept.get(key) as T) : make();
    // A Map keeps insertion order, so the first key is the least recently used.
    kept.delete(key);
    kept.set(key, thing);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return thing;
  };
}
