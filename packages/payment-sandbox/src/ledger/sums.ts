import type Stripe from 'stripe';
import type { Context } from '../context.ts';

/** Minor units; refunded and disputed amounts are positive here. */
type Sums = { charged: number; refunded: number; disputed: number; net: number };

type Entry = {
  id: string;
  /** Unix seconds. */
  created: number;
  category: string;
  /** Positive for incoming money, negative for outgoing money. */
  amount: number;
  currency: string;
  /** The charge, refund or dispute. */
  source: string;
  charge: string;
  payment_intent: string;
  session: string | null;
  client_reference_id: string | null;
};

export type Ledger = {
  /** All movements, oldest first. */
  entries: Entry[];
  /** Totals per currency. */
  totals: Record<string, Sums>;
  /** Totals per payment; without payments that were never paid. */
  payments: (Sums & Pick<Entry, 'session' | 'payment_intent' | 'client_reference_id' | 'currency'>)[];
};

/** The actual money movements. Tests compare them with the store's records. */
export function ledgerOf({ tables }: Context, only: { session?: string | undefined } = {}): Ledger {
  const totals: Ledger['totals'] = {};
  const payments = new Map<string, Ledger['payments'][number]>();
  const entries: Entry[] = [];
  for (const transaction of tables.ledger.values()) {
    // Payouts move what shoppers have paid; they are no movement of a payment.
    if (tables.payouts.has(String(transaction.source))) continue;
    const entry = entryOf(tables, transaction);
    if (only.session !== undefined && entry.session !== only.session) continue;
    entries.push(entry);
    const { currency, payment_intent, session, client_reference_id } = entry;
    const total = totals[currency] ?? none();
    totals[currency] = total;
    const payment = payments.get(payment_intent) ?? {
      session,
      payment_intent,
      client_reference_id,
      currency,
      ...none(),
    };
    payments.set(payment_intent, payment);
    add(total, entry);
    add(payment, entry);
  }
  return { entries, totals, payments: [...payments.values()] };
}

function entryOf(tables: Context['tables'], transaction: Stripe.BalanceTransaction): Entry {
  const { id, created, reporting_category: category } = transaction;
  const source = String(transaction.source);
  const back = tables.refunds.get(source)?.refund ?? tables.disputes.get(source);
  const charge = String(back?.charge ?? source);
  // In the currency of the payment, before any exchange.
  const { amount: moved, currency } = back ??
    tables.charges.get(source) ?? { amount: transaction.amount, currency: transaction.currency };
  const amount = Math.sign(transaction.amount) * moved;
  const intent = String(tables.charges.get(charge)?.payment_intent);
  const session = tables.sessions.by('intent', intent)[0]?.session;
  return {
    id,
    created,
    category,
    amount,
    currency,
    source,
    charge,
    payment_intent: intent,
    session: session?.id ?? null,
    client_reference_id: session?.client_reference_id ?? null,
  };
}

function add(sums: Sums, { category, amount }: Entry): void {
  sums.net += amount;
  if (category === 'charge') sums.charged += amount;
  else if (category.startsWith('refund')) sums.refunded -= amount;
  else sums.disputed -= amount;
}

function none(): Sums {
  return { charged: 0, refunded: 0, disputed: 0, net: 0 };
}
