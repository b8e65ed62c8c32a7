import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#functions/db/open.ts';
import { jobRun } from '#functions/db/schema/job-runs.ts';
import { message } from '#functions/db/schema/messages.ts';
import { order } from '#functions/db/schema/orders.ts';
import { readToday } from '#functions/desk/today/read-today.ts';
import { withDatabases } from '../helpers/databases.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

withDatabases('the page of today, on', (database) => {
  let db: Database;
  let store: TestStore;
  const bought = (id: string, createdAt: string, heldReason: string | null = null) => {
    const amounts = { subtotal: 1_000, discount: 0, shipping: 0, total: 1_000, tax: 0 };
    const rest = { sessionId: id, region: 'GB', currency: 'GBP', heldReason } as const;
    return { id, ...amounts, ...rest, createdAt: new Date(createdAt) };
  };
  beforeAll(async () => {
    store = await openStore({ database: database() });
    db = store.db;
    await db
      .insert(order)
      .values([
        bought('a', '2027-02-28T23:59:59Z'),
        bought('b', '2027-03-01T00:00:00Z', 'a test'),
        bought('c', '2027-02-01T12:00:00Z'),
      ] as never);
  });
  afterAll(() => store?.close());

  test('counts days in UTC: at minute 1 yesterday is yesterday, over the end of a month', async () => {
    const spans = (await readToday(db, new Date('2027-03-01T00:01:00Z'))).revenue;
    expect(spans).toMatchObject([
      { days: 1, orders: 1, total: 1_000, ordersBefore: 1 },
      { days: 7, orders: 2, ordersBefore: 0 },
      { days: 28, orders: 2, ordersBefore: 1, totalBefore: 1_000 },
    ]);
    const late = (await readToday(db, new Date('2027-03-01T23:59:59Z'))).revenue;
    expect(late).toEqual(spans);
  });

  test('on day 20 today has sold nothing, and 28 days still have it', async () => {
    const { revenue } = await readToday(db, new Date('2027-03-20T12:00:00Z'));
    expect(revenue).toMatchObject([{ days: 28, orders: 2, ordersBefore: 1 }]);
  });

  test('says what waits, how long, and which job has failed', async () => {
    const startedAt = new Date('2027-03-01T01:00:00Z');
    await db.insert(jobRun).values({ job: 'books', startedAt, outcome: 'failed', error: 'x', isLive: false });
    await db.insert(message).values({
      id: 'L-1',
      kind: 'contact',
      key: 'k',
      fingerprint: 'f',
      region: 'GB',
      fields: {},
      createdAt: startedAt,
    });
    const { waiting, alarms } = await readToday(db, startedAt);
    expect(waiting.find(({ kind }) => kind === 'messages')).toMatchObject({ count: 1 });
    expect(waiting.find(({ kind }) => kind === 'held')).toEqual({
      kind: 'held',
      count: 1,
      oldest: '2027-03-01T00:00:00.000Z',
    });
    expect(alarms).toEqual([{ kind: 'job', name: 'books', since: startedAt.toISOString(), why: 'x' }]);
  });
});
