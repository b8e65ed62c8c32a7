import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Drawing } from '#src/art/draw.ts';
import { pictureNamesIn } from '#src/features/pictures/picture-files.ts';
import { createQueue } from '#src/features/pictures/queue.ts';
import { PICTURE_WIDTHS, storePicture } from '#src/features/pictures/store-picture.ts';
import { publishPictures } from '../../../config/pictures.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const drawing = (fill: string): Drawing => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="1536" height="192" viewBox="0 0 8 1"><rect width="8" height="1" fill="${fill}"/></svg>`,
  width: 1536,
  height: 192,
  ground: 'sky',
});

describe('storePicture', () => {
  test('writes every width in both formats and says where', async () => {
    const picture = await storePicture(drawing('#123456'), 'A band', folder);
    expect(picture).toMatchObject({ width: 1536, height: 192, alt: 'A band', ground: 'sky' });
    expect(picture.id).toMatch(/^[A-Za-z0-9]{10}$/);
    expect(picture.avif.map(({ width }) => width)).toEqual([...PICTURE_WIDTHS]);
    expect(picture.webp[0]!.url).toBe(`/pictures/${picture.id}-320.webp`);
    for (const { url, width } of [...picture.avif, ...picture.webp]) {
      const { width: actual, format } = await sharp(join(folder, url.split('/').at(-1)!)).metadata();
      expect(actual).toBe(width);
      expect(format).toBe(url.endsWith('avif') ? 'heif' : 'webp');
    }
  });

  test('the same content is encoded once, also when many ask at the same time and after a restart', async () => {
    const [one, two] = await Promise.all(
      [1, 2].map((n) => storePicture(drawing('#abcdef'), `alt ${n}`, folder)),
    );
    expect(one!.id).toBe(two!.id);
    const file = join(folder, `${one!.id}-640.webp`);
    const before = new Date('2020-01-01');
    await utimes(file, before, before);
    await storePicture(drawing('#abcdef'), 'again', folder);
    expect((await stat(file)).mtime).toEqual(before);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('another content gets another name', async () => {
    const [one, two] = await Promise.all(
      ['#000001', '#000002'].map((fill) => storePicture(drawing(fill), '', folder)),
    );
    expect(one!.id).not.toBe(two!.id);
  });

  test('a photograph is never enlarged and keeps its own width last', async () => {
    const file = join(folder, 'photo.png');
    await sharp({ create: { width: 700, height: 350, channels: 3, background: '#c0ffee' } })
      .png()
      .toFile(file);
    const picture = await storePicture({ file }, 'A photo', folder);
    expect(picture.webp.map(({ width }) => width)).toEqual([320, 640, 700]);
    expect(picture).toMatchObject({ width: 700, height: 350 });
    expect(picture.ground).toBeUndefined();
  });

  test('a photograph that is missing is an error that names it', async () => {
    await expect(storePicture({ file: join(folder, 'nowhere.jpg') }, '', folder)).rejects.toThrow(
      /nowhere\.jpg/,
    );
  });
});

describe('publishing', () => {
  test('exactly the files that pages name go beside the pages', async () => {
    const cache = join(folder, 'cache');
    const picture = await storePicture(drawing('#777777'), '', cache);
    const dist = await mkdtemp(join(folder, 'dist-'));
    const [small, large] = [picture.webp[0]!.url, picture.avif[3]!.url];
    await writeFile(join(dist, 'index.html'), `<img src="${small}" srcset="${small} 320w, ${large} 1024w">`);
    expect(await publishPictures(dist, cache)).toBe(2);
    expect((await readdir(join(dist, 'pictures'))).sort()).toEqual(
      [small, large].map((url) => url.split('/').at(-1)).sort(),
    );
    expect(await readFile(join(dist, small))).toEqual(await readFile(join(cache, small.split('/').at(-1)!)));
  });

  test('a page that names a picture nobody drew stops the build', async () => {
    const dist = await mkdtemp(join(folder, 'dist-'));
    await writeFile(join(dist, 'index.html'), '<img src="/pictures/missing123-320.webp">');
    await expect(publishPictures(dist, folder)).rejects.toThrow(/missing123-320\.webp/);
  });

  test('names are found in any text', () => {
    expect(pictureNamesIn('url(/pictures/ab_c-1-320.avif) "https://x/pictures/z9-1536.webp"')).toEqual([
      'ab_c-1-320.avif',
      'z9-1536.webp',
    ]);
  });
});

test('the queue runs no more than it may, in order, and survives a failure', async () => {
  const inTurn = createQueue(2);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const task = (n: number) => async () => {
    most = Math.max(most, ++running);
    order.push(n);
    await new Promise((done) => setTimeout(done, 5));
    running--;
    if (n === 1) throw new Error('one');
    return n;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((n) => inTurn(task(n))));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});
