import { sql } from 'drizzle-orm';
import type { BooksFee } from '#src/contracts/desk/books.ts';
import type { Queries } from '../db/open.ts';
import { type Period, utcDay, wholeSum } from './day-book.ts';

/** Movements of the provider's balance on a day: payments, refunds, disputes and fees. In minor units. */
type ProviderRow = BooksFee & { day: string };

export const PROVIDER_FIGURES = ['count', 'amount', 'fee', 'net'] as const;

/**
 * The movements of the provider's balance by day, region, currency and category, without payouts. One query.
 */
export async function providerRows(db: Queries, { from, to }: Period): Promise<ProviderRow[]> {
  const { rows } = await db.execute<ProviderRow>(sql`
    select ${utcDay(sql`t.created_at`)} as day, o.region, t.currency, t.category, count(*)::int as count,
      ${wholeSum(sql`t.amount`)} as amount, ${wholeSum(sql`t.fee`)} as fee, ${wholeSum(sql`t.net`)} as net
    from balance_transaction t left join "order" o on o.payment_id = t.payment_id
    where t.created_at >= ${from} and t.created_at < ${to} and t.category not in ('payout', 'payout_reversal')
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`);
  return rows;
}

/**
 * A movement of the balance that a payout contains, with its payout. Amounts in minor units of its currency.
 */
export type PaidOutRow = {
  payoutId: string;
  /** The days on which it was made and is at the bank. */
  madeOn: string;
  arrivesOn: string;
  status: string;
  currency: string;
  /** Null, as all that follows, when the provider does not say what the payout is made of. */
  transactionId: string | null;
  day: string | null;
  category: string | null;
  orderId: string | null;
  amount: number | null;
  fee: number | null;
  net: number | null;
};

/**
 * What the payouts that were made in a period are made of. The nets of a payout add up to its amount.
 * One query.
 */
export async function paidOutRows(db: Queries, { from, to }: Period): Promise<PaidOutRow[]> {
  const { rows } = await db.execute<PaidOutRow>(sql`
    select p.id as "payoutId", ${utcDay(sql`p.created_at`)} as "madeOn", ${utcDay(sql`p.arrives_at`)} as "arrivesOn",
      p.status, p.currency, t.id as "transactionId", ${utcDay(sql`t.created_at`)} as day, t.category,
      o.id as "orderId", t.amount, t.fee, case when t.id is null then p.amount else t.net end as net
    from provider_payout p
      left join balance_transaction t on t.payout_id = p.id and t.source_id is distinct from p.id
      left join "order" o on o.payment_id = t.payment_id
    where p.created_at >= ${from} and p.created_at < ${to}
    order by p.created_at, p.id, t.created_at, t.id`);
  return rows;
}
