import { REGIONS_FOLDER } from '#src/core/regions/region-paths.ts';
import { FILE_FOLDERS } from '#src/lib/file-folders.ts';
import { paths } from '#src/lib/paths.ts';

/** A placeholder for any name from the content in a path. */
const ANY = '*';

/** The paths of all pages. Feeds are files below a section and reserve no name. */
const pages = Object.values(paths)
  .map((path) => (typeof path === 'string' ? path : path(ANY as never, ANY as never)))
  .flatMap((address) => address.split(/[?#]/)[0] || [])
  .filter((path) => !/\.\w+$/.test(path));

/** The store's own pages, whose paths do not depend on content. */
export const FIXED_PAGES: readonly string[] = [...new Set(pages.filter((path) => !path.includes(ANY)))];

/** First path segments that the store uses itself. A section with such a name could not be reached. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([
  ...pages.flatMap((path) => path.split('/').find(Boolean) ?? []).filter((name) => name !== ANY),
  ...FILE_FOLDERS,
  REGIONS_FOLDER,
]);
