import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '../db/open.ts';
import { order } from '../db/schema/orders.ts';

/** Events of a session: what became of its payment. */
const SESSION_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
];
/** Events of a payment: what was given back of it, or is disputed. */
const PAYMENT_EVENTS = [
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
];
export const FRAUD_EVENT = 'radar.early_fraud_warning.created';

/** Every event that the store follows. README.md lists them for whoever sets up the webhook; a test holds the two together. */
export const FOLLOWED_EVENTS: readonly string[] = [...SESSION_EVENTS, ...PAYMENT_EVENTS, FRAUD_EVENT];

type Object = { id: string; payment_intent?: string | { id: string } | null };

/** The session that an event is about, or undefined when it is about none that is known. @throws when the provider cannot be asked */
export async function sessionOfEvent(
  event: Stripe.Event,
  services: { db: Database; stripe: Stripe },
): Promise<string | undefined> {
  if (SESSION_EVENTS.includes(event.type)) return (event.data.object as Object).id;
  const paymentId = paymentOfEvent(event);
  return paymentId === undefined ? undefined : sessionOfPayment(paymentId, services);
}

/** The payment that an event is about. */
export function paymentOfEvent(event: Stripe.Event): string | undefined {
  const { payment_intent: payment } = event.data.object as Object;
  return typeof payment === 'string' ? payment : payment?.id;
}

/** The session that a payment was made in; of an order that is not recorded yet the provider knows it. */
export async function sessionOfPayment(
  paymentId: string,
  { db, stripe }: { db: Database; stripe: Stripe },
): Promise<string | undefined> {
  const [known] = await db
    .select({ sessionId: order.sessionId })
    .from(order)
    .where(eq(order.paymentId, paymentId));
  if (known) return known.sessionId;
  const { data } = await stripe.checkout.sessions.list({ payment_intent: paymentId, limit: 1 });
  return data[0]?.id;
}
