import { eq } from 'drizzle-orm';
import type { PaymentState } from '../../src/features/orders/paid-order.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { database } from '../db/open.ts';
import type { Order } from '../db/order-types.ts';
import { checkoutAttempt } from '../db/schema/attempts.ts';
import { BUDGETS } from '../limits/budgets.ts';
import { type Caller, spend } from '../limits/hold-back.ts';
import { describeError, log } from '../platform/log.ts';
import { isStripeError, stripe } from '../platform/stripe.ts';
import { type Fulfilled, fulfil } from './fulfil.ts';
import { findOrder } from './read-orders.ts';

const SESSION_ID = /^cs_(test|live)_[A-Za-z0-9_]{10,200}$/;

/**
 * The order behind the payment provider's return link, for a success page. It decides nothing: it reads the order, and where
 * the webhook is late it brings the store to where the provider is, by the same code. The provider is asked about sessions that the
 * store has opened, and about no others, so that made-up addresses cost no call, and so often only: beyond that the page says what it says
 * while the provider is away.
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
    const fulfilled = await fulfil(sessionId, { db, stripe: await stripe() }, storeNow());
    if (fulfilled !== 'recorded' && fulfilled !== 'known') return { state: STATES[fulfilled] };
    const order = await findOrder(db, sessionId);
    return order ? { state: 'paid', order } : { state: 'delayed' };
  } catch (error) {
    if (isStripeError(error) && error.code === 'resource_missing') return { state: 'unknown' };
    // Whatever else went wrong is ours to mend, and no reason to tell somebody who has paid that we know nothing of it.
    log('error', 'success_page', { requestId: call.requestId, ...describeError(error) });
    return { state: 'delayed' };
  }
}

const STATES: Readonly<Record<Exclude<Fulfilled, 'recorded' | 'known'>, PaymentState>> = {
  processing: 'pending',
  open: 'unpaid',
  expired: 'unpaid',
  failed: 'unpaid',
  foreign: 'unknown',
};
