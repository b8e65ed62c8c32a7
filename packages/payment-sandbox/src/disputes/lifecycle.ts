import type Stripe from 'stripe';
import { seconds } from '../clock.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/errors.ts';
import { book } from '../ledger/book.ts';
import { buildDispute, buildFraudWarning } from '../objects/dispute.ts';
import { emit } from '../webhooks/events.ts';

/** `inquiry`: the bank only asks, and does not withdraw the money yet. */
export type DisputeRequest = {
  amount?: number | undefined;
  reason?: string | undefined;
  isInquiry?: boolean | undefined;
};

/**
 * Opens a dispute. The amount that has not been refunded is withdrawn until the bank decides.
 * @throws {ApiError} 400 if nothing can be disputed
 */
export function openDispute(
  context: Context,
  charge: Stripe.Charge,
  request: DisputeRequest = {},
): Stripe.Dispute {
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = request.amount ?? left;
  if (charge.status !== 'succeeded' || amount < 1 || amount > left || isDisputed(context, charge)) {
    throw new ApiError(400, `Charge ${charge.id} has nothing left that could be disputed.`);
  }
  const { reason = 'fraudulent', isInquiry = false } = request;
  const dispute = buildDispute(charge, { amount, reason, isInquiry }, seconds(context.clock));
  charge.disputed = true;
  context.tables.charges.touch(charge.id);
  context.tables.disputes.set(dispute.id, dispute);
  void emit(context, 'charge.dispute.created', dispute, null);
  if (isInquiry) return dispute;
  move(context, dispute, -dispute.amount);
  void emit(context, 'charge.dispute.funds_withdrawn', dispute, null);
  return dispute;
}

/**
 * Closes a dispute with the bank's decision. If it was won, the withdrawn amount is returned. Does nothing
 * to a closed dispute.
 */
export function closeDispute(context: Context, dispute: Stripe.Dispute, isWon: boolean): void {
  if (!isOpen(dispute)) return;
  const hasTaken = dispute.balance_transactions.length > 0;
  if (dispute.status.startsWith('warning_')) dispute.status = 'warning_closed';
  else dispute.status = isWon ? 'won' : 'lost';
  dispute.is_charge_refundable = dispute.status !== 'lost';
  if (isWon && hasTaken) {
    move(context, dispute, dispute.amount);
    void emit(context, 'charge.dispute.funds_reinstated', dispute, null);
  }
  void emit(context, 'charge.dispute.closed', dispute, null);
}

/** Creates a card network's early fraud warning. The money does not move. */
export function raiseFraudWarning(context: Context, charge: Stripe.Charge): Stripe.Radar.EarlyFraudWarning {
  if (charge.status !== 'succeeded') throw new ApiError(400, `Charge ${charge.id} has not been paid.`);
  const warning = buildFraudWarning(charge, seconds(context.clock));
  context.tables.warnings.set(warning.id, warning);
  void emit(context, 'radar.early_fraud_warning.created', warning, null);
  return warning;
}

/** Whether the dispute waits for the bank's decision. */
export function isOpen({ status }: Stripe.Dispute): boolean {
  return !['won', 'lost', 'warning_closed'].includes(status);
}

function isDisputed({ tables }: Context, charge: Stripe.Charge): boolean {
  return tables.disputes
    .by('charge', charge.id)
    .some((dispute) => isOpen(dispute) || dispute.status === 'lost');
}

function move(context: Context, dispute: Stripe.Dispute, amount: number): void {
  const transaction = book(context, {
    type: 'adjustment',
    category: amount < 0 ? 'dispute' : 'dispute_reversal',
    amount,
    currency: dispute.currency,
    source: dispute.id,
    description: `Chargeback ${amount < 0 ? 'withdrawal' : 'reversal'} for ${dispute.charge}`,
  });
  dispute.balance_transactions = [...dispute.balance_transactions, transaction];
}
