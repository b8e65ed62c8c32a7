import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { syntheticCatalogue } from '#scripts/lib/synthetic/catalogue.ts';
import { writeCatalogue } from '#scripts/lib/synthetic/write-catalogue.ts';
import { checkContent } from '#src/catalogue/reading/check-content.ts';
import { type Content, readContent } from '#src/catalogue/reading/read-content.ts';

describe('a generated catalogue', () => {
  let folder: string;
  let content: Content;
  let problems: unknown[];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'found-synthetic-'));
    await writeCatalogue(240, folder);
    ({ content, problems } = await readContent(folder));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('is valid, with all references', () => {
    expect(problems).toEqual([]);
    expect(checkContent(content, folder)).toEqual([]);
  });

  test('has the requested size, and the rest in proportion', () => {
    expect(content.products).toHaveLength(240);
    expect(content.creators).toHaveLength(72);
    expect(content.recipes).toHaveLength(168);
    expect(content.sections).toHaveLength(6);
    const values = (pick: (data: Content['products'][number]['data']) => unknown) =>
      new Set(content.products.map(({ data }) => pick(data)));
    expect(values(({ type }) => type)).toEqual(new Set(['available', 'pre-order', 'funding']));
    expect(values(({ availability }) => availability)).toEqual(new Set(['available', 'unavailable']));
    expect(
      content.products.some(({ data }) => data.formats.some(({ prices }) => Object.keys(prices).length < 6)),
    ).toBe(true);
  });

  test('has the photographs of its products', async () => {
    const named = new Set(content.products.flatMap(({ data }) => data.previewImages.map(({ src }) => src!)));
    for (const src of named) {
      const { width, height } = await sharp(path.join(folder, 'products', src)).metadata();
      expect([width, height]).toEqual([1536, 1920]);
    }
  });

  test('is the same every time, and one of twice the size has only unique names', () => {
    expect([...syntheticCatalogue(40)]).toEqual([...syntheticCatalogue(40)]);
    const paths = [...syntheticCatalogue(2_000)].map(({ path: name }) => name);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
