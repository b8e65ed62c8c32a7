import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NOT_FOR_PEOPLE } from './support/not-for-people.ts';
import { writtenWords } from './support/written-words.ts';

/** Everything with texts for people. Contracts describe the API; schemas and `reading` speak to editors. */
const PLACES = [
  'src/{pages,layouts,features,ui,cards,islands,stores,core,pictures}/**/*.{ts,tsx,astro}',
  'src/catalogue/**/*.ts',
  'functions/**/*.{ts,tsx}',
];
const EDITORS = ['src/catalogue/reading/', 'src/catalogue/schemas/'];

test('no text for people is in the code: all of them are in the catalogue', () => {
  const left = new Set(Object.values(NOT_FOR_PEOPLE).flat());
  const files = globSync(PLACES).filter((file) => !EDITORS.some((folder) => file.startsWith(folder)));
  expect(files.length).toBeGreaterThan(700);
  const written = files.sort().flatMap((file) => {
    const words = writtenWords(file, readFileSync(file, 'utf8'));
    if (!left.delete(file)) return words.map(({ line, text }) => `${file}:${line}: ${text}`);
    return words.length > 0 ? [] : [`${file} has no text: take it off the list`];
  });
  expect(written).toEqual([]);
  expect([...left], 'on the list, but not there').toEqual([]);
});

describe('a text is found', () => {
  const textsIn = (file: string, source: string) => writtenWords(file, source).map(({ text }) => text);

  test.each([
    ['between tags', 'a.tsx', 'export const A = () => <p>Remove it</p>;', ['Remove it']],
    ['as one word between tags', 'a.astro', '---\n---\n<button>Remove</button>', ['Remove']],
    [
      'in an attribute that is read',
      'a.tsx',
      '<input aria-label="Search" className="big one" />',
      ['Search'],
    ],
    ['in a variable', 'a.ts', "const message = 'Choose a size';", ['Choose a size']],
    ['around a value', 'a.ts', 'const message = `Only \u0024{n} are left`;', ['Only {} are left']],
  ])('%s', (_, file, source, found) => expect(textsIn(file, source)).toEqual(found));

  test.each([
    ['an error', "throw new Error('No such row here');"],
    ['a query', 'await sql`select one from two`;'],
    ['a log', "log('error', 'the page failed');"],
    ['a class', "const props = { className: 'one two' };"],
    ['an import', "import x from './a b.ts';"],
  ])('but not in %s', (_, source) => expect(textsIn('a.ts', source)).toEqual([]));
});
