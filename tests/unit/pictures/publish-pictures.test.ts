import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { picturesNamedIn } from '#config/built-files.ts';
import { forgetOthers, publishPictures } from '#config/pictures.ts';
import { PICTURE_MODES, type PictureMode, pictureMode } from '#src/catalogue/pictures/picture-mode.ts';
import { storeShareCard } from '#src/catalogue/pictures/share-picture.ts';
import { type Picture, storePicture } from '#src/catalogue/pictures/store-picture.ts';
import { band } from './pictures.ts';

let folder: string;
let cache: string;
let picture: Picture;
let cardUrl: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publish-'));
  cache = join(folder, 'cache');
  picture = await storePicture(band('#777777'), '', cache);
  await storePicture(band('#777778'), 'that no page shows', cache);
  const words = { kicker: 'Books', title: 'Fold', byline: 'by us', colour: 'plum', brand: 'Found' } as const;
  cardUrl = (await storeShareCard({ ...words, art: [band('#777779')] }, '', cache)).url;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A build with one page that uses a picture in two files, and a share card. */
async function build(): Promise<string> {
  const dist = await mkdtemp(join(folder, 'dist-'));
  const [small, large] = [picture.webp[0]!.url, picture.avif[3]!.url];
  await writeFile(
    join(dist, 'index.html'),
    `<meta content="https://found.example${cardUrl}"><img src="${small}" srcset="${small} 320w, ${large} 1024w">`,
  );
  return dist;
}
const filesOf = async (dist: string) =>
  (await readdir(join(dist, 'pictures'), { recursive: true })).filter((name) => /\./.test(name)).sort();
const publish = async (dist: string, mode: PictureMode, from: string) =>
  publishPictures(await picturesNamedIn(dist), dist, mode, from);
const cardId = () => cardUrl.split('/')[2]!;

describe('a build’s pictures are only those that its pages need', () => {
  test('on demand: their sources, with rules that lead to the image CDN', async () => {
    const dist = await build();
    expect(await publish(dist, 'on-demand', cache)).toBe(2);
    expect(await filesOf(dist)).toEqual([`${cardId()}/card.svg`, `${picture.id}/source.svg`].sort());
    const rules = (await readFile(join(dist, '_redirects'), 'utf8')).trim().split('\n');
    expect(rules).toHaveLength(13);
  });

  test('for the image CDN: one original each, and share cards unchanged', async () => {
    const dist = await build();
    await publish(dist, 'cdn', cache);
    expect(await filesOf(dist)).toEqual([`${cardId()}/card.jpg`, `${picture.id}/original.webp`].sort());
    const original = await sharp(join(dist, `pictures/${picture.id}/original.webp`)).metadata();
    expect(original).toMatchObject({ width: 1536, height: 192, format: 'webp' });
    const rules = (await readFile(join(dist, '_redirects'), 'utf8')).trim().split('\n');
    expect(rules).toHaveLength(12);
  });

  test('baked: exactly the files that pages use, for any file server', async () => {
    const dist = await build();
    expect(await publish(dist, 'baked', cache)).toBe(3);
    expect(await filesOf(dist)).toEqual(
      [`${cardId()}/card.jpg`, `${picture.id}/320.webp`, `${picture.id}/1024.avif`].sort(),
    );
    expect(await readdir(dist)).not.toContain('_redirects');
    const large = await sharp(join(dist, picture.avif[3]!.url)).metadata();
    expect(large).toMatchObject({ width: 1024, height: 128, format: 'heif' });
  });

  test('pictures that no page has used for a month are deleted, recent ones are kept', async () => {
    const [old, young] = await Promise.all(
      ['#111111', '#222222'].map((fill) => storePicture(band(fill), '', cache)),
    );
    // By the disk's clock, which may differ from the clock of the process.
    const { mtimeMs } = await stat(join(cache, young!.id));
    const longAgo = new Date(mtimeMs - 31 * 24 * 3_600_000);
    await utimes(join(cache, old!.id), longAgo, longAgo);
    await utimes(join(cache, picture.id), longAgo, longAgo);
    await forgetOthers(await picturesNamedIn(await build()), cache, mtimeMs);
    const left = await readdir(cache);
    expect(left).toEqual(expect.arrayContaining([young!.id, picture.id]));
    expect(left).not.toContain(old!.id);
  });

  test.each(PICTURE_MODES)('a page that uses an unknown picture stops the build (%s)', async (mode) => {
    const dist = await mkdtemp(join(folder, 'dist-'));
    await writeFile(join(dist, 'index.html'), '<img src="/pictures/missing123/320.webp">');
    await expect(publish(dist, mode, cache)).rejects.toThrow(/missing123/);
  });

  test.each(PICTURE_MODES)('a page that uses an unknown size stops the build (%s)', async (mode) => {
    const dist = await mkdtemp(join(folder, 'dist-'));
    await writeFile(join(dist, 'index.html'), `<img src="/pictures/${picture.id}/900.avif">`);
    await expect(publish(dist, mode, cache)).rejects.toThrow(/900\.avif, a size/);
  });
});

describe('the setting PICTURES', () => {
  test('selects the way; by default a store on this machine makes them on demand', () => {
    expect(pictureMode({})).toBe('on-demand');
    expect(pictureMode({ PICTURES: '', SITE_URL: 'http://localhost:4321' })).toBe('on-demand');
    expect(pictureMode({ PICTURES: 'on-demand', SITE_URL: 'https://found.example' })).toBe('on-demand');
    for (const mode of ['cdn', 'baked'])
      for (const env of [{}, { NETLIFY: 'true' }, { SITE_URL: 'https://found.example' }])
        expect(pictureMode({ ...env, PICTURES: mode })).toBe(mode);
  });

  test.each([
    [
      { SITE_URL: 'https://found.example' },
      /^PICTURES: must be set in a build for https:\/\/found\.example: cdn/,
    ],
    [{ URL: 'https://found.netlify.app' }, /^PICTURES: must be set in a build for/],
    [{ NETLIFY: 'true' }, /^PICTURES: the platform cannot make pictures on demand/],
    [{ NETLIFY: 'true', PICTURES: 'on-demand' }, /^PICTURES: the platform cannot make pictures on demand/],
  ])('a build whose pictures cannot be served stops: %j', (env, said) => {
    expect(() => pictureMode(env)).toThrow(said);
  });

  test('is the image CDN by default on the platform', () => {
    expect(readFileSync('netlify.toml', 'utf8')).toMatch(/\[build\.environment\][^[]*\n {2}PICTURES = "cdn"/);
  });

  test('is refused by name for other values', () => {
    expect(() => pictureMode({ PICTURES: 'fried' })).toThrow('PICTURES: on-demand, cdn, baked is expected');
  });
});
