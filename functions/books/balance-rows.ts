import type Stripe from 'stripe';
import type { balanceTransaction, providerPayout } from '../db/schema/balance.ts';

export type BalanceRow = typeof balanceTransaction.$inferInsert;

/** A balance transaction, with its source expanded, as a row. */
export function transactionRow(one: Stripe.BalanceTransaction): BalanceRow {
  const { id, type, amount, fee, net } = one;
  const source = typeof one.source === 'object' ? (one.source as Source | null) : null;
  const isExchanged = one.exchange_rate !== null && source?.amount !== undefined;
  return {
    id,
    type,
    category: one.reporting_category,
    sourceId: source?.id ?? (one.source as string | null),
    paymentId: idOf(source?.payment_intent) ?? null,
    amount,
    fee,
    net,
    currency: one.currency.toUpperCase(),
    sourceAmount: isExchanged ? Math.sign(amount) * Math.abs(source?.amount ?? amount) : amount,
    sourceCurrency: ((isExchanged && source?.currency) || one.currency).toUpperCase(),
    exchangeRate: one.exchange_rate,
    availableAt: new Date(one.available_on * 1000),
    createdAt: new Date(one.created * 1000),
  };
}

export function payoutRow(one: Stripe.Payout): typeof providerPayout.$inferInsert {
  return {
    id: one.id,
    amount: one.amount,
    currency: one.currency.toUpperCase(),
    status: one.status,
    failureCode: one.failure_code,
    isAutomatic: one.automatic,
    arrivesAt: new Date(one.arrival_date * 1000),
    createdAt: new Date(one.created * 1000),
  };
}

/** What charges, refunds and disputes have in common. */
type Source = {
  id: string;
  amount?: number;
  currency?: string;
  payment_intent?: string | { id: string } | null;
};

function idOf(payment: Source['payment_intent']): string | undefined {
  return typeof payment === 'string' ? payment : payment?.id;
}
