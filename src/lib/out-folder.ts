import path from 'node:path';

/**
 * Where a build leaves what it makes, `dist` and `.snapshot`, and where they are served from: the project's own folder, unless the
 * setting `OUT_FOLDER` names another, so that trying out other content leaves the store's own build alone.
 */
export function outFolder(): string {
  return path.resolve(process.env.OUT_FOLDER || '.');
}

/** The hashes of the style sheets that stand in the pages of a build; functions and the edge function are bundled with it. */
export const PAGE_STYLES_FILE = '.snapshot/page-styles.json';
