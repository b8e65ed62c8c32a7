import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { noSuch } from '../http/errors.ts';
import { runPayouts } from '../payouts/run-payouts.ts';
import type { Handler } from './calls.ts';
import { listPage, paginate } from './paginate.ts';

type Params = {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
  created?: number | { gt?: number; gte?: number; lt?: number; lte?: number };
};
type TransactionParams = Params & { currency?: string; payout?: string; source?: string; type?: string };
type PayoutParams = Params & { arrival_date?: Params['created']; destination?: string; status?: string };

export const transaction: Handler<object> = {
  kind: 'transaction',
  run({ context, id }) {
    runPayouts(context);
    const object = context.tables.ledger.get(id);
    if (!object) throw noSuch('balance transaction', id, 'id');
    return { object };
  },
};

export const transactions: Handler<TransactionParams> = {
  kind: 'transaction',
  isList: true,
  run({ context, params }) {
    runPayouts(context);
    const { currency, payout, source, type } = params;
    const page = { url: '/v1/balance_transactions', kind: 'balance transaction', params };
    const isWanted = (one: Stripe.BalanceTransaction) =>
      (currency === undefined || one.currency === currency) &&
      (type === undefined || one.type === type) &&
      (source === undefined || one.source === source);
    if (payout !== undefined) return { object: paginate(ofPayout(context, payout).filter(isWanted), page) };
    const within = source === undefined ? undefined : { index: 'source', key: source };
    return { object: listPage({ table: context.tables.ledger, within, isWanted }, (one) => one, page) };
  },
};

export const payout: Handler<object> = {
  kind: 'payout',
  run({ context, id }) {
    runPayouts(context);
    const record = context.tables.payouts.get(id);
    if (!record) throw noSuch('payout', id, 'payout');
    return { object: record.payout };
  },
};

export const payouts: Handler<PayoutParams> = {
  kind: 'payout',
  isList: true,
  run({ context, params }) {
    runPayouts(context);
    const { status, destination } = params;
    const isWanted = ({ payout: one }: { payout: Stripe.Payout }) =>
      (status === undefined || one.status === status) &&
      (destination === undefined || one.destination === destination);
    const page = { url: '/v1/payouts', kind: 'payout', params };
    return { object: listPage({ table: context.tables.payouts, isWanted }, (one) => one.payout, page) };
  },
};

function ofPayout({ tables }: Context, id: string): Stripe.BalanceTransaction[] {
  const record = tables.payouts.get(id);
  if (!record) throw noSuch('payout', id, 'payout', 400);
  return record.transactions.flatMap((one) => tables.ledger.get(one) ?? []);
}
