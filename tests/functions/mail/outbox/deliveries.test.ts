import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { type Database, inTransaction, openDatabase } from '#functions/db/open.ts';
import { outbox, PRIORITY } from '#functions/db/schema/outbox.ts';
import { drain, type OutboxHandler, PermanentError, Postponed } from '#functions/mail/outbox/drain.ts';
import { enqueue } from '#functions/mail/outbox/enqueue.ts';
import { withDatabases } from '#tests/functions/helpers/databases.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const HOUR = 3_600_000;
const later = (ms: number) => new Date(NOW.getTime() + ms);

type Line = { level: string; event: string; [field: string]: unknown };

withDatabases('deliveries of the outbox, on', (database, { isParallel }) => {
  let db: Database;
  let close: () => Promise<void>;
  const lines: Line[] = [];

  beforeAll(async () => {
    await migrateDatabase(database().url);
    ({ db, close } = openDatabase(database().url, { connections: 3 }));
  });
  afterAll(() => close?.());
  beforeEach(async () => {
    await db.delete(outbox);
    lines.length = 0;
    for (const method of ['log', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((line) => void lines.push(JSON.parse(String(line))));
  });

  const put = (key: string, kind = 'note') =>
    enqueue(db, { kind, key, priority: PRIORITY.later, payload: { about: key } }, NOW);
  const failing =
    (error: unknown): OutboxHandler =>
    async () => {
      throw error;
    };
  /** The log lines and the row after one try with this handler. */
  async function left(handler: OutboxHandler) {
    await db.delete(outbox);
    await put('note:1');
    await drain(db, { note: handler }, NOW);
    const [row] = await db.select().from(outbox);
    return { lines: lines.splice(0), row };
  }

  test('a handler gets its payload, the number of the try, and the store’s time and database', async () => {
    await put('note:1');
    const handler = vi.fn<OutboxHandler>(async () => {});
    await drain(db, { note: handler }, later(HOUR));
    const [task, context] = handler.mock.calls[0] ?? [];
    expect(task).toEqual({ key: 'note:1', payload: { about: 'note:1' }, attempts: 1 });
    expect(context?.db).toBe(db);
    const late = (context?.now.getTime() ?? 0) - later(HOUR).getTime();
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(60_000);
  });

  test('a failed row is logged with its error code and place, and without the error’s message', async () => {
    const error = Object.assign(new TypeError('ana@example.com is unknown'), { cause: new Error('ana') });
    const { lines: said, row } = await left(failing(error));
    expect(said).toMatchObject([
      {
        level: 'warn',
        event: 'outbox_failed',
        kind: 'note',
        key: 'note:1',
        attempts: 1,
        class: 'TypeError',
        error: 'TypeError',
      },
    ]);
    expect(said[0]?.stack).toEqual(expect.arrayContaining([expect.stringContaining('deliveries.test.ts')]));
    expect(JSON.stringify(said)).not.toContain('ana');
    expect(row).toMatchObject({ status: 'waiting', lastError: 'TypeError', claim: null });
  });

  test('a row given up because of a permanent error is logged with the reason', async () => {
    const { lines: said, row } = await left(failing(new PermanentError('The order has no address')));
    expect(said).toMatchObject([
      {
        level: 'error',
        event: 'outbox_given_up',
        kind: 'note',
        key: 'note:1',
        attempts: 1,
        class: 'PermanentError',
        error: 'PermanentError',
        reason: 'The order has no address',
      },
    ]);
    expect(row).toMatchObject({ status: 'given-up', lastError: 'PermanentError' });
  });

  test('a row that was tried too often is logged, if each try has ended its process', async () => {
    await put('note:1');
    await db.update(outbox).set({ attempts: 22 });
    const handler = vi.fn(async () => {});
    await drain(db, { note: handler }, NOW);
    expect(handler).not.toHaveBeenCalled();
    expect(lines).toMatchObject([{ event: 'outbox_given_up', key: 'note:1', reason: 'tried too often' }]);
  });

  test('the logged error is its code, with the status of the server’s answer, or its name', async () => {
    const withCode = (code: unknown, responseCode?: unknown) =>
      Object.assign(new RangeError('no'), { code, responseCode });
    for (const [error, lastError] of [
      [withCode('ECONNREFUSED'), 'ECONNREFUSED'],
      [withCode('EENVELOPE', 450), 'EENVELOPE 450'],
      // A library's message is not taken for a status, nor its numbers for a name.
      [withCode('EENVELOPE', 'ana@example.com'), 'EENVELOPE'],
      [withCode(42), 'RangeError'],
      [withCode('X'.repeat(100)), 'X'.repeat(80)],
      ['words', 'unknown'],
    ] as const) {
      const { lines: said, row } = await left(failing(error));
      expect([said[0]?.class, row?.lastError]).toEqual([lastError, lastError]);
    }
  });

  test('a waiting row is logged with its next time, and counts neither as done nor as failed', async () => {
    await put('note:1', 'early');
    const until = later(HOUR);
    expect(await drain(db, { early: failing(new Postponed(until)) }, NOW)).toEqual({
      done: 0,
      failed: 0,
      givenUp: 0,
      isWhole: true,
    });
    expect(lines).toMatchObject([
      {
        level: 'info',
        event: 'outbox_postponed',
        kind: 'early',
        key: 'note:1',
        until: until.toISOString(),
      },
    ]);
  });

  test('one kind of waiting rows has at most sixty log lines, and another kind is still logged', async () => {
    const early = failing(new Postponed(later(HOUR)));
    // The count of a kind lasts longer than a test.
    const often = crypto.randomUUID();
    for (let at = 0; at < 61; at += 1) await put(`often:${at}`, often);
    await drain(db, { [often]: early }, NOW, { batch: 61 });
    expect(lines).toHaveLength(60);
    const seldom = crypto.randomUUID();
    await put('seldom', seldom);
    await drain(db, { [seldom]: early }, NOW);
    expect(lines.at(-1)).toMatchObject({ event: 'outbox_postponed', key: 'seldom' });
  });

  test('finished rows leave no timer behind', async () => {
    for (let at = 0; at < 40; at += 1) await put(`note:${at}`);
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    const before = timers();
    await drain(db, { note: async () => {} }, NOW, { batch: 40 });
    expect(timers() - before).toBeLessThan(20);
  });

  test.runIf(isParallel)('a locked row does not delay the others', async () => {
    await put('locked');
    await put('free');
    const handler = vi.fn<OutboxHandler>(async () => {});
    await inTransaction(db, async (queries) => {
      await queries.select().from(outbox).where(eq(outbox.key, 'locked')).for('update');
      expect(await drain(db, { note: handler }, NOW)).toMatchObject({ done: 1 });
      expect(handler.mock.calls.map(([{ key }]) => key)).toEqual(['free']);
    });
    expect(await drain(db, { note: handler }, NOW)).toMatchObject({ done: 1 });
  });
});
