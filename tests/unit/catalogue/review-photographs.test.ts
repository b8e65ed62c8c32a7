import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeOriginal, encodeVariant } from '#src/catalogue/pictures/encode.ts';
import { storePicture } from '#src/catalogue/pictures/store-picture.ts';
import { brokenPhotographs } from '#src/catalogue/reading/check-photographs.ts';
import { type Content, readContent } from '#src/catalogue/reading/read-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { reviewSchema } from '#src/catalogue/schemas/review.ts';
import { hugePng } from '../pictures/pictures.ts';

let folder: string;
let content: Content;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'found-reviews-'));
  await mkdir(path.join(folder, 'reviews'));
  ({ content } = await readContent(contentFolder(), new Date('2026-11-22T12:00:00Z')));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const place = (name: string) => path.join(folder, 'reviews', name);
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a5a2b' } });

/** The problems of a review with this file as its second photograph. */
async function problems(name: string): Promise<string[]> {
  await plain(400, 300).jpeg().toFile(place('good.jpg'));
  const [review] = content.reviews;
  const photographs = [`./good.jpg`, `./${name}`].map((src) => ({ src, alt: 'A loaf' }));
  const empty = Object.fromEntries(Object.keys(content).map((kind) => [kind, []])) as unknown as Content;
  const reviews = [{ ...review!, data: { ...review!.data, photographs } }];
  const found = await brokenPhotographs({ ...empty, reviews }, folder);
  return found.map(({ field, expected }) => `${field}: ${expected}`);
}

describe('[REV-07] a photograph of a buyer', () => {
  test('that can be shown has no problem', async () => {
    expect(await problems('good.jpg')).toEqual([]);
  });

  test.each<[what: string, name: string, write: (file: string) => Promise<unknown>, said: RegExp]>([
    ['does not exist', 'none.jpg', async () => {}, /there is no file reviews.none\.jpg/],
    [
      'is tiny',
      'tiny.png',
      (file) => plain(64, 64).toFile(file),
      /tiny\.png is 64 pixels wide, and at least 320/,
    ],
    [
      'is huge',
      'huge.png',
      (file) => hugePng(file, 12_000, 9000),
      /huge\.png is 12000 by 9000 pixels, and at most 100 million/,
    ],
    ['is no picture', 'letter.jpg', (file) => writeFile(file, 'Dear shop'), /letter\.jpg is no picture/],
    ['is empty', 'empty.jpg', (file) => writeFile(file, ''), /empty\.jpg is no picture/],
    ['is a TIFF', 'scan.tiff', (file) => plain(400, 400).toFile(file), /scan\.tiff is a tiff file, and JPEG/],
  ])('that %s is named, with the reason', async (_, name, write, said) => {
    await write(place(name));
    const [problem, ...others] = await problems(name);
    expect(problem).toMatch(/^photographs\.1\.src: a photograph; /);
    expect(problem).toMatch(said);
    expect(others).toEqual([]);
  });

  test('that a phone has turned is shown upright, and without the place where it was taken', async () => {
    const file = path.join(contentFolder(), 'reviews/photographs/loaf.jpg');
    const sent = await sharp(file).metadata();
    expect(sent).toMatchObject({ width: 640, height: 480, orientation: 6 });
    expect(sent.exif?.length).toBeGreaterThan(0);
    expect(await storePicture({ file }, 'A loaf', place('.pictures'))).toMatchObject({
      width: 320,
      height: 427,
    });
    const input = await sharp(file).keepMetadata().toBuffer();
    for (const bytes of [await encodeVariant(input, 320, 'webp'), await encodeOriginal(input)]) {
      const shown = await sharp(bytes).metadata();
      expect(shown.height).toBeGreaterThan(shown.width);
      expect(shown.exif).toBeUndefined();
      expect(shown.orientation ?? 1).toBe(1);
    }
  });

  test('comes with words, and there are at most three', () => {
    const review = {
      product: 'a-slow-loaf',
      rating: 5,
      name: 'Ana',
      text: 'It rose.',
      writtenAt: '2026-11-20',
    };
    const paths = (photographs: unknown) =>
      reviewSchema.safeParse({ ...review, photographs }).error?.issues.map((issue) => issue.path.join('.'));
    const one = { src: './photographs/loaf.jpg', alt: 'A loaf' };
    expect(paths([one, one, one])).toBeUndefined();
    expect(paths([one, one, one, one])).toEqual(['photographs']);
    expect(paths([{ src: one.src }])).toEqual(['photographs.0.alt']);
  });
});
