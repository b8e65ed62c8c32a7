import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ContentProblem } from './parse-file.ts';
import type { Content } from './read-content.ts';

const SETTINGS = 'settings/store.yaml';
/**
 * Files that every store needs: its settings, and the policies that the law and the store's pages require.
 */
const REQUIRED = [
  SETTINGS,
  'legal/terms.md',
  'legal/privacy.md',
  'legal/cookies.md',
  'legal/accessibility.md',
];

/**
 * The problem of content without a settings file. Without settings it is unknown what the shop has, so the
 * check of other files would name mistakes that are none.
 */
export function missingSettings(folder: string): ContentProblem[] {
  return existsSync(path.join(folder, SETTINGS)) ? [] : [missingFile(SETTINGS, folder)];
}

/** Files of {@link REQUIRED} that are not there or could not be read. */
export function missingFiles(content: Content, folder: string): ContentProblem[] {
  const there = new Set(
    Object.values(content)
      .flat()
      .map(({ file }) => path.resolve(file)),
  );
  return REQUIRED.filter((file) => !there.has(path.join(path.resolve(folder), file))).map((file) =>
    missingFile(file, folder),
  );
}

function missingFile(file: string, folder: string): ContentProblem {
  return {
    file: path.relative(process.cwd(), path.join(folder, file)),
    field: '',
    expected: 'this file, which every shop needs; docs/your-own-shop.md has a short one to begin with',
  };
}
