import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { commission, commissionReversal } from '../db/schema/payouts.ts';

/** What one payout code earned in one currency, in minor units. */
export type PayoutRow = {
  code: string;
  /** Whom the code credits, as it was with the latest of these orders. */
  source: string;
  currency: string;
  /** Orders that earn a commission. */
  orders: number;
  /** Orders with the code that earn none: pledges, and what its owner bought. */
  ordersWithout: number;
  /** What was paid for goods in the orders that earn. */
  goods: number;
  commission: number;
  /** What of it went back with refunds. */
  reversed: number;
  /** What is not to be paid yet, since the goods may still be sent back. */
  pending: number;
  /** What is to be paid: `commission` − `reversed` − `pending`. Of a period's payout it may be below 0, and is then owed to the shop. */
  due: number;
};

/** From the first moment of `from` to, but without, the first moment of `to`. */
export type Period = { from: Date; to: Date };

const earns = sql`reason is null`;
/** Sums of a query over nothing are null, and those of integers wider than an integer. */
const total = (what: SQL) => sql<number>`coalesce(sum(${what}), 0)::float8`;
const orders = sql<number>`count(distinct order_id) filter (where ${earns})`;
const ordersWithout = sql<number>`count(distinct order_id) - ${orders}`;

/**
 * What the orders of a period have earned by `now`, by code and currency: every refund since counts, so the same period may come to less
 * later on. @throws when the database cannot be read.
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
 * What fell due in a period, by code and currency, for paying it out. A commission counts on the day on which its goods can no longer be
 * sent back; what goes back later counts on the day on which it does. So each of them is in exactly one period, and a period that
 * is over never changes. @throws when the database cannot be read.
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

/** Counts come as text, since they may be larger than a number. */
function toRow(row: Record<string, unknown>): PayoutRow {
  const { code, source, currency, ...figures } = row;
  const numbers = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value)]));
  return { code, source, currency, ...numbers } as PayoutRow;
}
