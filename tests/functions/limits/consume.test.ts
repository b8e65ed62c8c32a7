import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { type Database, inTransaction, openDatabase } from '#functions/db/open.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { consume, consumeOne, type RateLimit, sweepLimits, usageOf } from '#functions/limits/consume.ts';
import { withDatabases } from '../helpers/databases.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

withDatabases('limits on', (database, { isParallel }) => {
  let db: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    await migrateDatabase(database().url);
    ({ db, close } = openDatabase(database().url, { connections: 10 }));
  });
  afterAll(() => close?.());

  let made = 0;
  /** A limit that no other test uses. */
  const limitOf = (most: number, windowMs = 1000): RateLimit => {
    made += 1;
    return { name: `test-${made}`, most, windowMs };
  };
  const call = (limit: RateLimit, now = NOW, subject = 'ana') => consume(db, [{ limit, subject }], now);
  const letThrough = (answers: readonly unknown[]) => answers.filter((one) => one === undefined).length;

  test('[B03] of 40 calls at once on ten connections, a limit of 10 allows exactly 10', async () => {
    for (let round = 0; round < 5; round += 1) {
      const limit = limitOf(10);
      const answers = await Promise.all(Array.from({ length: 40 }, () => call(limit)));
      expect(letThrough(answers)).toBe(10);
      // A window later there is room for ten more, and only ten.
      const later = await Promise.all(Array.from({ length: 40 }, () => call(limit, after(1000))));
      expect(letThrough(later)).toBe(10);
    }
  });

  test('[B03] the window slides: a burst at the end of one window and one at the start of the next count together', async () => {
    const limit = limitOf(10);
    for (let at = 0; at < 10; at += 1) expect(await call(limit, after(990 + at))).toBeUndefined();
    for (const at of [1000, 1001, 1500, 1989])
      expect(await call(limit, after(at)), `${at}`).toEqual({ limit, retryAfter: 1 });
    // The first call is a whole window old, so one place is free, and no second one.
    expect(await call(limit, after(1990))).toBeUndefined();
    expect(await call(limit, after(1990))).toEqual({ limit, retryAfter: 1 });
    expect(await call(limit, after(1991))).toBeUndefined();
  });

  test('[B03] for any sequence of calls, the limit allows what a list of every call would allow', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 50 }),
        fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 40 }),
        async (most, windowMs, pauses) => {
          const limit = limitOf(most, windowMs);
          const taken: number[] = [];
          let at = 0;
          for (const pause of pauses) {
            at += pause;
            const recent = taken.filter((one) => one > at - windowMs);
            const refusal = await call(limit, after(at));
            expect(refusal === undefined).toBe(recent.length < most);
            if (!refusal) taken.push(at);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test('a refused call gets the limit that it met and the time until there is room, to the millisecond', async () => {
    const limit = limitOf(2, 3_600_000);
    await call(limit);
    await call(limit, after(60_000));
    const refusal = await call(limit, after(120_500));
    expect(refusal).toEqual({ limit, retryAfter: 3480 });
    expect(await call(limit, after(3_599_999))).toEqual({ limit, retryAfter: 1 });
    expect(await call(limit, after(120_500 + 3480 * 1000))).toBeUndefined();
  });

  test('each subject and each limit has its own count, and a call over a personal limit uses up no shared one', async () => {
    const [own, all] = [limitOf(2), limitOf(5)];
    const come = (who: string) =>
      consume(
        db,
        [
          { limit: own, subject: who },
          { limit: all, subject: 'all' },
        ],
        NOW,
      );
    const greedy = await Promise.all(Array.from({ length: 30 }, () => come('greedy')));
    expect(letThrough(greedy)).toBe(2);
    for (const who of ['ana', 'bela', 'cleo']) expect(await come(who)).toBeUndefined();
    expect(await come('dora')).toMatchObject({ limit: all });
  });

  test('the state of a limit can be read without counting a call', async () => {
    const limit = limitOf(2, 60_000);
    const usage = (ms: number) => usageOf(db, { limit, subject: 'ana' }, after(ms));
    expect(await usage(0)).toEqual({ used: 0, retryAfter: 0 });
    expect(await consumeOne(db, { limit, subject: 'ana' }, NOW)).toEqual({ nth: 1 });
    expect(await usage(0)).toEqual({ used: 1, retryAfter: 0 });
    expect(await consumeOne(db, { limit, subject: 'ana' }, after(10_000))).toEqual({ nth: 2 });
    for (const [ms, used, retryAfter] of [
      [10_000, 2, 50],
      [59_999, 2, 1],
      [60_000, 1, 0],
      [70_000, 0, 0],
      // By a clock that is behind the clock of an earlier call.
      [-90_000, 2, 60],
    ] as const)
      expect(await usage(ms), `${ms}`).toEqual({ used, retryAfter });
    expect(await usageOf(db, { limit, subject: 'bela' }, NOW)).toEqual({ used: 0, retryAfter: 0 });
  });

  test.runIf(isParallel)(
    'a locked row is skipped by the sweep of another call, which does not wait for it',
    async () => {
      await sweepLimits(db, after(1e10));
      const [held, over] = [limitOf(1), limitOf(1)];
      for (const limit of [held, over]) await call(limit);
      await inTransaction(db, async (queries) => {
        await queries
          .select()
          .from(rateLimit)
          .where(eq(rateLimit.key, `${held.name}:ana`))
          .for('update');
        expect(await call(limitOf(1), after(5000))).toBeUndefined();
      });
      const keys = (await db.select().from(rateLimit)).map(({ key }) => key);
      expect(keys).toContain(`${held.name}:ana`);
      expect(keys).not.toContain(`${over.name}:ana`);
    },
  );

  test('a changed limit is effective from the next call on', async () => {
    const limit = limitOf(5);
    for (let count = 0; count < 5; count += 1) await call(limit);
    expect(await call({ ...limit, most: 3 }, after(1))).toMatchObject({ limit: { most: 3 }, retryAfter: 1 });
    expect(await call({ ...limit, most: 6 }, after(2))).toBeUndefined();
    const three = { ...limit, most: 3 };
    expect(await call(three, after(999))).toEqual({ limit: three, retryAfter: 1 });
    for (const _ of [1, 2]) expect(await call(three, after(1001))).toBeUndefined();
    expect(await call(three, after(1001))).toEqual({ limit: three, retryAfter: 1 });
  });

  test('a row holds at most as many calls as the limit, and is deleted once all are out of its window', async () => {
    await sweepLimits(db, after(1e10));
    const limit = limitOf(3);
    for (let at = 0; at < 20; at += 1) await call(limit, after(at * 400));
    const [row] = await db.select().from(rateLimit);
    expect(row!.hits.length).toBeLessThanOrEqual(3);
    expect(row!.expiresAt).toEqual(after(19 * 400 + 1000));
    // Calls of other subjects delete it later.
    await call(limitOf(1), after(19 * 400 + 1000));
    expect((await db.select().from(rateLimit)).map(({ key }) => key)).toEqual([
      expect.not.stringContaining(limit.name),
    ]);
    expect(await sweepLimits(db, after(1e10))).toBe(1);
    expect(await db.select().from(rateLimit)).toEqual([]);
  });

  test('[F124] four processes, each with its own connections, share one count', {
    tags: ['long'],
  }, async () => {
    const most = 25;
    const children = Array.from({ length: 4 }, () =>
      spawn(
        process.execPath,
        [path.join(import.meta.dirname, 'consumer.ts'), database().url, '20', `${most}`, `${NOW.getTime()}`],
        { stdio: ['pipe', 'pipe', 'inherit'] },
      ),
    );
    const lines = children.map((child) => createInterface({ input: child.stdout })[Symbol.asyncIterator]());
    for (const line of lines) expect((await line.next()).value).toBe('ready');
    for (const child of children) child.stdin.write('go\n');
    const counts = await Promise.all(lines.map(async (line) => Number((await line.next()).value)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(most);
    await Promise.all(children.map((child) => child.exitCode ?? once(child, 'exit')));
  });
});
