import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#functions/db/open.ts';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { enqueueCustomerDeletions } from './provider-customers.ts';

/** The rows per transaction: each statement must end within the query timeout of a few seconds. */
const BATCH = 2_000;

/**
 * Deletes unpaid attempts that match `condition`, and queues the deletion of their Stripe customers. Attempts
 * that are paid or can still be paid are kept.
 * @returns the numbers of attempts and customers
 */
export async function deleteUnpaid(
  db: Database,
  condition: SQL,
  now: Date,
): Promise<{ attempts: number; customers: number }> {
  // Used as an array, not a subquery: PostgreSQL then finds the rows by their key instead of scanning the
  // table for every batch.
  const overdue = db
    .select({ id: checkoutAttempt.id })
    .from(checkoutAttempt)
    .where(and(condition, inArray(checkoutAttempt.state, ['expired', 'failed', 'replaced'])))
    .limit(BATCH);
  const deleted = { attempts: 0, customers: 0 };
  for (;;) {
    const [attempts, customers] = await inTransaction(db, async (queries) => {
      const gone = await queries
        .delete(checkoutAttempt)
        .where(sql`${checkoutAttempt.id} = any(array(${overdue}))`)
        .returning({
          id: checkoutAttempt.id,
          sessionId: checkoutAttempt.sessionId,
          customerId: checkoutAttempt.customerId,
          hasCustomer: sql<boolean>`${checkoutAttempt.customerRequest} is not null`,
        });
      return [gone.length, await enqueueCustomerDeletions(queries, gone, now)] as const;
    });
    deleted.attempts += attempts;
    deleted.customers += customers;
    if (attempts < BATCH) return deleted;
  }
}
