import { publicPath } from '../regions/region-paths.ts';
import { RETIRED_ARTICLES } from './retired-articles.ts';

/** Characters in a path; the longest that is built has some eighty. */
const LONGEST_PATH = 512;

/**
 * The public, tidy address of a path that is written otherwise, and the not-found page for articles that were taken down.
 * An internal path is tidied too: what it holds is anybody's. Undefined for a path that is right as it is.
 */
export function movedTo(path: string): string | undefined {
  if (isHopeless(path)) return undefined;
  const inner = publicPath(path);
  const moved = inner === undefined ? tidied(path) : (tidied(inner) ?? inner);
  return isRetired(moved ?? path) ? '/404' : moved;
}

/**
 * True where nothing can be built: an address that cannot be read, or that no person would type. A slash that is escaped is part of
 * a name, and would lead elsewhere as soon as it is not.
 */
export function isHopeless(path: string): boolean {
  if (path.length > LONGEST_PATH || /%2f|%5c|\\/i.test(path)) return true;
  try {
    decodeURIComponent(path);
    return false;
  } catch {
    return true;
  }
}

function isRetired(path: string): boolean {
  return RETIRED_ARTICLES.some((id) => path === `/blog/${id}`);
}

/**
 * The one way to write an address: no slash at the end, lower case, no doubled slashes, nothing escaped that needs no
 * escape, and no first page beside the list itself. An escape that is needed is left as it stands, since the network may
 * write it either way.
 */
function tidied(path: string): string | undefined {
  const tidy =
    path
      .replace(/%([0-7][0-9a-f])/gi, (escaped, hex: string) => {
        const character = String.fromCharCode(Number.parseInt(hex, 16));
        return /[\w.~-]/.test(character) ? character : escaped;
      })
      .replace(/%[0-9a-f]{2}|[A-Z]/gi, (found) => (found.length === 1 ? found.toLowerCase() : found))
      .replace(/\/{2,}/g, '/')
      .replace(/(.)\/+$/, '$1')
      .replace(/\.html$|\/index$|(?<=.)\/page\/1$/, '') || '/';
  return tidy === path ? undefined : tidy;
}
