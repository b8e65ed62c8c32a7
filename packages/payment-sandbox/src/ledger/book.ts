import type Stripe from 'stripe';
import { seconds } from '../clock.ts';
import type { Context } from '../context.ts';
import { newId } from '../objects/ids.ts';

/** A movement of money: incoming amounts are positive, outgoing amounts are negative. */
type Movement = {
  type: 'charge' | 'payment' | 'refund' | 'payment_refund' | 'refund_failure' | 'adjustment';
  /** The reporting category at Stripe. */
  category: 'charge' | 'refund' | 'refund_failure' | 'dispute' | 'dispute_reversal';
  /** Minor units. */
  amount: number;
  currency: string;
  /** The charge, refund or dispute. */
  source: string;
  description?: string | null;
};

/** Records a movement as a Stripe balance transaction, without fees. */
export function book(context: Context, movement: Movement): Stripe.BalanceTransaction {
  const { amount, category, currency, source, type, description = null } = movement;
  const created = seconds(context.clock);
  const transaction: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: created,
    balance_type: 'payments',
    created,
    currency,
    description,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: amount,
    reporting_category: category,
    source,
    status: 'available',
    type,
  };
  context.tables.ledger.set(transaction.id, transaction);
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
