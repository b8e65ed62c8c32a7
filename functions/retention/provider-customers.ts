import type Stripe from 'stripe';
import type { Queries } from '../db/open.ts';
import type { Attempt } from '../db/schema/attempts.ts';
import { PRIORITY } from '../db/schema/outbox.ts';
import { enqueueAll } from '../outbox/enqueue.ts';
import { isStripeError } from '../platform/stripe.ts';

/** The kind of row in the outbox that deletes a customer at the payment provider. */
export const DELETE_CUSTOMER = 'delete-customer';

/** How many customers are deleted in a minute, so that a large night does not stand before everything else that waits. */
const PER_MINUTE = 60;

type Made = Pick<Attempt, 'id' | 'customerId' | 'sessionId'> & { hasCustomer: boolean };

/**
 * Has the provider's customers of attempts deleted, in the transaction that deletes what the store knew of them. The outbox tries again
 * until the provider has done it. Attempts from before customers were remembered name their session instead.
 * @returns how many that are
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

/** Deletes a customer at the provider. One that is gone already is fine. @throws to be tried again, what the provider answers otherwise */
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
