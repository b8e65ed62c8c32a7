import { eq } from 'drizzle-orm';
import { database } from '#functions/db/open.ts';
import type { Order } from '#functions/db/order-types.ts';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { BUDGETS } from '#functions/limits/budgets.ts';
import { type Caller, spend } from '#functions/limits/rate-limit.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { isStripeError, stripe } from '#functions/platform/stripe.ts';
import type { PaymentState } from '#src/core/orders/paid-order.ts';
import { storeNow } from '#src/lib/clock.ts';
import { findOrder } from '../read-orders.ts';
import { type SyncResult, syncSession } from '../sync-session.ts';

const SESSION_ID = /^cs_(test|live)_[A-Za-z0-9_]{10,200}$/;

/**
 * Finds the order for the success page that Stripe redirects to. When the webhook is late, it syncs the
 * session itself. Stripe is asked only about sessions that this store opened, and only within a budget:
 * beyond it the state is `delayed`, as when Stripe is down.
 */
export async function lookUpOrder(
  sessionId: string,
  call: Caller,
): Promise<{ state: PaymentState; order?: Order }> {
  if (!SESSION_ID.test(sessionId)) return { state: 'unknown' };
  const db = database();
  try {
    const known = await findOrder(db, sessionId);
    if (known) return { state: 'paid', order: known };
    const [attempt] = await db
      .select({ id: checkoutAttempt.id })
      .from(checkoutAttempt)
      .where(eq(checkoutAttempt.sessionId, sessionId));
    if (!attempt) return { state: 'unknown' };
    if (await spend(BUDGETS.confirmation, attempt.id, call)) return { state: 'delayed' };
    const synced = await syncSession(sessionId, { db, stripe: await stripe() }, storeNow());
    if (synced !== 'recorded' && synced !== 'known') return { state: STATES[synced] };
    const order = await findOrder(db, sessionId);
    return order ? { state: 'paid', order } : { state: 'delayed' };
  } catch (error) {
    if (isStripeError(error) && error.code === 'resource_missing') return { state: 'unknown' };
    // Any other failure is the store's own. A customer who has paid must not read that the order is unknown.
    log('error', 'success_page', { requestId: call.requestId, ...describeError(error) });
    return { state: 'delayed' };
  }
}

const STATES: Readonly<Record<Exclude<SyncResult, 'recorded' | 'known'>, PaymentState>> = {
  processing: 'pending',
  open: 'unpaid',
  expired: 'unpaid',
  failed: 'unpaid',
  foreign: 'unknown',
};
