import type Stripe from 'stripe';
import type { Database } from '../db/open.ts';
import { extendPlace, releasePlace } from './reward-places.ts';

/** How long a place waits for a bank that takes its time, in ms: direct debits are sure within a fortnight. */
const BANK_DAYS = 15 * 24 * 3_600_000;

/** Events after which an unpaid session's place is given back, or kept for as long as its bank needs. */
export const PLACE_EVENTS = ['checkout.session.expired', 'checkout.session.async_payment_failed'];

/**
 * What an unpaid session means for the place that it holds of a limited reward. Events come late and out of order, so `session`
 * is what the provider says now, with its payment expanded.
 */
export async function followUnpaid(
  db: Database,
  session: Pick<Stripe.Checkout.Session, 'client_reference_id' | 'status' | 'payment_intent'>,
  now: Date,
): Promise<void> {
  const attemptId = session.client_reference_id;
  if (!attemptId) return;
  if (isAwaited(session)) await extendPlace(db, attemptId, new Date(now.getTime() + BANK_DAYS));
  else if (session.status !== 'open') await releasePlace(db, attemptId);
}

/** A debit that the bank refused leaves its session complete and unpaid for good; only the payment itself tells. */
export function isAwaited({
  status,
  payment_intent: payment,
}: Pick<Stripe.Checkout.Session, 'status' | 'payment_intent'>): boolean {
  if (status !== 'complete') return false;
  return (
    typeof payment !== 'object' || !['requires_payment_method', 'canceled'].includes(payment?.status ?? '')
  );
}
