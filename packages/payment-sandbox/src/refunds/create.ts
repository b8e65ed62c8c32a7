import type Stripe from 'stripe';
import { seconds } from '../clock.ts';
import type { Cause, Context } from '../context.ts';
import { ApiError, badParam } from '../http/errors.ts';
import { book, isCard } from '../ledger/book.ts';
import { refundCourse } from '../money/cards.ts';
import { amountStep, formatAmount } from '../money/currencies.ts';
import { buildRefund } from '../objects/refund.ts';
import type { RefundRecord } from '../state/tables.ts';
import { emit } from '../webhooks/events.ts';
import { settleRefund } from './settle.ts';

export type RefundRequest = {
  /** Minor units; default: all that is left. */
  amount?: number | undefined;
  reason?: Stripe.Refund.Reason | null | undefined;
  metadata?: unknown;
};

/**
 * Refunds a charge. A refund to a card succeeds at once. Other payment methods, and the test cards for late
 * refunds, take time.
 * @throws {ApiError} 400 if nothing is left, the amount is more than is left, or a dispute has withdrawn
 * the money
 */
export function createRefund(
  context: Context,
  charge: Stripe.Charge,
  request: RefundRequest,
  cause: Cause | null,
): Stripe.Refund {
  const amount = amountOf(context, charge, request.amount);
  const { reason = null, metadata } = request;
  const refund = buildRefund(charge, { amount, reason, metadata }, seconds(context.clock));
  const record: RefundRecord = { refund, settlesAt: null };
  const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  // A charge that is refunded in full cannot be refunded again, whatever an inquiry allows.
  if (charge.refunded)
    for (const dispute of context.tables.disputes.by('charge', charge.id))
      dispute.is_charge_refundable = false;
  if (reason === 'fraudulent') charge.fraud_details = { user_report: 'fraudulent' };
  const transaction = book(context, {
    type: isCard(charge) ? 'refund' : 'payment_refund',
    category: 'refund',
    amount: -amount,
    currency: charge.currency,
    source: refund.id,
  });
  refund.balance_transaction = transaction.id;
  const course = isCard(charge) ? refundCourse(charge.payment_method_details?.card?.last4) : 'late';
  if (course !== 'late') {
    refund.status = 'succeeded';
    delete refund.pending_reason;
  }
  context.tables.refunds.set(refund.id, record);
  void emit(context, 'refund.created', refund, cause);
  void emit(context, 'charge.refunded', charge, cause, changed(before, charge));
  if (course === 'at_once') settleRefund(context, record, true);
  else waitForBank(context, record);
  return refund;
}

function waitForBank(context: Context, record: RefundRecord): void {
  const delay = context.tables.settings.get('settleAfterMs') ?? null;
  if (delay === null) return;
  record.settlesAt = context.clock.now() + delay;
  context.tables.refunds.touch(record.refund.id);
  context.timer.arm(record.settlesAt);
}

function amountOf(context: Context, charge: Stripe.Charge, requested: number | undefined): number {
  if (charge.status !== 'succeeded') {
    throw new ApiError(
      400,
      `This PaymentIntent (${charge.payment_intent}) does not have a successful charge to refund.`,
      { param: 'payment_intent' },
    );
  }
  if (isChargedBack(context, charge)) {
    throw new ApiError(400, `Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const left = charge.amount_captured - charge.amount_refunded;
  if (left <= 0) {
    throw new ApiError(400, `Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = requested ?? left;
  if (amount > left) {
    const of = charge.amount_refunded === 0 ? 'charge amount' : 'unrefunded amount on charge';
    const text = (minor: number) => formatAmount(minor, charge.currency, 'en-US');
    throw badParam('amount', `Refund amount (${text(amount)}) is greater than ${of} (${text(left)})`);
  }
  if (amount % amountStep(charge.currency) !== 0) {
    throw badParam(
      'amount',
      `Invalid amount: ${charge.currency} takes multiples of ${amountStep(charge.currency)}.`,
    );
  }
  return amount;
}

/** Whether a dispute has withdrawn the money and not returned it. */
function isChargedBack({ tables }: Context, charge: Stripe.Charge): boolean {
  return tables.disputes
    .by('charge', charge.id)
    .some(({ status, is_charge_refundable }) => !is_charge_refundable && status !== 'won');
}

/** The previous values of the fields that changed. */
function changed<T extends object>(before: T, after: T): Partial<T> {
  const entries = Object.entries(before).filter(([key, value]) => after[key as keyof T] !== value);
  return Object.fromEntries(entries) as Partial<T>;
}
