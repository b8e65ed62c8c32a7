import { and, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { dayOf } from '#src/core/dates.ts';
import { takenOff, taxedParts } from '#src/core/invoices/taxed-parts.ts';
import { paidParts } from '#src/core/orders/paid-parts.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import type { Queries } from '../db/open.ts';
import { order, orderLine } from '../db/schema/orders.ts';
import { refund } from '../db/schema/refunds-and-disputes.ts';
import type { Period } from './day-book.ts';

/**
 * `kind` is a kind of goods, `shipping` or `unknown`. `rate` in basis points;
 * null when unknown or not one rate.
 */
type Taxed = {
  kind: string;
  rate: number | null;
  /** In minor units, with tax and after discounts. */
  gross: number;
  /** In minor units; 0 when it is unknown. */
  tax: number;
};

/** A sale or a refund. Amounts in minor units, above 0 for both. `parts` add up to `provider + giftCard`. */
export type Turnover = {
  event: 'sale' | 'refund';
  /** `2027-01-31`, in UTC. */
  day: string;
  region: string;
  /** The country that is taxed, if it is known. */
  country: string | null;
  currency: string;
  /** What was paid or refunded through the provider, and by gift card. */
  provider: number;
  giftCard: number;
  parts: Taxed[];
};

/** Only what is needed, because there may be many. */
const ORDER = {
  id: order.id,
  region: order.region,
  currency: order.currency,
  createdAt: order.createdAt,
  total: order.total,
  shipping: order.shipping,
  tax: order.tax,
  taxSource: order.taxSource,
  taxCountry: order.taxCountry,
  shippingTaxes: order.shippingTaxes,
  giftCardAmount: order.giftCardAmount,
};
const LINE = {
  orderId: orderLine.orderId,
  quantity: orderLine.quantity,
  unitAmount: orderLine.unitAmount,
  discount: orderLine.discount,
  taxKind: orderLine.taxKind,
  taxRate: orderLine.taxRate,
  taxAmount: orderLine.taxAmount,
};
type OrderRow = Pick<typeof order.$inferSelect, keyof typeof ORDER>;
type LineRow = Pick<typeof orderLine.$inferSelect, keyof typeof LINE>;

/** How many orders are read at once. */
const PAGE = 2_000;

/**
 * The sales of a period, oldest first, then its refunds that have not failed. Each part has the tax that was
 * recorded, and a refund takes off the parts what its credit note does. Two queries for each page of orders.
 */
export async function* turnoverOf(db: Queries, period: Period): AsyncGenerator<Turnover> {
  yield* sales(db, period);
  yield* refunds(db, period);
}

async function* sales(db: Queries, { from, to }: Period): AsyncGenerator<Turnover> {
  let last: string | undefined;
  do {
    const beyond = after(sql`"order"`, order, last);
    const orders = await db
      .select(ORDER)
      .from(order)
      .where(and(gte(order.createdAt, from), lt(order.createdAt, to), beyond))
      .orderBy(order.createdAt, order.id)
      .limit(PAGE);
    const lines = await linesOf(db, orders);
    for (const one of orders) {
      const own = lines.get(one.id) ?? [];
      const { taxed } = partsOf(one, own);
      yield {
        event: 'sale',
        ...placeOf(one, one.createdAt),
        provider: one.total - one.giftCardAmount,
        giftCard: one.giftCardAmount,
        parts: taxed.map(({ position, rate, gross, tax }) => ({
          kind: kindOf(own, position),
          rate,
          gross,
          tax: tax ?? 0,
        })),
      };
    }
    last = orders.length === PAGE ? orders.at(-1)?.id : undefined;
  } while (last);
}

async function* refunds(db: Queries, { from, to }: Period): AsyncGenerator<Turnover> {
  let last: string | undefined;
  do {
    const beyond = after(sql`refund`, refund, last);
    const made = await db
      .select()
      .from(refund)
      .where(and(gte(refund.createdAt, from), lt(refund.createdAt, to), ne(refund.state, 'failed'), beyond))
      .orderBy(refund.createdAt, refund.id)
      .limit(PAGE);
    const ids = [...new Set(made.map(({ orderId }) => orderId))];
    const orders = ids.length > 0 ? await db.select(ORDER).from(order).where(inArray(order.id, ids)) : [];
    const lines = await linesOf(db, orders);
    const all = await allRefunds(db, ids);
    const byId = new Map(orders.map((one) => [one.id, one]));
    for (const one of made) {
      const of = byId.get(one.orderId);
      if (!of) continue;
      const own = lines.get(of.id) ?? [];
      const { paid, taxed } = partsOf(of, own);
      const told = all.get(of.id) ?? [];
      const at = told.findIndex(({ id }) => id === one.id);
      const before = takenOff(taxed, paid, told.slice(0, at));
      const now = takenOff(taxed, paid, told.slice(0, at + 1));
      yield {
        event: 'refund',
        ...placeOf(of, one.createdAt),
        provider: one.toGiftCard ? 0 : one.amount,
        giftCard: one.toGiftCard ? one.amount : 0,
        parts: taxed.map(({ position, rate }, part) => ({
          kind: kindOf(own, position),
          rate,
          gross: (now[part]?.gross ?? 0) - (before[part]?.gross ?? 0),
          tax: (now[part]?.tax ?? 0) - (before[part]?.tax ?? 0),
        })),
      };
    }
    last = made.length === PAGE ? made.at(-1)?.id : undefined;
  } while (last);
}

function partsOf(one: OrderRow, lines: readonly LineRow[]) {
  const paid = paidParts(one, lines);
  return {
    paid,
    taxed: taxedParts({ ...one, lines, isTaxInside: regionOf(one.region).pricesIncludeTax }, paid),
  };
}

function placeOf({ region, taxCountry, currency }: OrderRow, at: Date) {
  return { day: dayOf(at), region, country: taxCountry, currency };
}

function kindOf(lines: readonly LineRow[], position: number | 'shipping'): string {
  return position === 'shipping' ? 'shipping' : (lines[position]?.taxKind ?? 'unknown');
}

/**
 * The rows after the one with this id, by time and id. The database compares its times,
 * which are finer than ours.
 */
function after(table: SQL, { createdAt, id }: typeof order | typeof refund, last?: string) {
  if (last === undefined) return undefined;
  return sql`(${createdAt}, ${id}) > (select created_at, id from ${table} where id = ${last})`;
}

async function linesOf(db: Queries, orders: readonly OrderRow[]): Promise<Map<string, LineRow[]>> {
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const lines = await db
    .select(LINE)
    .from(orderLine)
    .where(inArray(orderLine.orderId, ids))
    .orderBy(orderLine.orderId, orderLine.position);
  return Map.groupBy(lines, ({ orderId }) => orderId);
}

async function allRefunds(db: Queries, orderIds: readonly string[]) {
  if (orderIds.length === 0) return new Map<string, (typeof refund.$inferSelect)[]>();
  const rows = await db
    .select()
    .from(refund)
    .where(and(inArray(refund.orderId, [...orderIds]), ne(refund.state, 'failed')))
    .orderBy(refund.createdAt, refund.id);
  return Map.groupBy(rows, ({ orderId }) => orderId);
}
