import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#scripts/lib/run.ts';

/** Everything that names files of the project as text: code, guides, settings. Tests make files up. */
const READ = [
  '{src,functions,sandbox,config,scripts,packages,tools}/**/*.{ts,tsx,mjs,astro}',
  'docs/**/*.md',
  '*.{md,mjs,ts,toml}',
  '.github/**/*.yml',
];
const FOLDERS = 'src|functions|sandbox|config|scripts|packages|tools|tests|docs|illustrations';
const NAMED = new RegExp(
  `(?<![\\w/.@#-])(?:${FOLDERS})/[\\w/.[\\]-]+\\.(?:ts|tsx|mjs|astro|md|css|ya?ml)\\b`,
  'g',
);

/** A package names its own files from its own folder. */
const packageOf = (file: string) => path.join(ROOT, ...file.split(path.sep).slice(0, 2));

test('every file that code, guides and settings name is there', () => {
  const files = globSync(READ, { cwd: ROOT, exclude: ['**/node_modules/**', 'src/content/**'] });
  expect(files.length).toBeGreaterThan(1000);
  const missing = files.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(NAMED)]
      .map(([name]) => name)
      .filter((name) => ![ROOT, packageOf(file)].some((folder) => existsSync(path.join(folder, name))))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
