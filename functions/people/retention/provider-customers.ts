import type Stripe from 'stripe';
import type { Queries } from '#functions/db/open.ts';
import type { Attempt } from '#functions/db/schema/attempts.ts';
import { PRIORITY } from '#functions/db/schema/outbox.ts';
import { enqueueAll } from '#functions/mail/outbox/enqueue.ts';
import { isStripeError } from '#functions/platform/stripe.ts';

/** The outbox kind that deletes a customer at Stripe. */
export const DELETE_CUSTOMER = 'delete-customer';

/** How many customers are deleted per minute, so that a large batch does not delay other outbox rows. */
const PER_MINUTE = 60;

type Made = Pick<Attempt, 'id' | 'customerId' | 'sessionId'> & { hasCustomer: boolean };

/**
 * Queues the deletion of the attempts' Stripe customers, in the transaction that deletes the store's data.
 * The outbox retries until Stripe has done it. Old attempts have no customer id, so their session's customer
 * is deleted.
 * @returns the number of customers
 */
export async function enqueueCustomerDeletions(
  queries: Queries,
  attempts: readonly Made[],
  now: Date,
): Promise<number> {
  const rows = attempts
    .filter(({ customerId, sessionId, hasCustomer }) => customerId || (hasCustomer && sessionId))
    .map(({ id, customerId, sessionId }, at) => ({
      kind: DELETE_CUSTOMER,
      key: `${DELETE_CUSTOMER}:${id}`,
      priority: PRIORITY.later,
      payload: customerId ? { customerId } : { sessionId },
      dueAt: new Date(now.getTime() + Math.floor(at / PER_MINUTE) * 60_000),
    }));
  return rows.length > 0 ? enqueueAll(queries, rows, now) : 0;
}

/**
 * Deletes a Stripe customer. Ignores one that is already deleted.
 * @throws other Stripe errors, to be retried
 */
export async function deleteCustomer(payload: Record<string, unknown>, stripe: Stripe): Promise<void> {
  try {
    const customer = payload.customerId ?? (await customerOfSession(String(payload.sessionId), stripe));
    if (typeof customer === 'string') await stripe.customers.del(customer);
  } catch (error) {
    if (!isStripeError(error) || error.code !== 'resource_missing') throw error;
  }
}

async function customerOfSession(id: string, stripe: Stripe): Promise<string | undefined> {
  const { customer } = await stripe.checkout.sessions.retrieve(id);
  return typeof customer === 'string' ? customer : customer?.id;
}
