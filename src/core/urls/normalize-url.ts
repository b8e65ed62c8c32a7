import { publicPath } from '../regions/region-paths.ts';
import { RETIRED_ARTICLES } from './retired-articles.ts';

/** Maximum path length in characters. The longest path of the build has about 80. */
const MAX_PATH_LENGTH = 512;

/**
 * Returns the canonical public path for any other spelling of it, or the not-found page for removed articles.
 * An internal path becomes its public one. Undefined when the path is canonical already.
 */
export function movedTo(path: string): string | undefined {
  if (isUnmatchable(path)) return undefined;
  const inner = publicPath(path);
  const moved = inner === undefined ? tidied(path) : (tidied(inner) ?? inner);
  return isRetired(moved ?? path) ? '/404' : moved;
}

/** True for a path that cannot match a page: too long, malformed, or with an escaped slash or a backslash. */
export function isUnmatchable(path: string): boolean {
  if (path.length > MAX_PATH_LENGTH || /%2f|%5c|\\/i.test(path)) return true;
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
 * The canonical spelling: lower case, no trailing slash, no repeated slashes, no unnecessary escapes, no
 * `.html`, `/index` or `/page/1`. Necessary escapes keep their case, since the network may change it.
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
