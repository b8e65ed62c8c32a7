import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { type Database, openDatabase } from '#functions/db/open.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { drain, Postponed } from '#functions/mail/outbox/drain.ts';
import { enqueue } from '#functions/mail/outbox/enqueue.ts';
import {
  deleteAddressedTo,
  deleteDone,
  deleteInvitations,
  listUndone,
  retryGivenUp,
  wakePostponed,
} from '#functions/mail/outbox/outbox.ts';
import { withDatabases } from '#tests/functions/helpers/databases.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const DAY = 24 * 3_600_000;
const later = (ms: number) => new Date(NOW.getTime() + ms);

withDatabases('rows of the outbox on', (database) => {
  let db: Database;
  let close: () => Promise<void>;

  beforeAll(async () => {
    await migrateDatabase(database().url);
    ({ db, close } = openDatabase(database().url, { connections: 2 }));
  });
  afterAll(() => close?.());
  beforeEach(async () => {
    await db.delete(outbox);
    vi.spyOn(console, 'log').mockImplementation(() => {});
  });

  const ROW = { kind: 'note', payload: {}, dueAt: NOW, createdAt: NOW };
  const keys = async () => (await db.select().from(outbox).orderBy(outbox.key)).map(({ key }) => key);

  test('a postponed row that is woken runs at once; nothing else that waits does', async () => {
    for (const key of ['asked', 'not asked'])
      await enqueue(db, { kind: 'note', key, priority: 1, payload: {} }, NOW);
    await drain(db, { note: async () => Promise.reject(new Postponed(later(DAY))) }, NOW);
    const common = { ...ROW, dueAt: later(DAY) };
    await db.insert(outbox).values([
      { ...common, key: 'at work', lastError: 'Postponed', claim: 'a worker' },
      { ...common, key: 'failed', lastError: 'ECONNREFUSED' },
      { ...common, key: 'given up', lastError: 'Postponed', status: 'given-up' as const },
      { ...common, key: 'not its time' },
    ]);
    await wakePostponed(db, ['asked', 'at work', 'failed', 'given up', 'not its time'], later(60_000));
    const done: string[] = [];
    await drain(db, { note: async ({ key }) => void done.push(key) }, later(60_000));
    expect(done).toEqual(['asked']);
  });

  test('waiting mails to an address are deleted, in any spelling of the address', async () => {
    await db.insert(outbox).values([
      { ...ROW, key: 'hers', payload: { to: 'Ana@Example.com' } },
      { ...ROW, key: 'hers too', payload: { to: 'ana@example.com', order: {} } },
      { ...ROW, key: 'his', payload: { to: 'jana@example.com' } },
      { ...ROW, key: 'no address', payload: { orderId: 'ana@example.com' } },
    ]);
    expect(await deleteAddressedTo(db, 'ana@example.com')).toBe(2);
    expect(await keys()).toEqual(['his', 'no address']);
    expect(await deleteAddressedTo(db, 'ana@example.com')).toBe(0);
  });

  test('review invitations for erased orders are deleted; sent ones stay on record', async () => {
    await db.insert(outbox).values([
      { ...ROW, key: 'review-invitation:F-1' },
      { ...ROW, key: 'review-invitation:F-2', status: 'given-up' as const },
      { ...ROW, key: 'review-invitation:F-3', status: 'done' as const, doneAt: NOW },
      { ...ROW, key: 'review-invitation:F-4' },
      { ...ROW, key: 'gift:F-1' },
    ]);
    const left = ['gift:F-1', 'review-invitation:F-3', 'review-invitation:F-4'];
    await deleteInvitations(db, ['F-1', 'F-2', 'F-3']);
    expect(await keys()).toEqual(left);
    // Nothing is deleted for an address without orders.
    await deleteInvitations(db, []);
    expect(await keys()).toEqual(left);
  });

  test('all rows that were done long ago are deleted, however many there are', async () => {
    const many = 5_001;
    await db.execute(sql`
      insert into outbox (key, kind, payload, status, due_at, done_at, created_at)
      select 'n:' || n, 'note', '{}', 'done', ${NOW.toISOString()}, ${NOW.toISOString()}, ${NOW.toISOString()}
      from generate_series(1, ${many}::int) as n`);
    await db.insert(outbox).values([
      { ...ROW, key: 'of today', status: 'done' as const, doneAt: later(31 * DAY) },
      { ...ROW, key: 'waiting' },
    ]);
    expect(await deleteDone(db, later(31 * DAY))).toBe(many);
    expect(await keys()).toEqual(['of today', 'waiting']);
  });

  test('the list has the oldest unfinished rows first, up to its limit', async () => {
    await db.insert(outbox).values([
      { ...ROW, key: 'new', createdAt: later(2) },
      { ...ROW, key: 'old', createdAt: later(1), status: 'given-up' as const },
      { ...ROW, key: 'done', status: 'done' as const, doneAt: NOW },
    ]);
    const listed = async (limit?: number) => (await listUndone(db, limit)).map(({ key }) => key);
    expect(await listed()).toEqual(['old', 'new']);
    expect(await listed(1)).toEqual(['old']);
  });

  test('given-up rows are tried from the start when a person asks for it; waiting rows are left alone', async () => {
    const waiting = { ...ROW, key: 'b', attempts: 3, dueAt: later(DAY), lastError: 'TIMEOUT' };
    await db
      .insert(outbox)
      .values([
        { ...ROW, key: 'a', status: 'given-up' as const, attempts: 22, lastError: 'EENVELOPE 550' },
        waiting,
      ]);
    expect(await retryGivenUp(db, later(60_000))).toBe(1);
    expect(await db.select().from(outbox).orderBy(outbox.key)).toMatchObject([
      { key: 'a', status: 'waiting', attempts: 0, dueAt: later(60_000) },
      { ...waiting, status: 'waiting' },
    ]);
  });
});
