import { expect, test } from 'vitest';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { delivery, sign, unheardOf } from '../helpers/deliveries.ts';
import { openPostgres, whyNoPostgres } from '../helpers/postgres-server.ts';
import { expectProblem } from '../helpers/requests.ts';
import { openStore } from '../helpers/store.ts';

const missing = whyNoPostgres();

test.skipIf(missing)(
  `[F14] a PostgreSQL that is stopped in the middle of a delivery: a 5xx within seconds, and once it runs again each delivery records${missing ? ` (skipped: ${missing})` : ''}`,
  async () => {
    const server = await openPostgres();
    await migrateDatabase(server.url);
    const store = await openStore({ database: server });
    const tell = (body: string) => store.call(delivery(body, sign(body)));
    const heard = [await unheardOf(store), await unheardOf(store), await unheardOf(store)];
    store.provider.faults.add({ operation: 'sessions.retrieve', kind: 'slow', ms: 300, times: 3 });
    const told = heard.map(({ body }) => tell(body));
    await server.stop();
    const stopped = performance.now();
    try {
      for (const answer of await Promise.all(told)) await expectProblem(answer, { status: 500 });
      expect(performance.now() - stopped).toBeLessThan(3_000);
      const before = performance.now();
      await expectProblem(await tell(heard[0]!.body), { status: 500 });
      expect(performance.now() - before).toBeLessThan(3_000);
    } finally {
      await server.start();
    }
    for (const { body, sessionId } of heard) {
      expect((await tell(body)).status).toBe(200);
      expect(await findOrder(store.db, sessionId)).toMatchObject({ status: 'paid' });
    }
    await store.close();
    await server.close();
  },
);
