import { and, eq, lte, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#functions/db/open.ts';
import { ledgerDue } from '#functions/db/schema/ledger.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { notifyCreators } from '../notify-creator.ts';
import { bookOrder } from './book-order.ts';

/** The orders and entries of a run. `waiting`: orders without a rate of exchange. `errors`: see the log. */
export type BookedRun = {
  orders: number;
  entries: number;
  waiting: number;
  errors: number;
  isWhole: boolean;
};

/** How many rows are read at once. */
const BATCH = 200;

/**
 * Books all orders that have changed. Each is a transaction of its own, which also removes it from the list:
 * a run that ends early, or two at once, book nothing twice. An order that fails stays in the list and does
 * not stop the others. One that waits for a rate goes to the end of the list.
 */
export async function bookDue(
  db: Database,
  now: Date,
  { hasTime = () => true }: { hasTime?: () => boolean } = {},
): Promise<BookedRun> {
  const run: BookedRun = { orders: 0, entries: 0, waiting: 0, errors: 0, isWhole: true };
  const tried = new Set<string>();
  for (let last: Place | undefined; ; ) {
    const due = await db
      .select()
      .from(ledgerDue)
      .where(and(lte(ledgerDue.dueAt, now), last && after(last)))
      .orderBy(ledgerDue.dueAt, ledgerDue.id)
      .limit(BATCH);
    for (const { orderId } of due) {
      if (tried.has(orderId)) continue;
      if (!hasTime()) return { ...run, isWhole: false };
      tried.add(orderId);
      await bookOne(db, orderId, run, now);
    }
    last = due.at(-1);
    if (!last || due.length < BATCH) return run;
  }
}

type Place = Pick<typeof ledgerDue.$inferSelect, 'dueAt' | 'id'>;

function after({ dueAt, id }: Place) {
  return sql`(${ledgerDue.dueAt}, ${ledgerDue.id}) > (${dueAt.toISOString()}::timestamptz, ${id}::int)`;
}

async function bookOne(db: Database, orderId: string, run: BookedRun, now: Date): Promise<void> {
  try {
    const booked = await inTransaction(db, async (queries) => {
      // First: a change that is saved after this is not lost, since its row stays.
      await queries.delete(ledgerDue).where(and(eq(ledgerDue.orderId, orderId), lte(ledgerDue.dueAt, now)));
      const result = await bookOrder(queries, orderId, now);
      if (result === 'no_rate') await queries.insert(ledgerDue).values({ orderId, dueAt: now });
      else await notifyCreators(queries, { orderId, sales: result.sales }, now);
      return result;
    });
    run.orders += 1;
    if (booked === 'no_rate') run.waiting += 1;
    else run.entries += booked.entries;
  } catch (error) {
    run.errors += 1;
    log('error', 'ledger_booking', { order: orderId, ...describeError(error) });
  }
}
