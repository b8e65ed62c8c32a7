import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { commission, commissionReversal } from '../db/schema/payouts.ts';

/** The earnings of a payout code in one currency, in minor units. */
export type PayoutRow = {
  code: string;
  /** The code's owner, as of the latest of these orders. */
  source: string;
  currency: string;
  /** Orders with a commission. */
  orders: number;
  /** Orders with the code but without a commission: pledges, gift cards, and the owner's own. */
  ordersWithout: number;
  /** The amount paid for goods in the orders with a commission. */
  goods: number;
  commission: number;
  /** The part of it reversed by refunds. */
  reversed: number;
  /** The part that is not payable yet, because the goods can still be returned. */
  pending: number;
  /**
   * The payable amount: `commission` − `reversed` − `pending`.
   * Negative in a period in which the owner owes the shop.
   */
  due: number;
};

/** `from` is inclusive, `to` exclusive. */
export type Period = { from: Date; to: Date };

const earns = sql`reason is null`;
/** Sums of no rows are null, and sums of integers are bigint; this makes both a number. */
const total = (what: SQL) => sql<number>`coalesce(sum(${what}), 0)::float8`;
const orders = sql<number>`count(distinct order_id) filter (where ${earns})`;
const ordersWithout = sql<number>`count(distinct order_id) - ${orders}`;

/**
 * What the orders of a period have earned up to `now`, by code and currency. Later refunds count too, so the
 * result of a period can become lower.
 * @throws when the database fails
 */
export async function earnedInPeriod(db: Database, { from, to }: Period, now: Date): Promise<PayoutRow[]> {
  const isPending = sql`due_at > ${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute(sql`
    select code, (array_agg(source order by created_at desc))[1] as source, currency,
      ${orders} as "orders", ${ordersWithout} as "ordersWithout",
      ${total(sql`case when ${earns} then goods end`)} as goods,
      ${total(sql`amount`)} as commission, ${total(sql`reversed`)} as reversed,
      ${total(sql`case when ${isPending} then amount - reversed end`)} as pending,
      ${total(sql`case when not ${isPending} then amount - reversed end`)} as due
    from ${commission}
    where created_at >= ${from.toISOString()}::timestamptz and created_at < ${to.toISOString()}::timestamptz
    group by code, currency order by code, currency`);
  return rows.map(toRow);
}

/**
 * What fell due in a period, by code and currency, for payouts. A commission counts on the day its return
 * period ends, a later reversal on its own day. So each amount is in exactly one period, and a past period
 * never changes.
 * @throws when the database fails
 */
export async function dueInPeriod(db: Database, { from, to }: Period): Promise<PayoutRow[]> {
  const { rows } = await db.execute(sql`
    with booked as (
      select code, source, currency, order_id, reason, goods, amount, 0 as reversed, due_at as booked_at
      from ${commission}
      union all
      select line.code, line.source, line.currency, null, null, 0, 0, step.amount, greatest(step.created_at, line.due_at)
      from ${commissionReversal} step join ${commission} line using (order_id, position)
    )
    select code, (array_agg(source order by booked_at desc))[1] as source, currency,
      ${orders} as "orders", ${ordersWithout} as "ordersWithout",
      ${total(sql`case when ${earns} then goods end`)} as goods,
      ${total(sql`amount`)} as commission, ${total(sql`reversed`)} as reversed,
      0 as pending, ${total(sql`amount - reversed`)} as due
    from booked
    where booked_at >= ${from.toISOString()}::timestamptz and booked_at < ${to.toISOString()}::timestamptz
    group by code, currency order by code, currency`);
  return rows.map(toRow);
}

/** Counts arrive as text, because bigint may exceed a number. */
function toRow(row: Record<string, unknown>): PayoutRow {
  const { code, source, currency, ...figures } = row;
  const numbers = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value)]));
  return { code, source, currency, ...numbers } as PayoutRow;
}
