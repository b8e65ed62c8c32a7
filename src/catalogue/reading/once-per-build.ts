const made = new Map<string, Promise<unknown>>();

/**
 * What `make` answers, made once for a key in a build, since six regions and many lists show the same thing. In development
 * it is made each time: content may have changed.
 */
export function oncePerBuild<T>(key: string, make: () => Promise<T>): Promise<T> {
  if (import.meta.env.DEV) return make();
  let thing = made.get(key) as Promise<T> | undefined;
  if (!thing) {
    thing = make();
    made.set(key, thing);
  }
  return thing;
}
