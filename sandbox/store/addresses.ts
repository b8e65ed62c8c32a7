/** The URL paths of a function, from its `config`. */
export type Addresses = { path?: string | string[]; excludedPath?: string | string[] };

/** Returns a function that tells whether the platform calls this function for a URL. */
export function addressesOf({ path: paths = [], excludedPath = [] }: Addresses): (url: string) => boolean {
  const patterns = (list: string | string[]) => [list].flat().map((pathname) => new URLPattern({ pathname }));
  const [taken, left] = [patterns(paths), patterns(excludedPath)];
  return (url) => taken.some((one) => one.test(url)) && !left.some((one) => one.test(url));
}
