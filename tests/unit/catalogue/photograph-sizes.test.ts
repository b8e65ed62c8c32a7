import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MIN_WIDTHS } from '#src/catalogue/pictures/picture-sizes.ts';
import { readAndCheck } from '#src/catalogue/reading/load-content.ts';

const PHOTOGRAPH = '{ src: ./tea.jpg, alt: Tea }';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'found-sizes-'));
});
beforeEach(() => {
  cpSync('tests/fixtures/minimal-shop', folder, { recursive: true, force: true });
  cpSync('tests/fixtures/one-of-each', folder, { recursive: true, force: true });
  writeFileSync(
    path.join(folder, 'products/quince-paste.md'),
    readFileSync('tests/fixtures/one-of-each/products/quince-paste.md'),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a5a2b' } });

/** Puts fields into a content file, and names a photograph there. */
function name(kind: string, file: string, fields: string) {
  const place = path.join(folder, kind, file);
  writeFileSync(place, readFileSync(place, 'utf8').replace('---\n', `---\n${fields}\n`));
  return path.join(folder, kind, 'tea.jpg');
}
const problems = async () =>
  (await readAndCheck(folder)).problems.map(({ field, expected }) => `${field}: ${expected}`);
const product = () =>
  name('products', 'quince-paste.md', 'previewImages: [{ view: front, src: ./tea.jpg, alt: Tea }]');

describe('a photograph that is narrower than its place needs is named with both widths:', () => {
  test.each<[what: string, field: string, put: () => string]>([
    ['a product', 'previewImages.0.src', product],
    ['a creator', 'photograph.src', () => name('creators', 'maud-ferris.md', `photograph: ${PHOTOGRAPH}`)],
    ['a recipe', 'photograph.src', () => name('recipes', 'jam-tart.md', `photograph: ${PHOTOGRAPH}`)],
    ['a funding', 'photograph.src', () => name('fundings', 'a-second-tree.md', `photograph: ${PHOTOGRAPH}`)],
    ['an article', 'lead.src', () => name('blog', 'one-week-in-september.md', `lead: ${PHOTOGRAPH}`)],
    [
      'a figure',
      'figures.pot.src',
      () => name('blog', 'one-week-in-september.md', `figures: { pot: ${PHOTOGRAPH} }`),
    ],
  ])('that of %s', async (_, field, put) => {
    const file = put();
    await plain(MIN_WIDTHS.page - 1, 900).toFile(file);
    expect(await problems()).toEqual([
      expect.stringMatching(
        new RegExp(`^${field}: .*tea\\.jpg is 639 pixels wide, and at least 640 are needed$`),
      ),
    ]);
    await plain(MIN_WIDTHS.page, 300).toFile(file);
    expect(await problems()).toEqual([]);
  });
});

describe('the check reads headers only, so', () => {
  test('a photograph that a camera has turned counts as it is seen', async () => {
    const file = product();
    await plain(900, 600).withExif({}).withMetadata({ orientation: 6 }).toFile(file);
    expect(await problems()).toEqual([expect.stringContaining('is 600 pixels wide')]);
    await plain(600, 900).withMetadata({ orientation: 6 }).toFile(file);
    expect(await problems()).toEqual([]);
  });

  test('one of 60 million pixels is accepted without decoding it, and one of 108 million is too large', {
    tags: ['long'],
  }, async () => {
    const file = product();
    await plain(10_000, 6000).jpeg().toFile(file);
    // The pixels are gone: decoding this would fail.
    writeFileSync(file, readFileSync(file).subarray(0, 2000));
    expect(await problems()).toEqual([]);
    await plain(12_000, 9000).jpeg().toFile(file);
    expect(await problems()).toEqual([
      expect.stringContaining('is 12000 by 9000 pixels, and at most 100 million fit'),
    ]);
  });

  test('a file that is no picture is named', async () => {
    writeFileSync(product(), 'Dear shop');
    expect(await problems()).toEqual([
      expect.stringMatching(/tea\.jpg is no picture, and JPEG, PNG, WebP, AVIF or SVG is expected$/),
    ]);
  });
});
