import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** A list entry in the requirements, and square brackets in the title of a test. */
const ROW = '[A-Z]{1,3}-?\\d{2,3}';

function idsIn(files: readonly string[], pattern: RegExp): string[] {
  const texts = files.map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, id]) => id!)))].sort();
}

const required = idsIn(['docs/requirements.md'], new RegExp(`^- (${ROW}) `, 'gm'));
const TESTS = ['tests/**/*.{test,spec}.ts', 'tests/build/every-page/*.ts'];
const named = idsIn(globSync(TESTS, { cwd: ROOT }), new RegExp(`\\[(${ROW})\\]`, 'g'));

test('every requirement is named by a test, and every row that a test names is a requirement', () => {
  expect(named).toEqual(required);
});

test('every row is there once', () => {
  const text = readFileSync(path.join(ROOT, 'docs/requirements.md'), 'utf8');
  const rows = [...text.matchAll(new RegExp(`^- (${ROW}) `, 'gm'))].map(([, id]) => id);
  expect(rows).toHaveLength(new Set(rows).size);
});

test('all rows about money and checkout are there', () => {
  const numbers = (letter: string, last: number) =>
    Array.from({ length: last }, (_, at) => `${letter}${String(at + 1).padStart(2, '0')}`);
  // There is no row F29.
  const rows = [...numbers('P', 21), ...numbers('F', 51)].filter((id) => id !== 'F29');
  expect(rows.filter((id) => !named.includes(id))).toEqual([]);
});
