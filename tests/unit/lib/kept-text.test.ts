import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptText } from '#src/lib/kept-text.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'found-kept-text-'));
  file = path.join(folder, 'deep/text');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a text is made once of the same input, also by the next process', () => {
  const make = vi.fn(() => 'made');
  const keep = keptText(file, 'code');
  expect([keep('one', make), keep('one', make)]).toEqual(['made', 'made']);
  expect(keptText(file, 'code')('one', make)).toBe('made');
  expect(make).toHaveBeenCalledOnce();
});

test('other input or other code makes another text', () => {
  keptText(file, 'code')('one', () => 'made');
  expect(keptText(file, 'code')('two', () => 'of two')).toBe('of two');
  expect(keptText(file, 'new code')('two', () => 'newer')).toBe('newer');
});

test('a broken file is written again, and without a code there is none', async () => {
  keptText(file, 'code')('one', () => 'made');
  await writeFile(file, 'x');
  expect(keptText(file, 'code')('one', () => 'again')).toBe('again');
  expect(await readFile(file, 'utf8')).toMatch(/again$/);
  await rm(file);
  keptText(file, undefined)('one', () => 'made');
  await expect(readFile(file)).rejects.toThrow();
});
