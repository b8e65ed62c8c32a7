import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { bookCharge } from '../ledger/book.ts';
import { debitFailed } from '../money/cards.ts';
import { settleCharge } from '../objects/charge.ts';
import * as intents from '../objects/payment-intent.ts';
import type { SessionRecord } from '../state/tables.ts';
import { emit } from '../webhooks/events.ts';

/** Whether the session waits for the result of a bank debit. */
export function isAwaitingDebit(context: Context, { session }: SessionRecord): boolean {
  if (session.status !== 'complete' || session.payment_status !== 'unpaid') return false;
  return context.tables.intents.get(String(session.payment_intent))?.status === 'processing';
}

/** Settles a delayed debit: paid, or not. Does nothing to a session that does not wait for one. */
export function settleDebit(context: Context, record: SessionRecord, hasPaid: boolean): void {
  record.settlesAt = null;
  context.tables.sessions.touch(record.session.id);
  if (!isAwaitingDebit(context, record)) return;
  const { session } = record;
  const intent = context.tables.intents.get(String(session.payment_intent)) as Stripe.PaymentIntent;
  const charge = context.tables.charges.get(String(intent.latest_charge)) as Stripe.Charge;
  const kind = charge.payment_method_details?.type ?? '';
  settleCharge(charge, hasPaid ? null : debitFailed);
  if (hasPaid) {
    intents.succeed(intent, charge.id);
    session.payment_status = 'paid';
  } else {
    intents.fail(intent, charge.id, debitFailed, kind);
  }
  void emit(context, hasPaid ? 'charge.succeeded' : 'charge.failed', charge, null);
  if (hasPaid) bookCharge(context, charge);
  void emit(context, hasPaid ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', intent, null);
  const type = hasPaid ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed';
  void emit(context, type, session, null);
}
