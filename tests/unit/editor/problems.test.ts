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

test.each([
  [
    'a field that there is none of',
    (text: string) => text.replace('closedRegions:', 'closedRegion:'),
    /closedRegion. Did you mean closedRegions\?/,
  ],
  [
    'YAML that does not parse',
    (text: string) => `${text}\n  : [broken\n`,
    /valid YAML: a quote, bracket, comma or colon that is missing/,
  ],
  [
    'a region that there is none of',
    (text: string) => `${text}\nregions: [GB, UE]\n`,
    /must be one of US, GB, CA/,
  ],
])('settings with %s are one problem, with what was expected', async (_, broken, expected) => {
  const file = path.join(folder, 'settings/store.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, broken(text));
  const { problems } = await readAndCheck(folder);
  await writeFile(file, text);
  expect(problems.map((one) => `${path.basename(one.file)} ${one.field} ${one.expected}`)).toEqual([
    expect.stringMatching(expected),
  ]);
});

test('without a settings file, only that is missing, not what follows from it', async () => {
  const file = path.join(folder, 'settings/store.yaml');
  const text = await readFile(file, 'utf8');
  await rm(file);
  const { problems } = await readAndCheck(folder);
  await writeFile(file, text);
  expect(problems).toEqual([
    {
      file: path.relative(process.cwd(), file),
      field: '',
      expected: expect.stringMatching(/^this file, which every shop needs/),
    },
  ]);
});
