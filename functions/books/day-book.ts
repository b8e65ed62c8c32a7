import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/open.ts';

/** `from` is inclusive, `to` exclusive. Days are in UTC, as in the provider's reports. */
export type Period = { from: Date; to: Date };

/** A day of a region in one currency. Amounts in minor units. */
export type DayRow = {
  /** `2027-01-31`, in UTC. */
  day: string;
  region: string;
  currency: string;
  orders: number;
  /** Lines after discounts, without gift cards. Includes tax where prices do. */
  goods: number;
  /** Gift cards sold: a debt of the shop, not a sale. */
  giftCardsSold: number;
  shipping: number;
  /** What orders add up to beyond their lines and shipping: the tax on top of prices. */
  taxOnTop: number;
  discount: number;
  /** What orders cost: `goods + giftCardsSold + shipping + taxOnTop`. */
  total: number;
  /** The part of `total` paid by gift cards; the rest was paid through the provider. */
  giftCardsSpent: number;
  /** Refunds made on that day that have not failed, and the part of them that went to gift cards. */
  refunded: number;
  refundedToGiftCards: number;
};

/** The tax of a period by rate and kind of goods; `shipping` is a kind. Amounts in minor units. */
export type TaxRow = {
  region: string;
  currency: string;
  kind: string;
  /** In basis points; null when unknown or not one rate. */
  rate: number | null;
  /** Paid for it, after discounts. */
  amount: number;
  tax: number;
};

/** The provider's fees of a period, by currency of settlement and category, in minor units. */
export type FeeRow = { currency: string; category: string; amount: number; fee: number; net: number };

const int = (what: SQL) => sql`coalesce(sum(${what}), 0)::float8`;
const dayOf = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;

/** Sales and refunds by day, region and currency. One query. */
export async function dayRows(db: Queries, { from, to }: Period): Promise<DayRow[]> {
  const { rows } = await db.execute<DayRow>(sql`
    with line as (
      select l.order_id,
        sum(l.unit_amount * l.quantity - l.discount) filter (where l.tax_kind is distinct from 'voucher') as goods,
        sum(l.unit_amount * l.quantity - l.discount) filter (where l.tax_kind = 'voucher') as cards,
        sum(l.unit_amount * l.quantity - l.discount) as paid
      from order_line l join "order" o on o.id = l.order_id
      where o.created_at >= ${from} and o.created_at < ${to} group by l.order_id
    ), moved as (
      select ${dayOf(sql`o.created_at`)} as day, o.region, o.currency, 1 as orders,
        coalesce(line.goods, 0) as goods, coalesce(line.cards, 0) as cards, o.shipping, o.discount, o.total,
        o.total - o.shipping - coalesce(line.paid, 0) as on_top,
        o.gift_card_amount as spent, 0 as refunded, 0 as to_card
      from "order" o left join line on line.order_id = o.id
      where o.created_at >= ${from} and o.created_at < ${to}
      union all
      select ${dayOf(sql`r.created_at`)}, o.region, o.currency, 0, 0, 0, 0, 0, 0, 0, 0,
        r.amount, case when r.to_gift_card then r.amount else 0 end
      from refund r join "order" o on o.id = r.order_id
      where r.created_at >= ${from} and r.created_at < ${to} and r.state <> 'failed'
    )
    select day, region, currency, ${int(sql`orders`)} as orders, ${int(sql`goods`)} as goods,
      ${int(sql`cards`)} as "giftCardsSold", ${int(sql`shipping`)} as shipping, ${int(sql`on_top`)} as "taxOnTop",
      ${int(sql`discount`)} as discount, ${int(sql`total`)} as total, ${int(sql`spent`)} as "giftCardsSpent",
      ${int(sql`refunded`)} as refunded, ${int(sql`to_card`)} as "refundedToGiftCards"
    from moved group by day, region, currency order by day, region, currency`);
  return rows;
}

/** The tax of the orders of a period, before refunds, by region, currency, kind and rate. One query. */
export async function taxRows(db: Queries, { from, to }: Period): Promise<TaxRow[]> {
  const { rows } = await db.execute<TaxRow>(sql`
    with part as (
      select o.region, o.currency, coalesce(l.tax_kind, 'unknown') as kind, l.tax_rate as rate,
        l.unit_amount * l.quantity - l.discount as amount, coalesce(l.tax_amount, 0) as tax
      from order_line l join "order" o on o.id = l.order_id
      where o.created_at >= ${from} and o.created_at < ${to}
      union all
      select o.region, o.currency, 'shipping', (share->>'rate')::int, (share->>'amount')::int, (share->>'tax')::int
      from "order" o cross join jsonb_array_elements(o.shipping_taxes) share
      where o.created_at >= ${from} and o.created_at < ${to}
      union all
      -- Where the tax is unknown, the shipping has no shares.
      select o.region, o.currency, 'shipping', null, o.shipping, 0
      from "order" o
      where o.created_at >= ${from} and o.created_at < ${to}
        and o.shipping > 0 and jsonb_array_length(o.shipping_taxes) = 0
    )
    select region, currency, kind, rate, ${int(sql`amount`)} as amount, ${int(sql`tax`)} as tax
    from part group by region, currency, kind, rate order by region, currency, kind, rate`);
  return rows;
}

/** The movements of the provider's balance in a period, without payouts. One query. */
export async function feeRows(db: Queries, { from, to }: Period): Promise<FeeRow[]> {
  const { rows } = await db.execute<FeeRow>(sql`
    select currency, category, ${int(sql`amount`)} as amount, ${int(sql`fee`)} as fee, ${int(sql`net`)} as net
    from balance_transaction
    where created_at >= ${from} and created_at < ${to} and category not in ('payout', 'payout_reversal')
    group by currency, category order by currency, category`);
  return rows;
}
