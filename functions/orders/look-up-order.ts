import type { PaymentState } from '../../src/features/orders/paid-order.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { database } from '../db/open.ts';
import type { Order } from '../db/order-types.ts';
import { isAwaited } from '../fundings/follow-session.ts';
import { describeError, log } from '../platform/log.ts';
import { isStripeError, stripe } from '../platform/stripe.ts';
import { findOrder, isPaid, recordOrder, SESSION_EXPANSIONS } from './orders.ts';

const SESSION_ID = /^cs_(test|live)_[A-Za-z0-9_]{10,200}$/;

/**
 * The order behind the payment provider's return link, for a success page. It decides nothing: it reads the order, and where
 * the webhook is late it records what the provider says, by the same code.
 */
export async function lookUpOrder(
  sessionId: string,
  requestId: string,
): Promise<{ state: PaymentState; order?: Order }> {
  if (!SESSION_ID.test(sessionId)) return { state: 'unknown' };
  try {
    const known = await findOrder(database(), sessionId);
    if (known) return { state: 'paid', order: known };
    const session = await (await stripe()).checkout.sessions.retrieve(sessionId, {
      expand: [...SESSION_EXPANSIONS, 'payment_intent'],
    });
    if (!isPaid(session)) return { state: isAwaited(session) ? 'pending' : 'unpaid' };
    await recordOrder(database(), session, storeNow());
    const order = await findOrder(database(), sessionId);
    return order ? { state: 'paid', order } : { state: 'delayed' };
  } catch (error) {
    // Any other complaint is ours to mend, and no reason to tell somebody who has paid that we know nothing of it.
    if (isStripeError(error) && error.code === 'resource_missing') return { state: 'unknown' };
    log('error', 'success_page', { requestId, ...describeError(error) });
    return { state: 'delayed' };
  }
}
