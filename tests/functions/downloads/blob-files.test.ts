import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFile } from '#functions/downloads/blob-files.ts';
import { type BlobFiles, sendEndlessly, startBlobs } from './blobs.ts';

const BYTES = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));
const KEY = 'downloads/0123456789abcdef.epub';

async function read(key: string, range?: { start: number; end: number }) {
  const file = await openFile({ name: 'a.epub', key, size: BYTES.length });
  const stream = await file?.read(range);
  return stream && Buffer.from(await new Response(stream).arrayBuffer());
}

describe('on the platform, from the blob store of the deploy', () => {
  let store: BlobFiles;
  beforeEach(async () => {
    store = await startBlobs();
    await store.put(KEY, BYTES);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    return store.stop();
  });

  test('a file is served whole or in part, and a missing file is undefined', async () => {
    expect((await read(KEY))!.equals(BYTES)).toBe(true);
    for (const [start, end] of [
      [0, 0],
      [10, 99_999],
      [65_535, 65_536],
      [299_999, 299_999],
    ] as const)
      expect((await read(KEY, { start, end }))!.equals(BYTES.subarray(start, end + 1))).toBe(true);
    expect(await read('downloads/nothing.epub')).toBeUndefined();
  });

  test('the size is the one from the build, and no request is sent before the file is read', async () => {
    expect(await openFile({ name: 'a.epub', key: 'downloads/nothing.epub', size: 7 })).toMatchObject({
      size: 7,
    });
    expect(await openFile({ name: 'a.epub', key: KEY })).toMatchObject({ size: undefined });
  });

  test('finds the store in netlifyBlobsContext, which other kinds of functions have', async () => {
    const context = process.env.NETLIFY_BLOBS_CONTEXT;
    vi.stubEnv('NETLIFY_BLOBS_CONTEXT', undefined);
    vi.stubGlobal('netlifyBlobsContext', context);
    expect((await read(KEY))!.equals(BYTES)).toBe(true);
  });

  test('a part ends with its last byte, and does not wait for the rest', async () => {
    const isBrokenOff = sendEndlessly([BYTES.subarray(0, 1000), BYTES.subarray(1000, 2000)]);
    for (const [start, end] of [
      [10, 19],
      [10, 999],
      [990, 1000],
      [1000, 1998],
    ] as const) {
      expect((await read(KEY, { start, end }))!.equals(BYTES.subarray(start, end + 1))).toBe(true);
      await expect.poll(isBrokenOff).toBe(true);
    }
  });
});

describe('elsewhere, from the folder that the build left', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'found-built-'));
    vi.stubEnv('LAMBDA_TASK_ROOT', folder);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('a file is served whole or in part, and a missing file is undefined', async () => {
    const place = path.join(folder, '.netlify/blobs/deploy', KEY);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, BYTES);
    expect((await read(KEY))!.equals(BYTES)).toBe(true);
    expect((await read(KEY, { start: 7, end: 9 }))!.equals(BYTES.subarray(7, 10))).toBe(true);
    expect(await openFile({ name: 'a.pdf' })).toBeUndefined();
    expect(await openFile({ name: 'a.pdf', key: 'downloads/another.pdf' })).toBeUndefined();
  });
});
