import { and, eq, gt, lte } from 'drizzle-orm';
import { type Database, inTransaction } from '#functions/db/open.ts';
import { ledgerDue } from '#functions/db/schema/ledger.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { tellCreators } from '../creator-news.ts';
import { bookOrder } from './book-order.ts';

/** The orders and entries of a run. `waiting`: orders without a rate of exchange. `errors`: see the log. */
export type BookedRun = {
  orders: number;
  entries: number;
  waiting: number;
  errors: number;
  isWhole: boolean;
};

/** How many orders are read at once. */
const BATCH = 200;

/**
 * Books all orders that have changed. Each is a transaction of its own, which also removes it from the list: a run that
 * ends early, or two at once, book nothing twice. An order that fails stays in the list and does not stop the others.
 */
export async function bookDue(
  db: Database,
  now: Date,
  { hasTime = () => true }: { hasTime?: () => boolean } = {},
): Promise<BookedRun> {
  const run: BookedRun = { orders: 0, entries: 0, waiting: 0, errors: 0, isWhole: true };
  for (let last = ''; ; ) {
    const due = await db
      .select({ orderId: ledgerDue.orderId })
      .from(ledgerDue)
      .where(and(lte(ledgerDue.dueAt, now), gt(ledgerDue.orderId, last)))
      .groupBy(ledgerDue.orderId)
      .orderBy(ledgerDue.orderId)
      .limit(BATCH);
    for (const { orderId } of due) {
      if (!hasTime()) return { ...run, isWhole: false };
      await bookOne(db, orderId, run, now);
    }
    const end = due.at(-1)?.orderId;
    if (!end || due.length < BATCH) return run;
    last = end;
  }
}

async function bookOne(db: Database, orderId: string, run: BookedRun, now: Date): Promise<void> {
  try {
    const booked = await inTransaction(db, async (queries) => {
      // First: a change that is saved after this is not lost, since its row stays.
      await queries.delete(ledgerDue).where(and(eq(ledgerDue.orderId, orderId), lte(ledgerDue.dueAt, now)));
      const result = await bookOrder(queries, orderId, now);
      if (result === 'no_rate') await queries.insert(ledgerDue).values({ orderId, dueAt: now });
      else await tellCreators(queries, { orderId, sales: result.sales }, now);
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
