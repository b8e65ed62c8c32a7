import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkContent } from '#src/catalogue/reading/check-content.ts';
import { nearFile } from '#src/catalogue/reading/near-file.ts';
import { type Content, readContent } from '#src/catalogue/reading/read-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';

let read: Content;
let content: Content;
beforeAll(async () => {
  ({ content: read } = await readContent(contentFolder()));
});
beforeEach(() => {
  content = structuredClone(read);
});

test('two SKUs that differ only in case are one, as in a stock count', () => {
  const [first, second] = content.products;
  first!.data.formats[0]!.sku = 'ZZ-1-IND';
  second!.data.formats[0]!.sku = 'zz-1-ind';
  expect(checkContent(content)).toEqual([
    {
      file: second!.file,
      field: 'formats.0.sku',
      expected: expect.stringContaining(`an SKU of its own; ${first!.id}, ${first!.data.formats[0]!.id} has`),
    },
  ]);
});

test('a file that is not there is told a similar one beside it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'found-near-'));
  await writeFile(path.join(folder, 'logo.svg'), '');
  expect(nearFile(path.join(folder, 'lgo.svg'))).toBe('. Did you mean logo.svg?');
  expect(nearFile(path.join(folder, 'portrait.jpg'))).toBe('');
  expect(nearFile(path.join(folder, 'none/lgo.svg'))).toBe('');
  await rm(folder, { recursive: true });
});
