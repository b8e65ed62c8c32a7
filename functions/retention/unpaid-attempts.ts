import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '../db/open.ts';
import { checkoutAttempt } from '../db/schema/attempts.ts';
import { enqueueCustomerDeletions } from './provider-customers.ts';

/** So many rows go in one transaction, whose statements must each end within the few seconds that a query may take. */
const BATCH = 2_000;

/**
 * Deletes attempts that came to nothing, and has the customers deleted that were made for them at the provider. One that may still be
 * paid is none of them, and one that was paid stays with its order.
 * @returns how many attempts, and how many customers
 */
export async function deleteUnpaid(
  db: Database,
  condition: SQL,
  now: Date,
): Promise<{ attempts: number; customers: number }> {
  // An array and no subquery to join: the rows are then found by their key, and not by going through the table for each batch.
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
