import { REGIONS_FOLDER } from '../../core/regions/region-paths.ts';
import { FILE_FOLDERS } from '../../lib/file-folders.ts';
import { paths } from '../../lib/paths.ts';

/** Stands for whatever content puts into an address. */
const ANY = '*';

/** The path of every page, from the one list of them. Feeds are files below a section, and reserve no name. */
const pages = Object.values(paths)
  .map((path) => (typeof path === 'string' ? path : path(ANY as never, ANY as never)))
  .flatMap((address) => address.split(/[?#]/)[0] || [])
  .filter((path) => !/\.\w+$/.test(path));

/** Pages of the store itself, in whose path content has no part. */
export const FIXED_PAGES: readonly string[] = [...new Set(pages.filter((path) => !path.includes(ANY)))];

/** First segments of addresses that the store itself answers: a section of that name would never be seen. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([
  ...pages.flatMap((path) => path.split('/').find(Boolean) ?? []).filter((name) => name !== ANY),
  ...FILE_FOLDERS,
  REGIONS_FOLDER,
]);
