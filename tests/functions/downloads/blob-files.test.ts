import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getDeployStore } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFile, setFileMaker } from '#functions/downloads/blob-files.ts';

const BYTES = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));
const KEY = 'downloads/0123456789abcdef.epub';
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'found-blobs-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function read(key: string, range?: { start: number; end: number }) {
  const file = await openFile({ name: 'a.epub', key, size: BYTES.length });
  const stream = await file?.read(range);
  return stream && Buffer.from(await new Response(stream).arrayBuffer());
}

describe('on the platform, from the blob store of the deploy', () => {
  let server: BlobsServer;
  beforeEach(async () => {
    server = new BlobsServer({ directory: folder, token: 'token', logger: () => {} });
    const { port } = await server.start();
    const context = {
      siteID: 'site',
      deployID: 'deploy',
      token: 'token',
      primaryRegion: 'us-east-1',
      edgeURL: `http://localhost:${port}`,
      uncachedEdgeURL: `http://localhost:${port}`,
    };
    vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from(JSON.stringify(context)).toString('base64'));
    await getDeployStore().set(KEY, new Blob([BYTES]));
  });
  afterEach(() => server.stop());

  test('a file comes whole or in part, and what is not there is not', async () => {
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
});

describe('elsewhere, from the folder that the build left', () => {
  beforeEach(() => vi.stubEnv('LAMBDA_TASK_ROOT', folder));

  test('a file comes whole or in part, and what is not there is made where somebody can', async () => {
    const place = path.join(folder, '.netlify/blobs/deploy', KEY);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, BYTES);
    expect((await read(KEY))!.equals(BYTES)).toBe(true);
    expect((await read(KEY, { start: 7, end: 9 }))!.equals(BYTES.subarray(7, 10))).toBe(true);
    const other = 'downloads/fedcba.pdf';
    expect(await openFile({ name: 'a.pdf', key: other })).toBeUndefined();
    expect(await openFile({ name: 'a.pdf' })).toBeUndefined();
    setFileMaker(async (key) => {
      await writeFile(path.join(folder, '.netlify/blobs/deploy', key), 'made');
      return true;
    });
    try {
      expect((await read(other))!.toString()).toBe('made');
    } finally {
      setFileMaker(undefined);
    }
  });
});
