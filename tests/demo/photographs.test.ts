import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readContent } from '#src/catalogue/reading/read-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';

const FOLDER = path.join(contentFolder(), 'products');
const { content } = await readContent(contentFolder());
const photographed = content.products.filter(({ data }) => data.previewImages.some(({ src }) => src));
const used = photographed.flatMap(({ data }) => data.previewImages.flatMap(({ src }) => src ?? []));

test('every photograph is shown by one product', () => {
  const files = readdirSync(path.join(FOLDER, 'photographs')).map((file) => `./photographs/${file}`);
  expect([...used].sort()).toEqual(files.sort());
});

test('a photographed product is shown whole first, then in detail', () => {
  for (const { id, data } of photographed)
    expect(
      data.previewImages.flatMap(({ view, src }) => (src ? view : [])),
      id,
    ).toEqual(['front', 'detail']);
});

test('photographs have all widths that pages ask for, and are light, and tell nothing of a camera', async () => {
  for (const src of used) {
    const file = path.join(FOLDER, src);
    const { width, height, exif } = await sharp(file).metadata();
    expect([width, height, exif], src).toEqual([1536, 1920, undefined]);
    expect(statSync(file).size, src).toBeLessThanOrEqual(350 * 1024);
  }
});
