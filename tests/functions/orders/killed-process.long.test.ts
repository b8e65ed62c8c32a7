import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { order, orderLine } from '#functions/db/schema/orders.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { withPostgres } from '../helpers/databases.ts';
import { sign, unheardOf } from '../helpers/deliveries.ts';
import { openStore } from '../helpers/store.ts';

/** Delivers an event in another process, with the settings of the open store. */
function deliver(body: string): ChildProcess {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'webhook-process.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin!.end(JSON.stringify({ body, signature: sign(body) }));
  return child;
}

withPostgres('a function that is killed, on', (database) => {
  test('[F26] [F12] while it writes an order leaves nothing of it, and the next one writes the whole order once', async () => {
    const store = await openStore({ database: database() });
    const holder = new pg.Client(database().url);
    await holder.connect();
    try {
      const { body, sessionId } = await unheardOf(store);
      // It writes the order first, and then waits for the lock on the lines.
      await holder.query('begin; lock table order_line in exclusive mode');
      const killed = deliver(body);
      const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await vi.waitFor(async () => expect((await store.db.execute(waiting)).rows.length).toBeGreaterThan(0), {
        timeout: 90_000,
        interval: 50,
      });
      killed.kill('SIGKILL');
      await once(killed, 'exit');
      await holder.query('rollback');
      expect(await store.db.select().from(order)).toEqual([]);

      expect(await text(deliver(body).stdout!)).toContain('answered 200');
      expect(await findOrder(store.db, sessionId)).toMatchObject({ status: 'paid' });
      expect(await store.db.select().from(orderLine)).toHaveLength(1);
    } finally {
      await holder.end();
      await store.close();
    }
  }, 180_000);
});
