import type { Queries } from '#functions/db/open.ts';
import { PRIORITY } from '#functions/db/schema/outbox.ts';
import { enqueue } from '#functions/mail/outbox/enqueue.ts';
import { hasFeature } from '#src/core/shop/features.ts';

/** The outbox kind that issues what an order lacks. */
export const ISSUE_INVOICES = 'issue-invoices';

/**
 * Has the invoice and the credit notes of an order issued, in the transaction of their cause. They are issued
 * by the outbox: commands do not know the seller, the lock on the series is held for one statement and not
 * for the whole transaction of an order, and no fault of an invoice stops a payment from being recorded.
 * After the mails, since most of them have issued it by then (invoice-of-mail.ts).
 * @param cause names it, as in `paid`: each is processed once
 * @param isInvoiced whether the order gets an invoice if it has none; a refund gets a credit note only
 */
export async function enqueueInvoices(
  queries: Queries,
  orderId: string,
  { cause, isInvoiced }: { cause: string; isInvoiced: boolean },
  now: Date,
): Promise<void> {
  if (!hasFeature('invoices')) return;
  const payload = { orderId, isInvoiced };
  await enqueue(
    queries,
    { kind: ISSUE_INVOICES, key: `invoices:${orderId}:${cause}`, priority: PRIORITY.later, payload },
    now,
  );
}
