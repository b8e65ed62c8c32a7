/**
 * Folders of the build with files and no pages. The edge function passes their requests on, and no section
 * may use these names.
 */
export const FILE_FOLDERS = [
  '_astro',
  'admin',
  'data',
  'desk-files',
  'feeds',
  'films',
  'flags',
  'fonts',
  'pictures',
] as const;

/**
 * Paths that the edge function does not see: files, the API, and downloads,
 * which are files or a function's page.
 */
export const WITHOUT_EDGE = [
  ...FILE_FOLDERS.map((name) => `/${name}/*` as const),
  '/admin',
  '/desk',
  '/desk/*',
  '/api/*',
  '/downloads/*',
  '/.netlify/*',
  '/*.txt',
  '/*.xml',
  '/*.ico',
  '/*.svg',
] as const;

/** Folders whose files never change under the same name. */
export const UNCHANGING_FOLDERS = [
  '_astro',
  'films',
  'fonts',
  'pictures',
] as const satisfies readonly FileFolder[];

type FileFolder = (typeof FILE_FOLDERS)[number];
