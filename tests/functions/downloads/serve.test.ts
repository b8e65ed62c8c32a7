import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { downloadGrant } from '#functions/db/schema/downloads.ts';
import { serveFile } from '#functions/downloads/serve-file.ts';
import { releaseOf } from '#functions/downloads/use-link.ts';
import { SITE } from '../helpers/store.ts';
import { type BlobFiles, sendEndlessly, startBlobs } from './blobs.ts';
import { NOW, openShelf, type Shelf } from './shelf.ts';

const BYTES = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251));
const KEY = 'downloads/0123456789abcdef.epub';
const NAMES = ['a.epub', 'Pão de avó (2).pdf', '日本.mp3', 'O’Neill & sons, one.zip'];

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf([
    ...NAMES.map((name) => ({ name, key: KEY })),
    { name: 'promised.epub' },
    { name: 'lost.epub', key: 'downloads/lost.epub' },
  ]);
  await shelf.put(KEY, BYTES);
});
afterAll(() => shelf.close());
const log: string[] = [];
beforeEach(() => {
  log.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line) => void log.push(String(line)));
});
afterEach(() => vi.unstubAllGlobals());

const serve = (token: string, init?: RequestInit) =>
  serveFile(shelf.db, token, new Request(`${SITE}/downloads/x`, init), NOW);
const part = (token: string, range: string, init: RequestInit = {}) =>
  serve(token, { ...init, headers: { range, ...init.headers } });
const answered = async (served: Awaited<ReturnType<typeof serve>>) => {
  if (!(served instanceof Response)) throw new Error(`There is no answer, but ${JSON.stringify(served)}`);
  return { status: served.status, headers: served.headers, bytes: Buffer.from(await served.bytes()) };
};
const grantOf = async (orderId: string) =>
  (await shelf.db.select().from(downloadGrant).where(eq(downloadGrant.orderId, orderId)))[0]!;

describe('a file', () => {
  const HEADERS = {
    'content-type': 'application/epub+zip',
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    etag: '"0123456789abcdef.epub"',
  };

  test('is sent whole, with its length, and is counted', async () => {
    const { token, orderId } = await shelf.grant();
    const { status, headers, bytes } = await answered(await serve(token));
    expect([status, bytes.equals(BYTES)]).toEqual([200, true]);
    expect(Object.fromEntries(headers)).toMatchObject({ ...HEADERS, 'content-length': '1000' });
    expect(headers.has('content-range')).toBe(false);
    expect(await grantOf(orderId)).toMatchObject({ downloadsLeft: 9, resumableBytes: 2000 });
  });

  test('is sent in parts: the first byte counts as a download, later parts use the rest of it', async () => {
    const { token, orderId } = await shelf.grant({ resumableBytes: 2000 });
    const { status, headers, bytes } = await answered(await part(token, 'bytes=10-19'));
    expect([status, bytes.equals(BYTES.subarray(10, 20))]).toEqual([206, true]);
    expect(Object.fromEntries(headers)).toMatchObject({
      ...HEADERS,
      'content-length': '10',
      'content-range': 'bytes 10-19/1000',
    });
    expect(await grantOf(orderId)).toMatchObject({ downloadsLeft: 10, resumableBytes: 1990 });
    await answered(await part(token, 'bytes=0-19'));
    expect(await grantOf(orderId)).toMatchObject({ downloadsLeft: 9, resumableBytes: 2000 });
  });

  test('resumes with the same edition, and is sent whole if the edition has changed', async () => {
    const { token } = await shelf.grant();
    for (const [etag, status] of [
      [HEADERS.etag, 206],
      ['"another"', 200],
    ] as const)
      expect(await part(token, 'bytes=10-', { headers: { 'if-range': etag } })).toMatchObject({ status });
  });

  test('answers HEAD like GET, whole or in part, while a download is left, and counts nothing', async () => {
    const { token, orderId } = await shelf.grant({ downloadsLeft: 1 });
    const whole = await answered(await serve(token, { method: 'HEAD' }));
    expect(whole).toMatchObject({ status: 200, bytes: Buffer.of() });
    expect(Object.fromEntries(whole.headers)).toMatchObject({ ...HEADERS, 'content-length': '1000' });
    const some = await answered(await part(token, 'bytes=-7', { method: 'HEAD' }));
    expect([some.status, some.headers.get('content-range')]).toEqual([206, 'bytes 993-999/1000']);
    const none = await answered(await part(token, 'bytes=1000-', { method: 'HEAD' }));
    expect([none.status, none.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
    expect(none.headers.get('etag')).toBe(HEADERS.etag);
    expect(await grantOf(orderId)).toMatchObject({ downloadsLeft: 1, resumableBytes: 0 });
    await shelf.db.update(downloadGrant).set({ downloadsLeft: 0 }).where(eq(downloadGrant.orderId, orderId));
    expect(await serve(token, { method: 'HEAD' })).toEqual({ state: 'used-up', status: 410 });
  });

  test.each([
    ['a.epub', 'a.epub', 'a.epub', 'application/epub+zip'],
    ['Pão de avó (2).pdf', 'Pao de avo (2).pdf', 'P%C3%A3o%20de%20av%C3%B3%20%282%29.pdf', 'application/pdf'],
    ['日本.mp3', '.mp3', '%E6%97%A5%E6%9C%AC.mp3', 'audio/mpeg'],
    [
      'O’Neill & sons, one.zip',
      'ONeill  sons one.zip',
      'O%E2%80%99Neill%20%26%20sons%2C%20one.zip',
      'application/zip',
    ],
  ])('is saved as %s', async (file, plain, encoded, type) => {
    const { token } = await shelf.grant({ file });
    const { headers } = await answered(await serve(token));
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    );
    expect(headers.get('content-type')).toBe(type);
  });
});

describe('a blob store that does not return the size of a file', () => {
  let store: BlobFiles;
  beforeEach(async () => {
    store = await startBlobs();
    await store.put(KEY, BYTES);
  });
  afterEach(() => store.stop());

  test('is sent whole and without a length for any range, and is counted', async () => {
    const { token, orderId } = await shelf.grant({ resumableBytes: 2000 });
    for (const range of ['bytes=10-19', 'bytes=5000-']) {
      const { status, headers, bytes } = await answered(await part(token, range));
      expect([status, bytes.equals(BYTES)]).toEqual([200, true]);
      for (const name of ['content-length', 'content-range', 'accept-ranges'])
        expect(headers.has(name), name).toBe(false);
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename=/);
    }
    expect(await grantOf(orderId)).toMatchObject({ downloadsLeft: 8, resumableBytes: 0 });
    const head = await answered(await serve(token, { method: 'HEAD' }));
    expect([head.status, head.headers.get('content-length')]).toEqual([200, null]);
  });

  test('that lost the file raises an alarm, and nothing is counted', async () => {
    const { token, orderId } = await shelf.grant({ file: 'lost.epub' });
    expect(await serve(token)).toEqual({ state: 'missing', status: 503 });
    expect(log).toHaveLength(1);
    expect(await grantOf(orderId)).toMatchObject({ downloadsLeft: 10 });
  });
});

test('a response that has started is aborted if the link turns out to be used up', async () => {
  const isBrokenOff = sendEndlessly([BYTES]);
  const { token } = await shelf.grant({ downloadsLeft: 0 });
  expect(await serve(token)).toEqual({ state: 'used-up', status: 410 });
  expect(isBrokenOff()).toBe(true);
});

describe('a link does not serve a file', () => {
  test.each(['GET', 'HEAD'])(
    'and gives the reason to %s: unknown, not released, expired, used up or revoked',
    async (method) => {
      const refused = async (change: Parameters<Shelf['grant']>[0]) =>
        serve((await shelf.grant(change)).token, { method });
      expect(await serve('a'.repeat(43), { method })).toEqual({ state: 'unknown', status: 404 });
      expect(await refused({ productId: 'cabosse' })).toEqual({
        state: 'waiting',
        status: 403,
        from: releaseOf({ productId: 'cabosse' })!.day,
      });
      expect(await refused({ productId: 'some-day' })).toEqual({
        state: 'waiting',
        status: 403,
        from: undefined,
      });
      expect(await refused({ downloadsLeft: 0 })).toEqual({ state: 'used-up', status: 410 });
      // Whether its file exists makes no difference then.
      for (const file of ['a.epub', 'lost.epub']) {
        expect(await refused({ file, expiresAt: NOW })).toEqual({ state: 'expired', status: 410 });
        expect(await refused({ file, revokedAt: NOW })).toEqual({ state: 'revoked', status: 403 });
      }
      expect(log).toEqual([]);
    },
  );

  test('that the store has lost: an alarm names the order and the file, and nothing is counted', async () => {
    for (const file of ['promised.epub', 'lost.epub', 'not-listed.epub']) {
      const { token, orderId } = await shelf.grant({ file });
      expect(await serve(token)).toEqual({ state: 'missing', status: 503 });
      expect(log.splice(0).map((line) => JSON.parse(line))).toEqual([
        {
          time: expect.any(String),
          level: 'error',
          event: 'download_missing',
          order: orderId,
          productId: 'a-slow-loaf',
          formatId: 'ebook',
          file,
        },
      ]);
      expect(await grantOf(orderId)).toMatchObject({ downloadsLeft: 10, firstDownloadAt: null });
    }
  });

  test.each([
    ['revoked', { revokedAt: NOW }, { state: 'revoked', status: 403 }],
    ['replaced by another', { tokenHash: 'another' }, { state: 'unknown', status: 404 }],
    ['used up', { downloadsLeft: 0 }, { state: 'used-up', status: 410 }],
  ])('that was %s during the look-up of the file', async (_what, change, told) => {
    const { token, orderId } = await shelf.grant({ downloadsLeft: 1 });
    sendEndlessly([BYTES], async () => {
      await shelf.db.update(downloadGrant).set(change).where(eq(downloadGrant.orderId, orderId));
    });
    expect(await serve(token)).toEqual(told);
    expect(await grantOf(orderId)).toMatchObject({ firstDownloadAt: null });
  });
});
