import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '#src/catalogue/reading/check-content.ts';
import { readContent } from '#src/catalogue/reading/read-content.ts';
import { FIXED_PAGES, RESERVED_NAMES } from '#src/catalogue/reading/reserved-names.ts';
import { PAGES_OF_FUNCTIONS } from '#src/lib/paths.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

test('every page of the store, static or by a function, reserves its name', () => {
  const pages = globSync('**/*.{astro,ts}', { cwd: path.join(ROOT, 'src/pages') })
    .map((file) => file.replace(/^\[\.\.\.region\]\//, '').replace(/(\.xml|\.txt|\.json)?\.\w+$/, ''))
    .map((file) => file.split('/')[0]!)
    .filter((name) => !['[section]', '[page]', 'index', 'robots', 'llms', 'recipes'].includes(name));
  const functions = PAGES_OF_FUNCTIONS.map((page) => page.split('/')[1]!);
  expect(new Set(pages).size).toBeGreaterThan(25);
  expect([...pages, ...functions].filter((name) => !RESERVED_NAMES.has(name))).toEqual([]);
  expect(FIXED_PAGES).toEqual(expect.arrayContaining([...PAGES_OF_FUNCTIONS]));
  for (const name of ['*', 'recipes', 'books']) expect(RESERVED_NAMES.has(name)).toBe(false);
});

test.each(['order', 'gift-cards', 'newsletter', 'api', 'data', 'flags', 'regions'])(
  'a section called %s is refused, with the name of its file',
  async (slug) => {
    const folder = path.join(ROOT, 'tests/fixtures/minimal-shop');
    const { content } = await readContent(folder);
    content.sections[0]!.data.slug = slug;
    expect(checkContent(content, folder)).toContainEqual({
      file: content.sections[0]!.file,
      field: 'slug',
      expected: `not “${slug}”, which is a page of the store itself`,
    });
  },
);
