import { migrateDatabase } from '#functions/db/migrate.ts';
import { openDatabase } from '#functions/db/open.ts';
import { paymentsReport } from '#functions/orders/reconciliation/payments-report.ts';
import { READS_PER_SECOND, reconcile } from '#functions/orders/reconciliation/reconcile.ts';
import { throttle } from '#functions/orders/reconciliation/throttle.ts';
import { daysLater } from '#src/core/dates.ts';
import { plantOtherShop } from '#tests/functions/helpers/other-shop.ts';
import { openPostgres, whyNoPostgres } from '#tests/functions/helpers/postgres-server.ts';
import { silentProvider } from './support/lost-payments.ts';
import { ms, timed } from './support/numbers.ts';

/** The time limit of a run, in ms. */
const LIMIT = 120_000;

/**
 * Measures `npx found reconcile` while another shop on the same account has had `sessions` payments in the
 * last thirty days, a third of them within one minute: on a real PostgreSQL, at the provider's rate limit.
 */
export default async function reconcileBench(sessions = 20_000): Promise<void> {
  const missing = whyNoPostgres();
  if (missing) return console.log(`Not measured: ${missing}.`);
  const database = await openPostgres();
  try {
    await migrateDatabase(database.url);
    const { provider, stripe, now, calls, close } = await silentProvider(database.url, 0);
    const { db, close: closePool } = openDatabase(database.url);
    const end = Math.floor(now().getTime() / 1000) - 3 * 3_600;
    const few = Math.floor(sessions / 3);
    await plantOtherShop(provider, stripe, { count: sessions - few, from: end - 28 * 86_400, to: end - 60 });
    await plantOtherShop(provider, stripe, { count: few, from: end - 60, to: end });
    const rows: Record<string, string | number>[] = [];
    const measure = async (what: string, work: () => Promise<unknown>) => {
      calls.clear();
      let result: unknown;
      const time = await timed(async () => {
        result = await work();
      });
      const all = [...calls.values()].reduce((sum, one) => sum + one, 0);
      rows.push({ what, time: ms(time), calls: all, result: JSON.stringify(result) });
    };
    const look = () => {
      const started = Date.now();
      return reconcile({ db, stripe }, now(), { hasTime: () => Date.now() - started < LIMIT });
    };
    await measure('the first run', look);
    await measure('the second run', look);
    await measure('the report', async () => {
      const period = { from: daysLater(now(), -30), to: now() };
      const { payments } = await paymentsReport({ db, stripe, pace: throttle(READS_PER_SECOND) }, period);
      return { payments };
    });
    console.table(rows);
    await closePool();
    await close();
  } finally {
    await database.close();
  }
}
