import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { writtenWords } from './support/written-words.ts';

/** The folders whose texts are all in the catalogue of words. The others follow. */
const MOVED = ['src/features/basket/**/*.{ts,tsx,astro}', 'functions/mail/templates/*.ts'];

test('the basket and the mails have no text for people that is not in the catalogue', () => {
  const files = globSync(MOVED).sort();
  expect(files.length).toBeGreaterThan(60);
  const written = files.flatMap((file) =>
    writtenWords(file, readFileSync(file, 'utf8')).map(({ line, text }) => `${file}:${line}: ${text}`),
  );
  expect(written).toEqual([]);
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
