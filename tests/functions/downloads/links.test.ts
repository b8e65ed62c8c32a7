import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Queries } from '#functions/db/open.ts';
import type { OrderLine } from '#functions/db/order-types.ts';
import { downloadGrant } from '#functions/db/schema/downloads.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import {
  grantDownloads,
  hasRevokedGrants,
  renewDownloads,
  restoreDownloads,
  revokeDownloads,
} from '#functions/downloads/grants.ts';
import { downloadLinks } from '#functions/downloads/links.ts';
import { orderAsked, sendLinksAgain } from '#functions/downloads/request-links.ts';
import { sendLinks } from '#functions/downloads/send-links.ts';
import { tokenOf } from '#functions/downloads/token.ts';
import {
  countDownload,
  findGrant,
  type Grant,
  releaseOf,
  resumeDownload,
  stateOf,
} from '#functions/downloads/use-link.ts';
import { sha256 } from '#functions/platform/sha256.ts';
import { daysLater } from '#src/core/dates.ts';
import { insertOrder } from '../helpers/orders.ts';
import { NOW, openShelf, type Shelf } from './shelf.ts';

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf([]);
});
afterAll(() => shelf.close());
beforeEach(() => shelf.db.delete(outbox));

const at = (ms: number) => new Date(NOW.getTime() + ms);
const MINUTE = 60_000;
const grantsOf = (orderId: string) =>
  shelf.db
    .select()
    .from(downloadGrant)
    .where(eq(downloadGrant.orderId, orderId))
    .orderBy(downloadGrant.position, downloadGrant.file);
const only = async (orderId: string) => (await grantsOf(orderId))[0]!;

describe('the grants of an order', () => {
  test('are one for each file of each line, with ten downloads for each copy, for thirty days', async () => {
    await insertOrder(shelf.db, { id: 'F-GRANTED' });
    const paid = { id: 'F-GRANTED', intent: 'Standard', heldReason: null, releasedAt: null } as const;
    const line = { name: 'Any', formatName: 'Any', quantity: 1, unitAmount: 100 };
    const lines: OrderLine[] = [
      { ...line, productId: 'a-slow-loaf', formatId: 'hardback' },
      { ...line, productId: 'a-slow-loaf', formatId: 'ebook', quantity: 2, files: ['a.epub', 'a.pdf'] },
    ];
    await grantDownloads(shelf.db, paid, lines.slice(0, 1), NOW);
    expect(await grantsOf('F-GRANTED')).toEqual([]);
    expect(await grantDownloads(shelf.db, paid, lines, NOW)).toBe(true);
    expect(await grantDownloads(shelf.db, paid, lines, at(1))).toBe(false);
    expect(await hasRevokedGrants(shelf.db, 'F-GRANTED')).toBe(false);
    expect(await grantsOf('F-GRANTED')).toEqual(
      ['a.epub', 'a.pdf'].map((file) => ({
        orderId: 'F-GRANTED',
        position: 1,
        file,
        productId: 'a-slow-loaf',
        formatId: 'ebook',
        generation: 0,
        tokenHash: sha256(tokenOf({ orderId: 'F-GRANTED', position: 1, file, generation: 0 })),
        downloadsAllowed: 20,
        downloadsLeft: 20,
        resumableBytes: 0,
        expiresAt: daysLater(NOW, 30),
        revokedAt: null,
        firstDownloadAt: null,
        createdAt: NOW,
      })),
    );
  });

  test('are revoked once, by line or all together, and restored in the same way', async () => {
    const { orderId } = await shelf.grant();
    for (const position of [1, 2]) await shelf.grant({ orderId, position });
    const other = await shelf.grant();
    const revoked = async () =>
      (await grantsOf(orderId)).map(({ revokedAt }) => revokedAt?.getTime() ?? null);
    await revokeDownloads(shelf.db, orderId, at(1), [1]);
    await revokeDownloads(shelf.db, orderId, at(2));
    expect(await revoked()).toEqual([at(2), at(1), at(2)].map((date) => date.getTime()));
    expect(await hasRevokedGrants(shelf.db, orderId)).toBe(true);
    await restoreDownloads(shelf.db, orderId, [0]);
    expect(await revoked()).toEqual([null, at(1).getTime(), at(2).getTime()]);
    await revokeDownloads(shelf.db, other.orderId, at(3));
    await restoreDownloads(shelf.db, orderId);
    expect(await revoked()).toEqual([null, null, null]);
    expect(await hasRevokedGrants(shelf.db, orderId)).toBe(false);
    expect(await only(other.orderId)).toMatchObject({ revokedAt: at(3) });
  });

  test('are renewed only if they have expired, to the millisecond', async () => {
    const { orderId } = await shelf.grant({ expiresAt: NOW, downloadsLeft: 3, resumableBytes: 5 });
    await shelf.grant({ orderId, file: 'b.pdf' });
    await shelf.grant({ orderId, position: 1, downloadsLeft: 0, downloadsAllowed: 20 });
    await shelf.grant({ orderId, position: 2, downloadsLeft: 0, revokedAt: at(-1) });
    const other = await shelf.grant({ expiresAt: NOW });
    await renewDownloads(shelf.db, orderId, NOW);
    const renewed = { generation: 1, resumableBytes: 0, expiresAt: daysLater(NOW, 30) };
    const tokenHash = (position: number) =>
      sha256(tokenOf({ orderId, position, file: 'a.epub', generation: 1 }));
    expect(await grantsOf(orderId)).toMatchObject([
      { ...renewed, file: 'a.epub', downloadsLeft: 10, tokenHash: tokenHash(0) },
      { generation: 0, file: 'b.pdf', downloadsLeft: 10, expiresAt: at(1) },
      { ...renewed, file: 'a.epub', downloadsLeft: 20, tokenHash: tokenHash(1) },
      { generation: 0, downloadsLeft: 0, revokedAt: at(-1) },
    ]);
    expect(await only(other.orderId)).toMatchObject({ generation: 0, expiresAt: NOW });
  });
});

describe('the links of an order', () => {
  test('are the valid ones, sorted by line, date and name, each with its file', async () => {
    const { orderId } = await shelf.grant({ file: 'b.pdf', position: 1 });
    const grant = (change: Parameters<Shelf['grant']>[0]) => shelf.grant({ orderId, position: 1, ...change });
    await grant({ file: 'a.webm' });
    await grant({ file: 'z.vtt', createdAt: at(-1) });
    await grant({ file: 'last.epub', position: 2 });
    await grant({ file: 'day.epub', position: 3, productId: 'cabosse' });
    await grant({ file: 'some-day.epub', position: 4, productId: 'some-day' });
    await grant({ file: 'revoked.epub', revokedAt: NOW });
    await grant({ file: 'expired.epub', expiresAt: NOW });
    await grant({ file: 'used-up.epub', downloadsLeft: 0 });
    await grant({ file: 'of-another-secret.epub', tokenHash: 'another' });
    const links = await downloadLinks(shelf.db, orderId, NOW);
    const link = (position: number, file: string, kind: string) => ({
      position,
      file,
      kind,
      path: `/downloads/${tokenOf({ orderId, position, file, generation: 0 })}`,
      until: at(1).toISOString(),
    });
    const { day } = releaseOf({ productId: 'cabosse' })!;
    expect(day).toMatch(/^20\d\d-\d\d-\d\d/);
    expect(links).toEqual([
      link(1, 'z.vtt', 'Captions'),
      link(1, 'a.webm', 'Film'),
      link(1, 'b.pdf', 'PDF'),
      link(2, 'last.epub', 'EPUB'),
      { ...link(3, 'day.epub', 'EPUB'), isWaiting: true, from: day },
      { ...link(4, 'some-day.epub', 'EPUB'), isWaiting: true },
    ]);
  });
});

describe('a request for new links', () => {
  test('is accepted with a link that was valid once and is not revoked', async () => {
    const { orderId, token } = await shelf.grant({ expiresAt: at(-1) });
    expect(await orderAsked(shelf.db, { token })).toBe(orderId);
    expect(await orderAsked(shelf.db, { token: `${token.slice(1)}A` })).toBeUndefined();
    await revokeDownloads(shelf.db, orderId, NOW);
    expect(await orderAsked(shelf.db, { token })).toBeUndefined();
    const asked = { orderId, email: 'ana@example.com' };
    expect(await orderAsked(shelf.db, asked)).toBeUndefined();
    await shelf.grant({ orderId, position: 1 });
    expect(await orderAsked(shelf.db, asked)).toBe(orderId);
    expect(await orderAsked(shelf.db, { ...asked, email: 'jana@example.com' })).toBeUndefined();
  });

  test('sends one mail for each of three requests in the hour after the first, and then three more', async () => {
    const { orderId } = await shelf.grant({ expiresAt: NOW });
    const ask = (minutes: number) => sendLinksAgain(shelf.db, orderId, at(minutes * MINUTE), sendLinks);
    const answers = [];
    for (const minutes of [0, 30, 59, 59.9, 60, 61, 62, 119]) answers.push(await ask(minutes));
    expect(answers).toEqual([true, true, true, false, true, true, true, false]);
    const mails = await shelf.db.select().from(outbox).orderBy(outbox.dueAt);
    expect(mails).toMatchObject(
      [0, 30, 59, 60, 61, 62].map((minutes) => ({
        kind: 'downloads',
        key: `downloads:downloads:${orderId}:${at(minutes * MINUTE).toISOString()}`,
        payload: { orderId },
        dueAt: at(minutes * MINUTE),
      })),
    );
    expect(mails.every(({ payload }) => Object.keys(payload).length === 1)).toBe(true);
    // The first request has renewed the link; the next ones keep it.
    expect(await only(orderId)).toMatchObject({ generation: 1, expiresAt: daysLater(NOW, 30) });
  });

  test('gives either new links with their mail, or neither', async () => {
    const { orderId } = await shelf.grant({ expiresAt: NOW });
    const failing = sendLinksAgain(shelf.db, orderId, NOW, async () => {
      throw new Error('no mail');
    });
    await expect(failing).rejects.toThrow('no mail');
    expect(await only(orderId)).toMatchObject({ generation: 0 });
  });
});

describe('a link', () => {
  test('with an impossible token is not looked up', async () => {
    for (const token of ['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}+`, `${'a'.repeat(43)}\n`])
      expect(await findGrant({} as Queries, token)).toBeUndefined();
  });

  test.each([
    [{}, 'ok'],
    [{ downloadsLeft: 1 }, 'ok'],
    [{ downloadsLeft: 0 }, 'used-up'],
    [{ expiresAt: NOW, downloadsLeft: 0 }, 'expired'],
    [{ productId: 'cabosse', expiresAt: NOW }, 'waiting'],
    [{ productId: 'some-day' }, 'waiting'],
    [{ productId: 'sold-no-more' }, 'ok'],
    [{ revokedAt: NOW, productId: 'cabosse', expiresAt: NOW }, 'revoked'],
  ])('with the grant %o is %s', async (change, state) => {
    const { token } = await shelf.grant(change);
    expect(stateOf((await findGrant(shelf.db, token)) as Grant, NOW)).toBe(state);
  });

  test('is counted down at its first use, and can be fetched in parts up to twice its size', async () => {
    const { orderId } = await shelf.grant({ downloadsLeft: 2, resumableBytes: 7 });
    const other = await shelf.grant();
    const grant = await only(orderId);
    expect(await countDownload(shelf.db, grant, 100, at(-2))).toBe(true);
    expect(await only(orderId)).toEqual({
      ...grant,
      downloadsLeft: 1,
      resumableBytes: 200,
      firstDownloadAt: at(-2),
    });
    expect(await countDownload(shelf.db, grant, 60, at(-1))).toBe(true);
    expect(await only(orderId)).toMatchObject({
      downloadsLeft: 0,
      resumableBytes: 120,
      firstDownloadAt: at(-2),
    });
    expect(await countDownload(shelf.db, grant, 60, at(-1))).toBe(false);
    expect(await resumeDownload(shelf.db, grant, 100, NOW)).toBe(true);
    expect(await resumeDownload(shelf.db, grant, 21, NOW)).toBe(false);
    expect(await only(orderId)).toMatchObject({ resumableBytes: 20 });
    expect(await resumeDownload(shelf.db, grant, 20, NOW)).toBe(true);
    expect(await only(other.orderId)).toMatchObject({ downloadsLeft: 10, resumableBytes: 0 });
  });

  test('that has expired or was revoked is neither counted nor resumed', async () => {
    for (const change of [{ expiresAt: NOW }, { revokedAt: NOW }]) {
      const { orderId } = await shelf.grant({ ...change, resumableBytes: 100 });
      const grant = await only(orderId);
      expect(await countDownload(shelf.db, grant, 100, NOW)).toBe(false);
      expect(await resumeDownload(shelf.db, grant, 1, NOW)).toBe(false);
      expect(await only(orderId)).toEqual(grant);
    }
  });

  test('is found by its own grant, and not found once a newer link has replaced it', async () => {
    const { orderId, token } = await shelf.grant();
    const second = await shelf.grant({ orderId, file: 'b.pdf' });
    expect(await findGrant(shelf.db, second.token)).toMatchObject({ orderId, file: 'b.pdf' });
    await shelf.db
      .update(downloadGrant)
      .set({ expiresAt: NOW })
      .where(and(eq(downloadGrant.orderId, orderId), eq(downloadGrant.file, 'a.epub')));
    await renewDownloads(shelf.db, orderId, NOW);
    expect(await findGrant(shelf.db, token)).toBeUndefined();
    expect(await findGrant(shelf.db, second.token)).toBeDefined();
  });
});
