import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { book, isCard } from '../ledger/book.ts';
import { refundCourse } from '../money/cards.ts';
import { cardReference } from '../objects/refund.ts';
import type { RefundRecord } from '../state/tables.ts';
import { emit } from '../webhooks/events.ts';

/** Whether the refund still waits for a bank, or a bank may still return it. */
export function isUnsettled({ tables }: Context, { refund }: RefundRecord): boolean {
  if (refund.status === 'pending') return true;
  const charge = tables.charges.get(String(refund.charge));
  const last4 = charge?.payment_method_details?.card?.last4;
  return refund.status === 'succeeded' && refundCourse(last4) === 'bounced';
}

/** The bank's default result: it accepts the money, except for the test card that returns it. */
export function settleRefundByItself(context: Context, record: RefundRecord): void {
  settleRefund(context, record, record.refund.status === 'pending');
}

/**
 * Settles a refund: the bank has accepted the money or returned it. If it was returned, Stripe subtracts
 * the amount from the refunded amount and adds it to the balance. Does nothing to a refund that has failed
 * before.
 */
export function settleRefund(context: Context, record: RefundRecord, hasArrived: boolean): void {
  const { refund } = record;
  record.settlesAt = null;
  context.tables.refunds.touch(refund.id);
  if (refund.status === 'failed') return;
  const charge = context.tables.charges.get(String(refund.charge)) as Stripe.Charge;
  const before = { status: refund.status, destination_details: refund.destination_details };
  if (hasArrived) arrive(refund, charge);
  else bounce(context, refund, charge);
  const previous = Object.fromEntries(
    Object.entries(before).filter(([key, value]) => refund[key as keyof typeof before] !== value),
  );
  if (Object.keys(previous).length === 0) return;
  if (!hasArrived) void emit(context, 'refund.failed', refund, null);
  void emit(context, 'refund.updated', refund, null, previous);
  void emit(context, 'charge.refund.updated', refund, null, previous);
}

function arrive(refund: Stripe.Refund, charge: Stripe.Charge): void {
  refund.status = 'succeeded';
  delete refund.pending_reason;
  if (isCard(charge)) refund.destination_details = cardReference();
}

function bounce(context: Context, refund: Stripe.Refund, charge: Stripe.Charge): void {
  refund.status = 'failed';
  refund.failure_reason = isCard(charge) ? 'expired_or_canceled_card' : 'unknown';
  delete refund.pending_reason;
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  context.tables.charges.touch(charge.id);
  refund.failure_balance_transaction = book(context, {
    type: 'refund_failure',
    category: 'refund_failure',
    amount: refund.amount,
    currency: refund.currency,
    source: refund.id,
  }).id;
}
