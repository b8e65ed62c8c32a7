import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenTrailers } from '#src/catalogue/reading/check-trailers.ts';
import { type Content, readContent } from '#src/catalogue/reading/read-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { productSchema } from '#src/catalogue/schemas/product.ts';
import { trailerData } from '#src/catalogue/structured-data/trailer.ts';

const WEBM = Buffer.from('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\x82\x84webm', 'latin1');
const MP4 = Buffer.from('\0\0\0 ftypisom', 'latin1');
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:02.500\nKelp in cold water\n';

let folder: string;
let content: Content;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'found-trailer-'));
  await mkdir(path.join(folder, 'products'));
  ({ content } = await readContent(contentFolder(), new Date('2026-11-22T12:00:00Z')));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The problems of a product with these files as its trailer. An undefined one does not exist. */
async function problems(film: Buffer | undefined, captions: string | undefined, name = 'trailer.webm') {
  const dashi = content.products.find(({ id }) => id === 'dashi')!;
  const trailer = { ...dashi.data.trailer!, src: `./${name}`, captions: './trailer.vtt' };
  for (const [file, bytes] of [
    [name, film],
    ['trailer.vtt', captions],
  ] as const) {
    const place = path.join(folder, 'products', file);
    await rm(place, { force: true });
    if (bytes !== undefined) await writeFile(place, bytes);
  }
  const products = [{ ...dashi, data: { ...dashi.data, trailer } }];
  return brokenTrailers({ ...content, products }, folder).map(
    ({ field, expected }) => `${field}: ${expected}`,
  );
}

describe('a trailer that can be shown has no problem:', () => {
  test.each([
    ['a WebM', WEBM, 'trailer.webm'],
    ['an MP4', MP4, 'trailer.mp4'],
  ])('%s', async (_, film, name) => expect(await problems(film, CAPTIONS, name)).toEqual([]));

  test('captions with hours, settings, a byte order mark and Windows line ends', async () => {
    const text = '\uFEFFWEBVTT Kelp\r\n\r\n1\r\n01:00:00.000 --> 01:00:01.000 align:start\r\nKelp\r\n';
    expect(await problems(WEBM, text)).toEqual([]);
  });
});

describe('a trailer that cannot be shown is named, with what was expected:', () => {
  test.each<[what: string, film: Buffer | undefined, captions: string | undefined, said: RegExp]>([
    ['no film', undefined, CAPTIONS, /^trailer\.src: a file; there is none at products.trailer\.webm$/],
    ['a picture', Buffer.from('\x89PNG'), CAPTIONS, /^trailer\.src: a film in the WebM format/],
    ['an empty file', Buffer.alloc(0), CAPTIONS, /^trailer\.src: a film in the WebM format/],
    ['an MP4 called WebM', MP4, CAPTIONS, /^trailer\.src: a film in the WebM format/],
    ['over 8 MB', Buffer.concat([WEBM, Buffer.alloc(8e6)]), CAPTIONS, /at most 8 MB; .+ has 8\.0 MB$/],
    ['no captions', WEBM, undefined, /^trailer\.captions: a file; there is none at/],
    [
      'captions of another kind',
      WEBM,
      '1\n00:00:00,000 --> 00:00:01,000\nKelp',
      /whose first line is WEBVTT/,
    ],
    ['captions without one', WEBM, 'WEBVTT\n\nNOTE nothing yet\n', /at least one caption/],
    ['a comma in a time', WEBM, 'WEBVTT\n\n00:00,000 --> 00:01,000\nKelp', /in line 3; it is “00:00,000/],
    ['an end before its start', WEBM, 'WEBVTT\n\n00:02.000 --> 00:01.000\nKelp', /in line 3/],
    [
      'a caption without words',
      WEBM,
      'WEBVTT\n\n00:00.000 --> 00:01.000\n\n',
      /words below the time in line 3/,
    ],
  ])('%s', async (_, film, captions, said) => {
    const found = await problems(film, captions);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(said);
  });

  test('any text is checked without an exception', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        for (const each of await problems(WEBM, text)) expect(each).toMatch(/^trailer\.captions: ./);
      }),
      { numRuns: 40 },
    );
  });
});

test('a trailer names a film, captions and a view that exists', () => {
  // As a file has it, with days as texts.
  const data = JSON.parse(JSON.stringify(content.products.find(({ id }) => id === 'dashi')!.data));
  const issues = (change: object) =>
    productSchema
      .safeParse({ ...data, trailer: { ...data.trailer, ...change } })
      .error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  expect(issues({})).toBeUndefined();
  expect(issues({ src: './trailer.avi' })).toEqual(['trailer.src: the path of a WebM or MP4 file']);
  expect(issues({ captions: './trailer.srt' })).toEqual([
    'trailer.captions: the path of a WebVTT file (.vtt)',
  ]);
  expect(issues({ captions: undefined })).toEqual([expect.stringMatching(/^trailer\.captions: /)]);
  expect(issues({ poster: 'moon' })).toEqual([
    'trailer.poster: a view of previewImages: front, lesson, table',
  ]);
});

test('a trailer is a schema.org VideoObject with absolute addresses', () => {
  const trailer = {
    title: 'The first minutes',
    description: 'Kelp in cold water.',
    src: '/films/0123456789abcdef.webm',
    type: 'video/webm' as const,
    captions: '/films/fedcba9876543210.vtt',
    poster: '/pictures/abcdefghij/1024.webp',
  };
  const site = new URL('https://shop.example');
  expect(trailerData(trailer, { addedAt: '2026-08-03T00:00:00.000Z' }, site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: 'The first minutes',
    description: 'Kelp in cold water.',
    thumbnailUrl: 'https://shop.example/pictures/abcdefghij/1024.webp',
    uploadDate: '2026-08-03T00:00:00.000Z',
    contentUrl: 'https://shop.example/films/0123456789abcdef.webm',
    encodingFormat: 'video/webm',
  });
});
