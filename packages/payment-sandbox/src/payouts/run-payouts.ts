import type Stripe from 'stripe';
import { seconds } from '../clock.ts';
import type { Context } from '../context.ts';
import { newId } from '../objects/ids.ts';

const DAY = 24 * 60 * 60;
/** The key of the day up to which payouts were made, among the settings. */
const UP_TO = 'paidOutUpTo';

/**
 * Makes the payouts of each midnight (UTC) since the last call, one for each currency: what is available by
 * then. A balance that is not positive waits. Called before the balance changes or is read.
 */
export function runPayouts(context: Context): void {
  const { account, clock, tables } = context;
  if (!account.hasPayouts) return;
  const now = seconds(clock);
  const last = Math.floor(now / DAY) * DAY;
  const reached = tables.settings.get(UP_TO) ?? last;
  if (reached > last) return;
  for (const [id, { payout }] of tables.payouts) {
    if (payout.status !== 'in_transit' || payout.arrival_date > now) continue;
    payout.status = 'paid';
    tables.payouts.touch(id);
  }
  for (let midnight = reached + DAY; midnight <= last; midnight += DAY) {
    // Without a balance, the days between have no payouts.
    if (tables.balance.size === 0) break;
    payOut(context, midnight, now);
  }
  if (tables.settings.get(UP_TO) === last) return;
  tables.settings.set(UP_TO, last);
  context.state.changed();
}

function payOut({ tables }: Context, midnight: number, now: number): void {
  const available = new Map<string, Stripe.BalanceTransaction[]>();
  for (const id of tables.balance.keys()) {
    const transaction = tables.ledger.get(id) as Stripe.BalanceTransaction;
    if (transaction.available_on > midnight) continue;
    if (transaction.status === 'pending') {
      transaction.status = 'available';
      tables.ledger.touch(id);
    }
    available.set(transaction.currency, [...(available.get(transaction.currency) ?? []), transaction]);
  }
  for (const [currency, transactions] of available) {
    const amount = transactions.reduce((sum, { net }) => sum + net, 0);
    if (amount <= 0) continue;
    const payout = buildPayout({ amount, currency, created: midnight });
    if (payout.arrival_date <= now) payout.status = 'paid';
    const own = payoutTransaction(payout, -amount, midnight);
    payout.balance_transaction = own.id;
    tables.ledger.set(own.id, own);
    tables.payouts.set(payout.id, { payout, transactions: [own.id, ...transactions.map(({ id }) => id)] });
    for (const { id } of transactions) tables.balance.delete(id);
  }
}

/** The bank returns a payout. Its amount is in the balance again. */
export function failPayout(context: Context, id: string): Stripe.Payout | undefined {
  const record = context.tables.payouts.get(id);
  if (!record) return undefined;
  const { payout } = record;
  if (payout.status === 'failed') return payout;
  const created = seconds(context.clock);
  const back = { ...payoutTransaction(payout, payout.amount, created), type: 'payout_failure' as const };
  back.reporting_category = 'payout_reversal';
  payout.status = 'failed';
  payout.failure_code = 'account_closed';
  payout.failure_message = 'The bank account has been closed.';
  payout.failure_balance_transaction = back.id;
  context.tables.ledger.set(back.id, back);
  context.tables.balance.set(back.id, true);
  context.tables.payouts.touch(id);
  return payout;
}

function payoutTransaction(
  { id, currency }: Stripe.Payout,
  amount: number,
  created: number,
): Stripe.BalanceTransaction {
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: created,
    balance_type: 'payments',
    created,
    currency,
    description: 'STRIPE PAYOUT',
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: amount,
    reporting_category: 'payout',
    source: id,
    status: 'available',
    type: 'payout',
  };
}

function buildPayout(facts: { amount: number; currency: string; created: number }): Stripe.Payout {
  return {
    id: newId('po'),
    object: 'payout',
    amount: facts.amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: facts.created + DAY,
    automatic: true,
    balance_transaction: null,
    created: facts.created,
    currency: facts.currency,
    description: 'STRIPE PAYOUT',
    destination: 'ba_sandbox',
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'in_transit',
    trace_id: null,
    type: 'bank_account',
  };
}
