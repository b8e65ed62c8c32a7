import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { type Database, inTransaction, openDatabase } from '#functions/db/open.ts';
import { outbox, PRIORITY } from '#functions/db/schema/outbox.ts';
import { MAX_ATTEMPTS, waitAfter } from '#functions/mail/outbox/backoff.ts';
import { drain, type Handlers, PermanentError, Postponed } from '#functions/mail/outbox/drain.ts';
import { enqueue } from '#functions/mail/outbox/enqueue.ts';
import { deleteDone, listUndone, retryGivenUp } from '#functions/mail/outbox/outbox.ts';
import { withDatabases } from '#tests/functions/helpers/databases.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const MINUTE = 60_000;
const later = (ms: number) => new Date(NOW.getTime() + ms);

withDatabases('the outbox on', (database, { isParallel }) => {
  let db: Database;
  let close: () => Promise<void>;
  const log: string[] = [];

  beforeAll(async () => {
    await migrateDatabase(database().url);
    ({ db, close } = openDatabase(database().url, { connections: 2 }));
  });
  afterAll(() => close?.());
  beforeEach(async () => {
    await db.delete(outbox);
    log.length = 0;
    for (const method of ['log', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((line) => void log.push(String(line)));
  });

  const put = (key: string, kind = 'note', dueAt?: Date, priority: number = PRIORITY.later) =>
    enqueue(db, { kind, key, priority, payload: { about: key }, ...(dueAt && { dueAt }) }, NOW);
  const NOTE = { kind: 'note', key: 'note:1', priority: PRIORITY.first, payload: {} };
  const rows = () => db.select().from(outbox).orderBy(outbox.key);

  test('a row is written with its cause or not at all', async () => {
    await expect(
      inTransaction(db, async (queries) => {
        await enqueue(queries, NOTE, NOW);
        throw new Error('the cause has failed');
      }),
    ).rejects.toThrow('the cause has failed');
    expect(await rows()).toEqual([]);
    await inTransaction(db, (queries) => enqueue(queries, NOTE, NOW));
    expect(await rows()).toHaveLength(1);
  });

  test('requested twenty times at once, before and after it is done, a task runs once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => put('note:1')));
    expect(answers.filter(Boolean)).toHaveLength(1);
    const handler = vi.fn(async () => {});
    expect(await drain(db, { note: handler }, NOW)).toEqual({
      done: 1,
      failed: 0,
      givenUp: 0,
      isWhole: true,
    });
    expect(await put('note:1')).toBe(false);
    await drain(db, { note: handler }, later(1000 * MINUTE));
    expect(handler).toHaveBeenCalledTimes(1);
    const [row] = await rows();
    expect([row!.status, row!.payload, row!.attempts]).toEqual(['done', {}, 1]);
  });

  test('a task that is due later waits', async () => {
    await put('note:1', 'note', later(10 * MINUTE));
    const handler = vi.fn(async () => {});
    await drain(db, { note: handler }, later(9 * MINUTE));
    expect(handler).not.toHaveBeenCalled();
    await drain(db, { note: handler }, later(10 * MINUTE));
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test('a run for some kinds leaves the others untouched, however many come first', async () => {
    for (let at = 0; at < 8; at++) await put(`other:${at}`, 'other');
    await put('note:1', 'note', later(MINUTE));
    const handler = vi.fn(async () => {});
    expect(await drain(db, { note: handler }, later(2 * MINUTE), { kinds: ['note'] })).toMatchObject({
      done: 1,
      failed: 0,
    });
    expect((await rows()).filter(({ kind, attempts }) => kind === 'other' && attempts === 0)).toHaveLength(8);
  });

  test('a failed task waits longer each time and delays no other, and its address is not logged', async () => {
    await put('note:bad', 'bad');
    for (let at = 0; at < 12; at += 1) await put(`note:${at}`);
    const handlers: Handlers = {
      bad: async () => {
        throw Object.assign(new Error('550 ana@example.com is unknown'), {
          code: 'EENVELOPE',
          responseCode: 550,
        });
      },
      note: async () => {},
    };
    expect(await drain(db, handlers, NOW, { batch: 2 })).toMatchObject({ done: 12, failed: 1 });
    const waits: number[] = [];
    let now = NOW;
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
      const [row] = await listUndone(db);
      expect(row).toMatchObject({ status: 'waiting', attempts: attempt, lastError: 'EENVELOPE 550' });
      waits.push(row!.dueAt.getTime() - now.getTime());
      // A minute before its time nothing happens.
      expect(await drain(db, handlers, new Date(row!.dueAt.getTime() - 20_000))).toMatchObject({
        failed: 0,
      });
      now = row!.dueAt;
      const { failed, givenUp } = await drain(db, handlers, now);
      expect([failed, givenUp]).toEqual(attempt === MAX_ATTEMPTS - 1 ? [0, 1] : [1, 0]);
    }
    expect(waits[0]).toBeGreaterThan(0.79 * MINUTE);
    expect(waits[0]).toBeLessThan(1.25 * MINUTE);
    for (const wait of waits) expect(wait).toBeLessThanOrEqual(6 * 60 * MINUTE + 1000);
    expect(waits.at(-1)).toBeGreaterThan(4.7 * 60 * MINUTE);
    expect(now.getTime() - NOW.getTime()).toBeGreaterThan(2.5 * 24 * 60 * MINUTE);
    expect(await listUndone(db)).toMatchObject([
      { key: 'note:bad', status: 'given-up', attempts: MAX_ATTEMPTS },
    ]);
    const alarms = log.filter((line) => line.includes('"outbox_given_up"'));
    expect(alarms).toHaveLength(1);
    expect(alarms[0]).toContain('"level":"error"');
    expect(log.join('\n')).not.toContain('ana@example.com');
    // It stays failed until a person retries it.
    expect(await drain(db, handlers, later(100 * 24 * 60 * MINUTE))).toMatchObject({
      failed: 0,
      givenUp: 0,
    });
    expect(await retryGivenUp(db, now)).toBe(1);
    expect(await drain(db, { bad: async () => {} }, now)).toMatchObject({ done: 1 });
  });

  test('a task with a permanent error is given up at once, one without a handler waits for it', async () => {
    await put('a', 'hopeless');
    await put('b', 'of-tomorrow');
    const hopeless = vi.fn(async () => {
      throw new PermanentError('no address');
    });
    expect(await drain(db, { hopeless }, NOW)).toMatchObject({ failed: 1, givenUp: 1 });
    expect(await rows()).toMatchObject([{ status: 'given-up' }, { status: 'waiting', lastError: 'Error' }]);
    expect(await drain(db, { 'of-tomorrow': async () => {} }, later(2 * MINUTE))).toMatchObject({
      done: 1,
    });
  });

  test('a task that never ends counts as failed, and does not delay the others', async () => {
    await put('a', 'endless');
    await put('b');
    const handlers: Handlers = { endless: () => new Promise(() => {}), note: async () => {} };
    expect(await drain(db, handlers, NOW, { timeoutMs: 50 })).toMatchObject({ done: 1, failed: 1 });
    expect(await listUndone(db)).toMatchObject([{ key: 'a', lastError: 'TIMEOUT' }]);
  });

  test('a task of a process that ended is taken over by another, and given up if it ends every process', async () => {
    await put('a', 'deadly');
    // As if the process had crashed: the claim is never settled.
    const deadly = { deadly: () => new Promise<void>(() => {}) };
    void drain(db, deadly, NOW, { timeoutMs: 10_000_000 });
    await vi.waitFor(async () => expect((await rows())[0]).toMatchObject({ attempts: 1 }));
    const handler = vi.fn(async () => {});
    await drain(db, { deadly: handler }, later(MINUTE), { timeoutMs: 10_000_000 });
    expect(handler).not.toHaveBeenCalled();
    const [claimed] = await rows();
    await drain(db, { deadly: handler }, claimed!.dueAt);
    expect(handler).toHaveBeenCalledTimes(1);
    await db.update(outbox).set({ status: 'waiting', attempts: MAX_ATTEMPTS, dueAt: NOW });
    expect(await drain(db, { deadly: handler }, NOW)).toMatchObject({ givenUp: 1 });
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test('a claim lasts longer than the time limit of its task, and ends soon after it', async () => {
    await put('a');
    const timeoutMs = 10_000_000;
    void drain(db, { note: () => new Promise<void>(() => {}) }, NOW, { timeoutMs });
    await vi.waitFor(async () => expect((await rows())[0]).toMatchObject({ attempts: 1 }));
    const handler = vi.fn(async () => {});
    const more = { timeoutMs };
    // A minute after the latest end of the first try.
    await drain(db, { note: handler }, later(timeoutMs + MINUTE), more);
    expect(handler).not.toHaveBeenCalled();
    await drain(db, { note: handler }, later(2 * timeoutMs + MINUTE), more);
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test('a late failure changes nothing about what another worker has taken over, or done', async () => {
    const timeoutMs = 10_000_000;
    for (const isDone of [false, true]) {
      await db.delete(outbox);
      await put('a');
      let fail = (_: Error) => {};
      const slow = new Promise<void>((_, reject) => (fail = reject));
      const first = drain(db, { note: () => slow }, NOW, { timeoutMs });
      await vi.waitFor(async () => expect((await rows())[0]).toMatchObject({ attempts: 1 }));
      const lateOn = later(2 * timeoutMs + MINUTE);
      let finish = () => {};
      const work = new Promise<void>((resolve) => (finish = resolve));
      const second = drain(db, { note: () => work }, lateOn, { timeoutMs });
      await vi.waitFor(async () => expect((await rows())[0]).toMatchObject({ attempts: 2 }));
      if (isDone) {
        finish();
        await second;
      }
      const [before] = await rows();
      expect([before!.status, before!.payload]).toEqual(isDone ? ['done', {}] : ['waiting', { about: 'a' }]);
      fail(new Error('too late'));
      expect(await first).toMatchObject({ done: 0, failed: 1 });
      expect(await rows()).toEqual([before]);
      // No worker takes it a third time.
      const third = vi.fn(async () => {});
      await drain(db, { note: third }, lateOn, { timeoutMs });
      expect(third).not.toHaveBeenCalled();
      finish();
      expect(await second).toMatchObject({ done: 1, failed: 0 });
      const [after] = await rows();
      expect(after).toMatchObject({ status: 'done', claim: null, lastError: null });
      expect(after!.payload).toEqual({});
    }
  });

  test('a late success counts, even if another worker has taken the row over', async () => {
    await put('a');
    let finish = () => {};
    const slow = new Promise<void>((resolve) => (finish = resolve));
    const first = drain(db, { note: () => slow }, NOW);
    await vi.waitFor(async () => expect((await rows())[0]).toMatchObject({ attempts: 1 }));
    const second = drain(db, { note: () => new Promise<void>(() => {}) }, later(MINUTE), {
      timeoutMs: 1_000,
    });
    await vi.waitFor(async () => expect((await rows())[0]).toMatchObject({ attempts: 2 }));
    finish();
    await first;
    expect(await second).toMatchObject({ failed: 1 });
    expect((await rows()).map(({ status, payload }) => [status, payload])).toEqual([['done', {}]]);
  });

  test('a row is tried twenty-two times; a row that waits for its turn is not tried, and is never given up for that', async () => {
    const handler = vi.fn(async () => {
      throw new Error('no');
    });
    await put('note:failing');
    let now = NOW;
    let givenUp = 0;
    for (let turn = 0; turn < 30; turn += 1) {
      ({ givenUp } = await drain(db, { note: handler }, now));
      if (givenUp > 0) break;
      now = (await rows())[0]!.dueAt;
    }
    expect([handler.mock.calls.length, givenUp]).toEqual([22, 1]);
    await db.delete(outbox);
    await put('note:waiting');
    for (let turn = 1; turn <= 30; turn += 1) {
      const until = later(turn * MINUTE);
      const wait = { note: async () => Promise.reject(new Postponed(until)) };
      expect(await drain(db, wait, later((turn - 1) * MINUTE))).toMatchObject({
        done: 0,
        failed: 0,
        givenUp: 0,
      });
      expect(await rows()).toMatchObject([
        { status: 'waiting', attempts: 0, claim: null, lastError: 'Postponed', dueAt: until },
      ]);
    }
  });

  test('a row that was postponed to a past time is not taken again at once', async () => {
    await put('a');
    const handler = vi.fn(async () => Promise.reject(new Postponed(new Date(0))));
    await drain(db, { note: handler }, NOW);
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test('priority rows go first, however long others have waited; the others follow', async () => {
    for (let at = 0; at < 12; at += 1) await put(`later:${at}`, 'note', later(-MINUTE));
    for (let at = 0; at < 3; at += 1) await put(`first:${at}`, 'note', NOW, PRIORITY.first);
    const order: string[] = [];
    const note = async ({ key }: { key: string }) => void order.push(key.split(':')[0]!);
    await drain(db, { note }, NOW, { batch: 2 });
    expect(order).toEqual([...Array(3).fill('first'), ...Array(12).fill('later')]);
  });

  test('an address is deleted when its mail was sent, and after thirty days when it was given up', async () => {
    const payload = { to: 'ana@example.com' };
    await enqueue(db, { ...NOTE, key: 'sent', payload }, NOW);
    await enqueue(db, { ...NOTE, key: 'lost', kind: 'hopeless', payload }, NOW);
    const hopeless = async () => {
      throw new PermanentError('no');
    };
    await drain(db, { note: async () => {}, hopeless }, NOW);
    const kept = (await rows()).map((row) => [row.key, row.status, row.payload]);
    expect(kept).toEqual([
      ['lost', 'given-up', payload],
      ['sent', 'done', {}],
    ]);
    await deleteDone(db, later(29.9 * 24 * 60 * MINUTE));
    expect(await rows()).toHaveLength(2);
    await deleteDone(db, later(30.1 * 24 * 60 * MINUTE));
    expect(await rows()).toEqual([]);
  });

  test('no batch starts without time left, and only one batch is claimed', async () => {
    for (let at = 0; at < 10; at += 1) await put(`note:${at}`);
    let batches = 0;
    const done = await drain(db, { note: async () => {} }, NOW, {
      batch: 3,
      hasTime: () => ++batches <= 2,
    });
    expect(done).toEqual({ done: 6, failed: 0, givenUp: 0, isWhole: false });
    expect((await rows()).filter(({ attempts }) => attempts > 0)).toHaveLength(6);
  });

  test('eight workers at once run five hundred rows, each once', async () => {
    const total = 500;
    await db.insert(outbox).values(
      Array.from({ length: total }, (_, at) => ({
        key: `n:${at}`,
        kind: 'note',
        payload: { at },
        dueAt: NOW,
        createdAt: NOW,
      })),
    );
    const calls = new Map<string, number>();
    const handlers: Handlers = {
      note: async ({ key }) => {
        calls.set(key, (calls.get(key) ?? 0) + 1);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 4));
      },
    };
    // One connection each, like eight instances of a function; the embedded database has one in total.
    const pools = Array.from({ length: 8 }, () =>
      openDatabase(database().url, { connections: 1, timeoutMs: 30_000 }),
    );
    try {
      const results = await Promise.all(pools.map((pool) => drain(pool.db, handlers, NOW, { batch: 7 })));
      const sum = results.reduce((count, { done }) => count + done, 0);
      expect(sum).toBe(total);
      if (isParallel) expect(results.filter(({ done }) => done > 0).length).toBeGreaterThan(3);
    } finally {
      await Promise.all(pools.map((pool) => pool.close()));
    }
    expect(calls.size).toBe(total);
    expect([...calls.values()].every((count) => count === 1)).toBe(true);
    expect(await listUndone(db)).toEqual([]);
  });
});

test('the waits double from a minute to six hours, plus or minus a fifth', () => {
  for (const random of [() => 0, () => 0.5, () => 0.999999])
    for (let attempts = 1; attempts <= 40; attempts += 1) {
      const plain = Math.min(360, 2 ** (attempts - 1)) * MINUTE;
      const wait = waitAfter(attempts, random);
      expect(wait).toBeGreaterThanOrEqual(Math.floor(plain * 0.8));
      expect(wait).toBeLessThanOrEqual(Math.min(360 * MINUTE, Math.ceil(plain * 1.2)));
    }
});
