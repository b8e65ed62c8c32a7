import { sql } from 'drizzle-orm';
import type { BooksDifference, PayoutPart } from '#src/contracts/desk/books.ts';
import type { Queries } from '../db/open.ts';
import type { Period } from './day-book.ts';

/** The provider's categories of what a buyer paid and got back. */
export const PAYMENT_CATEGORIES = [
  'charge',
  'charge_failure',
  'refund',
  'refund_failure',
  'partial_capture_reversal',
] as const;

/**
 * The orders of a period that differ from the provider's balance, without disputes. Orders newer than the
 * last import differ, so end the period before it. One query.
 */
export async function differences(db: Queries, { from, to }: Period): Promise<BooksDifference[]> {
  const { rows } = await db.execute<BooksDifference>(sql`
    select o.id as "orderId", o.currency,
      (o.total - o.gift_card_amount - (o.refunded - o.gift_card_refunded))::float8 as ordered,
      coalesce(b.amount, 0)::float8 as provided
    from "order" o left join lateral (
      select sum(t.source_amount) as amount from balance_transaction t
      where t.payment_id = o.payment_id and t.source_currency = o.currency
        and t.category in ${PAYMENT_CATEGORIES}
    ) b on true
    where o.created_at >= ${from} and o.created_at < ${to}
      and o.total - o.gift_card_amount - (o.refunded - o.gift_card_refunded) <> coalesce(b.amount, 0)
    order by o.created_at, o.id`);
  return rows;
}

/** What makes up a payout, oldest first, without the payout itself. The nets add up to its amount. */
export async function payoutParts(db: Queries, payoutId: string): Promise<PayoutPart[]> {
  const { rows } = await db.execute<PayoutPart>(sql`
    select t.id as "transactionId", t.category, o.id as "orderId", t.amount, t.fee, t.net
    from balance_transaction t left join "order" o on o.payment_id = t.payment_id
    where t.payout_id = ${payoutId} and t.source_id is distinct from ${payoutId}
    order by t.created_at, t.id`);
  return rows;
}
