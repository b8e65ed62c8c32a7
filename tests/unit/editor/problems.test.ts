import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemsOf } from '#config/editor/problems.ts';
import { readAndCheck } from '#src/catalogue/reading/load-content.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'problems-'));
  await cp('tests/fixtures/shop', folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the editor lists each problem of the content check, with its field in words and a link to its form', async () => {
  const file = path.join(folder, 'products/mug-for-strong-tea.md');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/\bgoods: .*/, 'goods: crockery').replace(/GB: \d+/, 'GB: many'));
  const found = await problemsOf(folder);
  expect(found).toContainEqual({
    file: 'products/mug-for-strong-tea.md',
    form: '#/collections/products/entries/mug-for-strong-tea',
    text: expect.stringMatching(/^“Kind of goods”: one of the kinds of goods: /),
    isWarning: false,
  });
  expect(found.map((one) => one.text)).toContainEqual(expect.stringMatching(/^“Formats 1, Prices, GB”: /));
  expect(found).toHaveLength((await readAndCheck(folder)).problems.length);
  await writeFile(file, text);
});

test('a file without a form is named without a link, as something to look at', async () => {
  await writeFile(path.join(folder, 'products/pan.yml'), 'name: Pan');
  expect(await problemsOf(folder)).toContainEqual({
    file: 'products/pan.yml',
    text: expect.stringMatching(/^is not read: /),
    isWarning: true,
  });
  await rm(path.join(folder, 'products/pan.yml'));
});
