import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { namedDrawing } from '#src/catalogue/pictures/named-drawing.ts';
import { PICTURE_WIDTHS, picturesIn } from '#src/catalogue/pictures/picture-sizes.ts';
import { storePicture } from '#src/catalogue/pictures/store-picture.ts';
import { band, photograph } from './pictures.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a picture for a page', () => {
  test('[UI-09] has its size and an address for each of the six widths in both formats', async () => {
    const picture = await storePicture(band('#123456'), 'A band', folder);
    expect(picture).toMatchObject({ width: 1536, height: 192, alt: 'A band', ground: 'sky' });
    expect(picture.id).toMatch(/^[A-Za-z0-9]{10}$/);
    for (const format of ['avif', 'webp'] as const)
      expect(picture[format]).toEqual(
        PICTURE_WIDTHS.map((width) => ({ width, url: `/pictures/${picture.id}/${width}.${format}` })),
      );
  });

  test('has its source stored once, also for concurrent requests and after a restart', async () => {
    const [one, two] = await Promise.all(
      [1, 2].map((n) => storePicture(band('#abcdef'), `alt ${n}`, folder)),
    );
    expect(one!.id).toBe(two!.id);
    expect(await readdir(join(folder, one!.id))).toEqual(['source.svg']);
    const file = join(folder, one!.id, 'source.svg');
    const before = new Date('2020-01-01');
    await utimes(file, before, before);
    await storePicture(band('#abcdef'), 'again', folder);
    expect((await stat(file)).mtime).toEqual(before);
  });

  test('is not drawn again when it was stored, unless its file is gone', async () => {
    const draw = vi.fn(() => band('#13579b'));
    const store = () => storePicture(namedDrawing(['a band'], draw), 'A band', folder);
    const first = await store();
    expect(await store()).toEqual(first);
    expect(draw).toHaveBeenCalledOnce();
    await rm(join(folder, first.id), { recursive: true });
    expect(await store()).toEqual(first);
    expect(await readdir(join(folder, first.id))).toEqual(['source.svg']);
  });

  test('has another address if its content changes', async () => {
    const [one, two] = await Promise.all(
      ['#000001', '#000002'].map((fill) => storePicture(band(fill), '', folder)),
    );
    expect(one!.id).not.toBe(two!.id);
  });

  test('is never enlarged: a small photograph has only the widths up to its own', async () => {
    const file = join(folder, 'photo.png');
    await photograph(file, 700, 350);
    const picture = await storePicture({ file }, 'A photo', folder);
    expect(picture.webp.map(({ width }) => width)).toEqual([320, 640]);
    expect(picture).toMatchObject({ width: 640, height: 320 });
    expect(picture.ground).toBeUndefined();
    expect(await readdir(join(folder, picture.id))).toEqual(['source.png']);
  });
});

describe('a photograph that cannot be shown is named, with the reason:', () => {
  test('missing', async () => {
    await expect(storePicture({ file: join(folder, 'nowhere.jpg') }, '', folder)).rejects.toThrow(
      /nowhere\.jpg/,
    );
  });

  test('too small', async () => {
    const file = join(folder, 'tiny.png');
    await photograph(file, 319, 400);
    await expect(storePicture({ file }, '', folder)).rejects.toThrow(
      /tiny\.png: is 319 pixels wide, and at least 320 are needed/,
    );
  });

  test('not a picture', async () => {
    const file = join(folder, 'letter.jpg');
    await writeFile(file, 'Dear editor');
    await expect(storePicture({ file }, '', folder)).rejects.toThrow(/letter\.jpg: is no picture/);
  });

  test('in a format that browsers do not support', async () => {
    const file = join(folder, 'scan.tiff');
    await photograph(file, 400, 400);
    await expect(storePicture({ file }, '', folder)).rejects.toThrow(/scan\.tiff: is a tiff file, and JPEG/);
  });
});

test('pictures are found by their addresses in any text', () => {
  expect(
    picturesIn(
      'url(/pictures/abcdefgh12/320.avif) "https://x/pictures/Z9abcdefgh/card.jpg" /pictures/short/1.webp',
    ),
  ).toEqual([
    { id: 'abcdefgh12', name: '320.avif' },
    { id: 'Z9abcdefgh', name: 'card.jpg' },
  ]);
});
