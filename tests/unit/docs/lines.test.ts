import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#scripts/lib/run.ts';

const MOST_LINES = 250;
const MOST_COLUMNS = 110;

/** The store's own code. What `drizzle-kit` writes is not read by people. */
const FOLDERS = '{src,functions,sandbox,config,scripts,packages,tools,tests}';
const codeOf = (folders: string) =>
  globSync(`${folders}/**/*.{ts,tsx,mjs,css,astro}`, {
    cwd: ROOT,
    exclude: ['**/node_modules/**', 'tests/**/fixtures/**'],
  });
const linesOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8').trimEnd().split('\n');

const IS_COMMENT = /^\s*(?:\* |\/\/|\/\*)/;
/** An address cannot be broken, and a directive's reason must be on its line. */
const MAY_BE_LONG = /https?:\/\/|biome-ignore/;

test('comments have at most 110 columns', () => {
  const files = codeOf(FOLDERS);
  expect(files.length).toBeGreaterThan(2000);
  const long = files.flatMap((file) =>
    linesOf(file)
      .map((line, at) => ({ line, at }))
      .filter(({ line }) => line.length > MOST_COLUMNS && IS_COMMENT.test(line) && !MAY_BE_LONG.test(line))
      .map(({ at }) => `${file}:${at + 1}`),
  );
  expect(long).toEqual([]);
});

test('a file of the store has at most 250 lines', () => {
  const files = codeOf('{src,functions,sandbox,config,scripts}');
  expect(files.filter((file) => linesOf(file).length > MOST_LINES)).toEqual([]);
});
