import { type SQL, sql } from 'drizzle-orm';
import type { BooksDay } from '#src/contracts/desk/books.ts';
import type { Queries } from '../db/open.ts';

/** `from` is inclusive, `to` exclusive. Days are in UTC, as in the provider's reports. */
export type Period = { from: Date; to: Date };

export const DAY_FIGURES = [
  'goods',
  'giftCardsSold',
  'shipping',
  'taxOnTop',
  'discount',
  'total',
  'giftCardsSpent',
  'refunded',
  'refundedToGiftCards',
] as const satisfies readonly (keyof BooksDay)[];

/** A sum in minor units as a number. */
export const wholeSum = (what: SQL) => sql`coalesce(sum(${what}), 0)::float8`;
/** The UTC day of a time. */
export const utcDay = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;

/** Sales and refunds by day, region and currency. One query. */
export async function dayRows(db: Queries, { from, to }: Period): Promise<BooksDay[]> {
  const { rows } = await db.execute<BooksDay>(sql`
    with line as (
      select l.order_id,
        sum(l.unit_amount * l.quantity - l.discount) filter (where l.tax_kind is distinct from 'voucher') as goods,
        sum(l.unit_amount * l.quantity - l.discount) filter (where l.tax_kind = 'voucher') as cards,
        sum(l.unit_amount * l.quantity - l.discount) as paid
      from order_line l join "order" o on o.id = l.order_id
      where o.created_at >= ${from} and o.created_at < ${to} group by l.order_id
    ), moved as (
      select ${utcDay(sql`o.created_at`)} as day, o.region, o.currency, 1 as orders,
        coalesce(line.goods, 0) as goods, coalesce(line.cards, 0) as cards, o.shipping, o.discount, o.total,
        o.total - o.shipping - coalesce(line.paid, 0) as on_top,
        o.gift_card_amount as spent, 0 as refunded, 0 as to_card
      from "order" o left join line on line.order_id = o.id
      where o.created_at >= ${from} and o.created_at < ${to}
      union all
      select ${utcDay(sql`r.created_at`)}, o.region, o.currency, 0, 0, 0, 0, 0, 0, 0, 0,
        r.amount, case when r.to_gift_card then r.amount else 0 end
      from refund r join "order" o on o.id = r.order_id
      where r.created_at >= ${from} and r.created_at < ${to} and r.state <> 'failed'
    )
    select day, region, currency, ${wholeSum(sql`orders`)} as orders, ${wholeSum(sql`goods`)} as goods,
      ${wholeSum(sql`cards`)} as "giftCardsSold", ${wholeSum(sql`shipping`)} as shipping, ${wholeSum(sql`on_top`)} as "taxOnTop",
      ${wholeSum(sql`discount`)} as discount, ${wholeSum(sql`total`)} as total, ${wholeSum(sql`spent`)} as "giftCardsSpent",
      ${wholeSum(sql`refunded`)} as refunded, ${wholeSum(sql`to_card`)} as "refundedToGiftCards"
    from moved group by day, region, currency order by day, region, currency`);
  return rows;
}
