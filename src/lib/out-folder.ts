import path from 'node:path';

/**
 * The folder for the build's output (`dist`, `.snapshot`, `.functions`, `.edge-functions`), from which it is
 * also served: the project's folder, or the setting `OUT_FOLDER`. A build of other content can then leave the
 * store's own build alone.
 */
export function outFolder(): string {
  return path.resolve(process.env.OUT_FOLDER || '.');
}

/**
 * The hashes of the style sheets that the edge function sends within pages. Functions and the edge function
 * bundle this file.
 */
export const PAGE_STYLES_FILE = '.snapshot/page-styles.json';
/** These style sheets by URL. The edge function bundles this file. */
export const STYLE_SHEETS_FILE = '.snapshot/style-sheets.json';
/** The redirects of a build. The edge function bundles this file. */
export const REDIRECTS_FILE = '.snapshot/redirects.json';
/** What a build records about its pages for the next one. Without it, the next one makes every page. */
export const KEPT_PAGES_FILE = '.cache/kept-pages.json';
/** The words of the last search index, which all regions share. */
export const SEARCH_WORDS_FILE = '.cache/search-words.json';
