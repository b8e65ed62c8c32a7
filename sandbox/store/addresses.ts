/** The addresses for which the platform calls a function, as its `config` says. */
export type Addresses = { path?: string | string[]; excludedPath?: string | string[] };

/** Says of an address whether the platform calls a function for it. */
export function addressesOf({ path: paths = [], excludedPath = [] }: Addresses): (url: string) => boolean {
  const patterns = (list: string | string[]) => [list].flat().map((pathname) => new URLPattern({ pathname }));
  const [taken, left] = [patterns(paths), patterns(excludedPath)];
  return (url) => taken.some((one) => one.test(url)) && !left.some((one) => one.test(url));
}
