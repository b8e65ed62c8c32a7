import type Stripe from 'stripe';
import { address, type Bench, card, order, post } from './bench.ts';

export type Paid = { session: string; intent: string; charge: string; created: Stripe.Checkout.Session };

/** A session of £28.00 that was paid with a card; `more` adds fields of the payment page. */
export async function paid(
  { stripe }: Bench,
  fields: Record<string, string> = {},
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Paid> {
  const created = await stripe.checkout.sessions.create(order(more));
  const answer = await post(created.url ?? '', { ...address, ...card, ...fields });
  if (answer.status !== 303) throw new Error(`The payment was not taken: ${answer.status}`);
  const session = await stripe.checkout.sessions.retrieve(created.id, { expand: ['payment_intent'] });
  const intent = session.payment_intent as Stripe.PaymentIntent;
  return { session: created.id, intent: intent.id, charge: String(intent.latest_charge), created };
}

/** The balance of the whole ledger, in minor units. */
export function balance({ provider }: Bench): number {
  return [...provider.tables.ledger.values()].reduce((sum, { net }) => sum + net, 0);
}
