import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { imageCdn } from '#sandbox/images/image-cdn.ts';
import { redirectRules } from '#sandbox/store/redirects.ts';
import { pictureRedirects } from '#src/catalogue/pictures/picture-redirects.ts';
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '#src/catalogue/pictures/picture-sizes.ts';
import { storeShareCard } from '#src/catalogue/pictures/share-picture.ts';
import { storePicture } from '#src/catalogue/pictures/store-picture.ts';
import { band } from '../pictures/pictures.ts';

let folder: string;
let kept: string;
let id: string;
let card: string;
let get: (address: string, method?: string) => Promise<Response>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'build-'));
  const pictures = path.join(folder, 'pictures');
  ({ id } = await storePicture(band('#224466'), '', pictures));
  const words = { kicker: 'Books', title: 'Fold', byline: 'by us', colour: 'plum', brand: 'Found' } as const;
  card = (await storeShareCard({ ...words, art: [band('#224467')] }, '', pictures)).url;
  await writeFile(path.join(folder, '_redirects'), pictureRedirects('on-demand'));
});
beforeEach(async () => {
  kept = await mkdtemp(path.join(folder, 'kept-'));
  const answer = imageCdn({ folder, kept });
  get = (address, method = 'GET') => answer(new Request(`http://localhost${address}`, { method }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the address of a picture', () => {
  const rewrite = (address: string) =>
    redirectRules({ root: folder, folder })(new Request(`http://localhost${address}`));

  test('[UI-09] leads by the platform’s own rules to its image CDN, for every width and format', async () => {
    for (const width of PICTURE_WIDTHS)
      for (const format of PICTURE_FORMATS) {
        const target = await rewrite(`/pictures/${id}/${width}.${format}`);
        const { pathname, search } = new URL(target!.url);
        const response = await get(pathname + search);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toBe(`image/${format}`);
        expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width });
      }
    expect(await readdir(path.join(kept, id))).toHaveLength(12);
  });

  test('for a share card leads to a JPEG of 1200 by 630', async () => {
    const target = await rewrite(card);
    const { pathname, search } = new URL(target!.url);
    const response = await get(pathname + search);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test.each(['641.avif', '640.png', '640', 'deep/640.avif', '%2e%2e/640.avif', '%E0%A4%A/640.avif'])(
    'with another size or format is a 404: %s',
    async (name) => {
      expect(await rewrite(`/pictures/${id}/${name}`)).toBeUndefined();
    },
  );
});

describe('an invalid request to the image CDN gets an error message, and nothing is fetched or cached', () => {
  const source = () => `/pictures/${id}/original.webp`;
  test.each([
    ['no source', () => 'w=640&fm=avif&q=50', 400, /^url: is no picture/],
    [
      'a foreign source',
      () => 'url=https://else.example/a.png&w=640&fm=avif&q=50',
      400,
      /^url: is no picture/,
    ],
    ['a foreign source without a scheme', () => 'url=//else.example/a.png&w=640&fm=avif&q=50', 400, /^url:/],
    ['a file that is no picture', () => 'url=/index.html&w=640&fm=avif&q=50', 400, /^url:/],
    [
      'a way out of the folder',
      () => 'url=/pictures/../../secret/original.webp&w=640&fm=avif&q=50',
      400,
      /^url:/,
    ],
    [
      'a picture that is not there',
      () => 'url=/pictures/nobodydrew/original.webp&w=640&fm=avif&q=50',
      404,
      /no such/,
    ],
    ['a huge width', () => `url=${source()}&w=100000&fm=avif&q=50`, 400, /^w and fm:/],
    ['a width that is no number', () => `url=${source()}&w=wide&fm=avif&q=50`, 400, /^w and fm:/],
    ['no width', () => `url=${source()}&fm=avif&q=50`, 400, /^w and fm:/],
    ['another format', () => `url=${source()}&w=640&fm=gif&q=50`, 400, /^w and fm:/],
    ['another quality', () => `url=${source()}&w=640&fm=avif&q=100`, 400, /^q:/],
    ['a parameter of no use', () => `url=${source()}&w=640&fm=avif&q=50&h=9`, 400, /^h: is no parameter/],
    [
      'a width given twice',
      () => `url=${source()}&w=640&w=320&fm=avif&q=50`,
      400,
      /^w: is given more than once/,
    ],
    [
      'a card in another size',
      () => `url=${card.replace('card.jpg', 'card.svg')}&w=640&fm=jpg&q=84`,
      400,
      /share card/,
    ],
  ])('%s', async (_what, query, status, words) => {
    const fetching = vi.spyOn(globalThis, 'fetch');
    const response = await get(`/.netlify/images?${query()}`);
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(words);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(fetching).not.toHaveBeenCalled();
    expect(await readdir(kept)).toEqual([]);
  });

  test('with another method than GET or HEAD', async () => {
    const response = await get(`/.netlify/images?url=${source()}&w=640&fm=avif&q=50`, 'POST');
    expect(response.status).toBe(405);
    expect(await readdir(kept)).toEqual([]);
  });

  test('with a source that is not a readable picture', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const { id: broken } = await storePicture(band('#224468'), '', path.join(folder, 'pictures'));
    await writeFile(path.join(folder, 'pictures', broken, 'source.svg'), 'not a drawing');
    const response = await get(`/.netlify/images?url=/pictures/${broken}/original.webp&w=640&fm=avif&q=50`);
    expect(response.status).toBe(422);
    expect(error).toHaveBeenCalledOnce();
    expect(await readdir(kept)).toEqual([]);
  });
});
