import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makePicture } from '#src/catalogue/pictures/make-picture.ts';
import { storePicture } from '#src/catalogue/pictures/store-picture.ts';
import { band, hugePng } from './pictures.ts';

let sources: string;
let kept: string;
beforeAll(async () => {
  [sources, kept] = await Promise.all([
    mkdtemp(join(tmpdir(), 'sources-')),
    mkdtemp(join(tmpdir(), 'kept-')),
  ]);
});
afterAll(() => Promise.all([sources, kept].map((folder) => rm(folder, { recursive: true, force: true }))));

describe('an image file', () => {
  test('[UI-09] is created on the first request, in its width and format, and cached', async () => {
    const { id } = await storePicture(band('#334455'), '', sources);
    for (const [name, width, format] of [
      ['320.avif', 320, 'heif'],
      ['1280.webp', 1280, 'webp'],
      ['original.webp', 1536, 'webp'],
    ] as const) {
      const made = await makePicture(id, name, { sources, kept });
      expect(await sharp(made).metadata(), name).toMatchObject({ width, format });
      expect(await readFile(join(kept, id, name))).toEqual(made);
    }
    expect((await readdir(join(kept, id))).sort()).toEqual(['1280.webp', '320.avif', 'original.webp']);
  });

  test('is created once for concurrent requests, and not again once it is cached', async () => {
    const { id } = await storePicture(band('#445566'), '', sources);
    const all = await Promise.all([1, 2, 3].map(() => makePicture(id, '640.webp', { sources, kept })));
    expect(all[1]).toBe(all[0]);
    await writeFile(join(kept, id, '640.webp'), 'as it was kept');
    expect(String(await makePicture(id, '640.webp', { sources, kept }))).toBe('as it was kept');
  });

  test('is created from the original if that is what was deployed', async () => {
    const { id } = await storePicture(band('#556677'), '', sources);
    const original = await makePicture(id, 'original.webp', { sources, kept });
    const deployed = await mkdtemp(join(tmpdir(), 'deployed-'));
    await storePicture({ file: join(kept, id, 'original.webp') }, '', deployed);
    const [own = ''] = await readdir(deployed);
    expect(await readFile(join(deployed, own, 'source.webp'))).toEqual(original);
    expect(
      await sharp(await makePicture(own, '320.webp', { sources: deployed, kept })).metadata(),
    ).toMatchObject({
      width: 320,
      height: 40,
    });
    await rm(deployed, { recursive: true });
  });

  test('of a photograph is upright, for any orientation of the camera', async () => {
    const file = join(sources, 'sideways.jpg');
    const level = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#888' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    await writeFile(file, level);
    const picture = await storePicture({ file }, '', sources);
    expect(picture).toMatchObject({ width: 320, height: 640 });
    const made = await makePicture(picture.id, '320.webp', { sources, kept });
    expect(await sharp(made).metadata()).toMatchObject({ width: 320, height: 640 });
  });

  test.each(['641.avif', '640.gif', 'source.svg', '../secret', '640.avif.part', ''])(
    'is not found if the store does not offer it: “%s”',
    async (name) => {
      const { id } = await storePicture(band('#667788'), '', sources);
      expect(await makePicture(id, name, { sources, kept })).toBeUndefined();
    },
  );

  test('is not found if its source is missing, and nothing is cached', async () => {
    expect(await makePicture('nobodydrew', '640.avif', { sources, kept })).toBeUndefined();
    expect(await readdir(kept)).not.toContain('nobodydrew');
  });

  test('of an invalid source is an error, and nothing is cached', async () => {
    const { id } = await storePicture(band('#778899'), '', sources);
    await writeFile(join(sources, id, 'source.svg'), '<svg');
    await expect(makePicture(id, '640.avif', { sources, kept })).rejects.toThrow();
    expect(await readdir(kept)).not.toContain(id);
  });

  test('is returned even if it cannot be cached, with one log line', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { id } = await storePicture(band('#8899aa'), '', sources);
    const nowhere = join(kept, 'a-file');
    await writeFile(nowhere, '');
    for (const name of ['320.webp', '640.webp'])
      expect(await makePicture(id, name, { sources, kept: nowhere })).toBeInstanceOf(Buffer);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toMatch(/cannot be kept/);
  });
});

test('a photograph with too many pixels is refused', async () => {
  const file = join(sources, 'huge.png');
  await hugePng(file, 16_000, 6_400);
  await expect(storePicture({ file }, '', sources)).rejects.toThrow('huge.png: is 16000 by 6400 pixels');
});
