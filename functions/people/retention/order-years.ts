import { and, asc, inArray, isNull, lt, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#functions/db/open.ts';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { surveyAnswer } from '#functions/db/schema/funding-surveys.ts';
import { invoice } from '#functions/db/schema/invoices.ts';
import { addressChange, orderNote } from '#functions/db/schema/order-desk.ts';
import { order, orderLine } from '#functions/db/schema/orders.ts';
import { productionJob } from '#functions/db/schema/production.ts';
import { shipment } from '#functions/db/schema/shipments.ts';
import { linesWithout } from './lines-without.ts';
import { enqueueCustomerDeletions } from './provider-customers.ts';

/**
 * The years for which the law requires order records, after the year of the payment: ten, by the EU's VAT
 * rules for cross-border sales (Directive 2006/112/EC, article 369k). This is the longest of all regions; the
 * UK requires six (VAT Notice 700/21). `privacy.md` promises the same.
 */
export const ORDER_YEARS = 10;

/** The orders per transaction. */
const BATCH = 500;

/** The last day on which an order has personal data, as an ISO date in UTC. */
export function keptUntil(createdAt: Date): string {
  return `${createdAt.getUTCFullYear() + ORDER_YEARS}-12-31`;
}

/**
 * Deletes names, addresses, tax numbers of buyers, phone numbers and personal texts of orders past the
 * retention period. What was bought and paid stays, for bookkeeping and creators. The Stripe customers are
 * deleted too.
 * @returns the number of orders
 */
export async function deletePersonalData(db: Database, now: Date): Promise<number> {
  const before = new Date(Date.UTC(now.getUTCFullYear() - ORDER_YEARS, 0, 1));
  const overdue = and(isNull(order.personalDataDeletedAt), lt(order.createdAt, before));
  let deleted = 0;
  for (;;) {
    const count = await inTransaction(db, async (queries) => {
      const found = await queries
        .select({ id: order.id })
        .from(order)
        .where(overdue)
        .orderBy(asc(order.createdAt))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      const ids = found.map(({ id }) => id);
      if (ids.length === 0) return 0;
      const words = { customization: null, previewUrl: null };
      await queries
        .update(orderLine)
        .set({ ...words, gift: null })
        .where(inArray(orderLine.orderId, ids));
      await queries.update(surveyAnswer).set({ answers: [] }).where(inArray(surveyAnswer.orderId, ids));
      await queries.update(productionJob).set(words).where(inArray(productionJob.orderId, ids));
      const attempts = await queries
        .select({
          id: checkoutAttempt.id,
          sessionId: checkoutAttempt.sessionId,
          customerId: checkoutAttempt.customerId,
          hasCustomer: sql<boolean>`${checkoutAttempt.customerRequest} is not null`,
        })
        .from(checkoutAttempt)
        .where(inArray(checkoutAttempt.id, ids));
      await enqueueCustomerDeletions(queries, attempts, now);
      await queries
        .update(checkoutAttempt)
        .set({
          customerRequest: null,
          customerId: null,
          sessionRequest: {},
          sessionUrl: null,
          gift: null,
          newsWording: null,
          consentedVisitor: null,
          lines: linesWithout('customization', 'previewUrl', 'gift'),
        })
        .where(inArray(checkoutAttempt.id, ids));
      await queries
        .update(order)
        .set({
          shippingName: null,
          shippingEmail: null,
          shippingPhone: null,
          shippingAddress: null,
          invoiceBuyer: null,
          gift: null,
          tracking: null,
          digitalConsent: null,
          personalDataDeletedAt: now,
        })
        .where(inArray(order.id, ids));
      // A tracking number leads to an address, and a note may name a person.
      await queries.update(shipment).set({ tracking: null }).where(inArray(shipment.orderId, ids));
      await queries.delete(orderNote).where(inArray(orderNote.orderId, ids));
      await queries.delete(addressChange).where(inArray(addressChange.orderId, ids));
      await queries.update(invoice).set({ buyer: null }).where(inArray(invoice.orderId, ids));
      return ids.length;
    });
    deleted += count;
    if (count < BATCH) return deleted;
  }
}
