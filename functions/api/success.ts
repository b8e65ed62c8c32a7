import type { Config } from '@netlify/functions';
import Stripe from 'stripe';
import { builtPage } from '../lib/built-page.ts';
import { database } from '../lib/db.ts';
import { endpoint } from '../lib/http.ts';
import { describeError, log } from '../lib/log.ts';
import type { Order } from '../lib/order-types.ts';
import { findOrder, isPaid, recordOrder, SESSION_EXPANSIONS } from '../lib/orders.ts';
import { stripe } from '../lib/stripe.ts';
import { orderPart, type PaymentState } from '../lib/success-part.ts';
import { visitorRegion } from '../lib/visitor-region.ts';

const SESSION_ID = /^cs_(test|live)_[A-Za-z0-9_]{10,200}$/;

/**
 * `GET /basket/success?session_id=…`: the built page with the order behind the payment provider's return link filled
 * in. It decides nothing: it reads the order, and where the webhook is late it records what the provider says, by the
 * same code. It shows what was bought and nothing of who bought it, since the address is no proof of who is looking.
 */
export default endpoint({
  GET: async (request, { context, requestId }) => {
    const sessionId = new URL(request.url).searchParams.get('session_id') ?? '';
    const { state, order } = await lookUp(sessionId, requestId);
    return builtPage(order?.region ?? visitorRegion(request, context), '/basket/success', {
      order: orderPart(state, order),
    });
  },
});

export const config: Config = { path: '/basket/success' };

async function lookUp(sessionId: string, requestId: string): Promise<{ state: PaymentState; order?: Order }> {
  if (!SESSION_ID.test(sessionId)) return { state: 'unknown' };
  try {
    const known = await findOrder(database(), sessionId);
    if (known) return { state: 'paid', order: known };
    const session = await stripe().checkout.sessions.retrieve(sessionId, {
      expand: [...SESSION_EXPANSIONS, 'payment_intent'],
    });
    if (!isPaid(session)) return { state: isAwaited(session) ? 'pending' : 'unpaid' };
    await recordOrder(database(), session);
    const order = await findOrder(database(), sessionId);
    return order ? { state: 'paid', order } : { state: 'delayed' };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return { state: 'unknown' };
    log('error', 'success_page', { requestId, ...describeError(error) });
    return { state: 'delayed' };
  }
}

/** A debit that the bank refused leaves its session complete and unpaid for good; only the payment itself tells. */
function isAwaited({ status, payment_intent: payment }: Stripe.Checkout.Session): boolean {
  if (status !== 'complete') return false;
  return (
    typeof payment !== 'object' || !['requires_payment_method', 'canceled'].includes(payment?.status ?? '')
  );
}
