import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '../db/open.ts';
import { foreignPayment, order } from '../db/schema/orders.ts';

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

/** A session, with what the provider says of it where it has just done so. */
type Found = { id: string; said?: Stripe.Checkout.Session };

/** The session that an event is about, or undefined when it is about none that is known. @throws when the provider cannot be asked */
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

/** The payment that an event is about. */
export function paymentOfEvent(event: Stripe.Event): string | undefined {
  const { payment_intent: payment } = event.data.object as Object;
  return typeof payment === 'string' ? payment : payment?.id;
}

/** The session that a payment was made in; of an order that is not recorded yet the provider knows it. One call at most. */
async function sessionOfPayment(
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
