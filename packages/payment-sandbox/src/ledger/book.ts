import type Stripe from 'stripe';
import { seconds } from '../clock.ts';
import type { Context } from '../context.ts';
import { type Account, settled } from '../money/account.ts';
import { newId } from '../objects/ids.ts';
import { runPayouts } from '../payouts/run-payouts.ts';

/** A movement of money: incoming amounts are positive, outgoing amounts are negative. */
type Movement = {
  type:
    | 'charge'
    | 'payment'
    | 'refund'
    | 'payment_refund'
    | 'refund_failure'
    | 'adjustment'
    | 'payout'
    | 'payout_failure';
  /** The reporting category at Stripe. */
  category:
    | 'charge'
    | 'refund'
    | 'refund_failure'
    | 'dispute'
    | 'dispute_reversal'
    | 'payout'
    | 'payout_reversal';
  /** Minor units. */
  amount: number;
  currency: string;
  /** The charge, refund, dispute or payout. */
  source: string;
  description?: string | null;
};

/** How long after a payment its money is available, in seconds. */
const DELAY = 2 * 24 * 60 * 60;

/** Records a movement as a Stripe balance transaction, with the fee and the exchange rate of the account. */
export function book(context: Context, movement: Movement): Stripe.BalanceTransaction {
  runPayouts(context);
  const { category, source, type, description = null } = movement;
  const { amount, currency, rate } = settled(context.account, movement.amount, movement.currency);
  const created = seconds(context.clock);
  const fee = feeOf(context.account, category, amount);
  const isLater = category === 'charge' && context.account.hasPayouts;
  const transaction: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: isLater ? created + DELAY : created,
    balance_type: 'payments',
    created,
    currency,
    description,
    exchange_rate: rate,
    fee,
    fee_details: fee === 0 ? [] : [feeDetail(fee, currency, category)],
    net: amount - fee,
    reporting_category: category,
    source,
    status: isLater ? 'pending' : 'available',
    type,
  };
  context.tables.ledger.set(transaction.id, transaction);
  if (context.account.hasPayouts && type !== 'payout') context.tables.balance.set(transaction.id, true);
  return transaction;
}

/** Records the money of a charge, and sets the charge's balance transaction. */
export function bookCharge(context: Context, charge: Stripe.Charge): void {
  const transaction = book(context, {
    type: isCard(charge) ? 'charge' : 'payment',
    category: 'charge',
    amount: charge.amount_captured,
    currency: charge.currency,
    source: charge.id,
    description: charge.description,
  });
  charge.balance_transaction = transaction.id;
}

export function isCard(charge: Stripe.Charge): boolean {
  return charge.payment_method_details?.type === 'card';
}

/** Refunds cost nothing, and return no fee. */
function feeOf({ fee, disputeFee }: Account, category: Movement['category'], amount: number): number {
  if (category === 'dispute') return disputeFee;
  if (category !== 'charge') return 0;
  return Math.round((amount * fee.basisPoints) / 10_000) + fee.fixed;
}

function feeDetail(
  amount: number,
  currency: string,
  category: Movement['category'],
): Stripe.BalanceTransaction.FeeDetail {
  const description = category === 'dispute' ? 'Dispute fee' : 'Stripe processing fees';
  return { amount, application: null, currency, description, type: 'stripe_fee' };
}
