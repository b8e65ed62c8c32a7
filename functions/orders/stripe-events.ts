import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '../db/open.ts';
import { order } from '../db/schema/orders.ts';
import { foreignPayment } from '../db/schema/provider.ts';

/** Events about a session: the result of its payment. */
const SESSION_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
];
/** Events about a payment: refunds and disputes. */
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

/**
 * Every event the store handles. docs/deploying.md lists them for the webhook endpoint;
 * a test compares the two.
 */
export const HANDLED_EVENTS: readonly string[] = [...SESSION_EVENTS, ...PAYMENT_EVENTS, FRAUD_EVENT];

type Object = { id: string; payment_intent?: string | { id: string } | null };

/** A session id, with the session itself when the event contains it or Stripe has just returned it. */
type Found = { id: string; said?: Stripe.Checkout.Session };

/**
 * The session of an event, or undefined when none is known.
 * @throws when Stripe does not answer
 */
export async function sessionOfEvent(
  event: Stripe.Event,
  services: { db: Database; stripe: Stripe },
): Promise<Found | undefined> {
  if (SESSION_EVENTS.includes(event.type)) {
    const said = event.data.object as Stripe.Checkout.Session;
    return { id: said.id, said };
  }
  const paymentId = paymentOfEvent(event);
  return paymentId === undefined ? undefined : sessionOfPayment(paymentId, services);
}

/** The id of the payment of an event. */
export function paymentOfEvent(event: Stripe.Event): string | undefined {
  const { payment_intent: payment } = event.data.object as Object;
  return typeof payment === 'string' ? payment : payment?.id;
}

/** The session of a payment. If its order is not recorded yet, Stripe is asked, with at most one call. */
export async function sessionOfPayment(
  paymentId: string,
  { db, stripe }: { db: Database; stripe: Stripe },
): Promise<Found | undefined> {
  const [known] = await db.select({ id: order.sessionId }).from(order).where(eq(order.paymentId, paymentId));
  if (known) return known;
  const [foreign] = await db
    .select({ id: foreignPayment.sessionId })
    .from(foreignPayment)
    .where(eq(foreignPayment.paymentId, paymentId));
  if (foreign) return undefined;
  const { data } = await stripe.checkout.sessions.list({ payment_intent: paymentId, limit: 1 });
  const [said] = data;
  return said && { id: said.id, said };
}
