import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { openDatabase } from '#functions/db/open.ts';
import { orderPages } from '#functions/orders/read-orders.ts';
import { withDatabases } from '../helpers/databases.ts';
import { slowLine } from '../helpers/slow-line.ts';

const ORDERS = 450;
const LATENCY_MS = 20;

withDatabases('many orders, on', (database) => {
  test('are listed with two statements a page, newest first and each once, over one slow connection', async () => {
    await migrateDatabase(database().url);
    const line = await slowLine(database().url, LATENCY_MS);
    const { db, close } = openDatabase(line.url, { connections: 1 });
    try {
      // Four of each instant, so that pages end between orders of the same instant; every tenth is held.
      await db.execute(sql`insert into "order" (id, session_id, held_reason, region, currency, subtotal, discount, shipping,
        total, tax, created_at) select 'F-' || n, 'cs_' || n, case when n % 10 = 0 then 'look' end, 'GB', 'GBP', 100, 0, 0, 100, 0,
        timestamptz '2027-01-01' + (n / 4) * interval '1 minute' from generate_series(1, ${sql.raw(String(ORDERS))}) n`);
      await db.execute(sql`insert into order_line (order_id, position, product_id, format_id, name, format_name, quantity,
        unit_amount) select 'F-' || n, 0, 'a', 'b', 'A', 'B', 1, 100 from generate_series(1, ${sql.raw(String(ORDERS))}) n`);
      let statements = 0;
      db.$client.on('acquire', () => {
        statements += 1;
      });
      const began = performance.now();
      const pages = await Array.fromAsync(orderPages(db, { perPage: 100 }));
      const time = performance.now() - began;
      expect(pages.map((page) => page.length)).toEqual([100, 100, 100, 100, 50]);
      expect(statements).toBe(2 * pages.length);
      expect(time).toBeGreaterThan(statements * LATENCY_MS * 0.9);
      const orders = pages.flat();
      expect(new Set(orders.map(({ id }) => id)).size).toBe(ORDERS);
      expect(orders.every(({ lines }) => lines.length === 1)).toBe(true);
      const times = orders.map(({ createdAt }) => createdAt.getTime());
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      const held = (await Array.fromAsync(orderPages(db, { status: 'held', perPage: 20 }))).flat();
      expect(held.map(({ status }) => status)).toEqual(Array(ORDERS / 10).fill('held'));
    } finally {
      await close();
      line.close();
    }
  });
});
