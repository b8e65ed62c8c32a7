import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction, openDatabase } from '#functions/db/open.ts';
import { invoice, invoiceSeries } from '#functions/db/schema/invoices.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { takeNumber } from '#functions/orders/invoices/take-number.ts';
import { storeNow } from '#src/lib/clock.ts';
import { withPostgres } from '#tests/functions/helpers/databases.ts';
import { openStore, type TestStore } from '#tests/functions/helpers/store.ts';
import { buy } from './buying.ts';

withPostgres('numbers of invoices, on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database() });
  });
  afterAll(() => store?.close());

  const issued = () =>
    store.db.select().from(invoice).where(eq(invoice.series, 'invoice')).orderBy(asc(invoice.sequence));

  /** 1, 2, 3 …, each once, and in the order of their times. */
  async function expectNoGaps(count: number) {
    const all = await issued();
    expect(all.map(({ sequence }) => sequence)).toEqual(Array.from({ length: count }, (_, at) => at + 1));
    expect(all.map(({ number }) => number)).toEqual(
      all.map(({ sequence }) => `FD-${String(sequence).padStart(6, '0')}`),
    );
    expect(new Set(all.map(({ orderId }) => orderId)).size).toBe(count);
    const times = all.map(({ issuedAt }) => issuedAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  }

  test('many orders that several processes take at once, with repeated events and failures in between, have 1 to n', {
    tags: ['long'],
  }, async () => {
    await store.run('outbox');
    const before = (await issued()).length;
    const orders = [];
    for (let count = 0; count < 18; count += 1) orders.push(await buy(store));
    // Every third insert fails after its number was taken.
    await store.db.execute(sql`create sequence tries`);
    await store.db.execute(sql`create function fail_some() returns trigger language plpgsql as
      $$ begin if nextval('tries') % 3 = 0 then raise 'the disk is full'; end if; return new; end $$`);
    await store.db.execute(
      sql`create trigger fail_some before insert on invoice for each row execute function fail_some()`,
    );
    const events = [...store.provider.tables.events.values()];
    const again = events.filter(({ type }) => type === 'checkout.session.completed');
    await Promise.all([
      ...Array.from({ length: 4 }, () => store.run('outbox')),
      ...again.map(({ id }) => store.provider.actions.resend(id)),
    ]);
    await store.provider.webhooks.idle();
    await vi.waitFor(
      async () => {
        await store.db
          .update(outbox)
          .set({ dueAt: new Date(0) })
          .where(eq(outbox.status, 'waiting'));
        await Promise.all(Array.from({ length: 3 }, () => store.run('outbox')));
        expect(await issued()).toHaveLength(before + orders.length);
      },
      { timeout: 40_000 },
    );
    await store.db.execute(sql`drop trigger fail_some on invoice`);
    const { rows } = await store.db.execute(sql`select last_value from tries`);
    expect(Number(rows[0]!.last_value)).toBeGreaterThan(orders.length);
    await expectNoGaps(before + orders.length);
    const [series] = await store.db.select().from(invoiceSeries).where(eq(invoiceSeries.series, 'invoice'));
    expect(series!.last).toBe(before + orders.length);
  });

  test('a process that is cut off with a number leaves it to the next one', async () => {
    await store.run('outbox');
    const before = (await issued()).length;
    const { order } = await buy(store);
    const { db, close } = openDatabase(database().url, { connections: 1 });
    const cut = inTransaction(db, async (queries) => {
      await takeNumber(queries, 'invoice', storeNow());
      const { rows } = await queries.execute(sql`select pg_backend_pid() as pid`);
      await store.db.execute(sql`select pg_terminate_backend(${Number(rows[0]!.pid)})`);
      await queries.execute(sql`select 1`);
    });
    await expect(cut).rejects.toThrow();
    await close();
    await store.run('outbox');
    await expectNoGaps(before + 1);
    expect((await issued()).at(-1)!.orderId).toBe(order.id);
  });

  test('two at once wait for each other, and a clock that is behind gives no earlier time', async () => {
    const { db, close } = openDatabase(database().url, { connections: 2 });
    const [late, early] = [new Date('2040-01-02'), new Date('2040-01-01')];
    const taken: number[] = [];
    const take = (now: Date) =>
      inTransaction(db, async (queries) => {
        const number = await takeNumber(queries, 'credit-note', now);
        taken.push(number.sequence);
        return number;
      });
    const [first] = [await take(late)];
    const [second, third] = await Promise.all([take(early), take(early)]);
    expect(taken).toEqual([1, 2, 3]);
    expect([first, second, third].map(({ issuedAt }) => issuedAt)).toEqual([late, late, late]);
    await close();
  });
});
