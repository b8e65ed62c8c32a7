import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import { deskUser } from '#functions/db/schema/desk.ts';
import { order, orderLine } from '#functions/db/schema/orders.ts';
import type { MoneyState, ParcelState } from '#src/contracts/desk/order-answers.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { searchCondition } from './search.ts';

export type ListFilter = {
  search?: string | undefined;
  region?: RegionCode | undefined;
  money?: readonly MoneyState[] | undefined;
  parcel?: readonly ParcelState[] | undefined;
  /** `from` is inclusive, `to` exclusive. */
  from?: Date | undefined;
  to?: Date | undefined;
};

/** The cursor of a page: the last row of the page before. */
export type Cursor = { createdAt: Date; id: string };

export type ListedOrder = Pick<
  typeof order.$inferSelect,
  'id' | 'createdAt' | 'region' | 'currency' | 'total' | 'refunded' | 'moneyState' | 'parcelState'
> &
  Pick<typeof order.$inferSelect, 'waitsFor' | 'waitsUntil' | 'packingSince' | 'version' | 'intent'> & {
    name: string | null;
    country: string | null;
    isGift: boolean;
    delivery: string | null;
    packer: string | null;
    lines: { name: string; formatName: string; sku: string | null; quantity: number }[];
  };

/** How many lines of an order a list shows. */
const MAX_LINES = 3;
/** Counting stops here. */
const MAX_COUNTED = 1_000;

/**
 * A page of orders, newest first, or oldest first for what is to be packed. Two statements, whatever the
 * number of orders. Every filter has an index.
 */
export async function listOrders(
  db: Queries,
  filter: ListFilter,
  {
    after,
    perPage,
    isOldestFirst = false,
  }: { after?: Cursor | undefined; perPage: number; isOldestFirst?: boolean },
): Promise<ListedOrder[]> {
  const direction = isOldestFirst ? asc : desc;
  const rows = await db
    .select({
      id: order.id,
      createdAt: order.createdAt,
      region: order.region,
      currency: order.currency,
      total: order.total,
      refunded: order.refunded,
      intent: order.intent,
      moneyState: order.moneyState,
      parcelState: order.parcelState,
      waitsFor: order.waitsFor,
      waitsUntil: order.waitsUntil,
      packingSince: order.packingSince,
      version: order.version,
      name: order.shippingName,
      country: sql<string | null>`${order.shippingAddress} ->> 'country'`,
      isGift: sql<boolean>`${order.gift} is not null`,
      delivery: sql<string | null>`${order.delivery} ->> 'name'`,
      packer: deskUser.name,
    })
    .from(order)
    .leftJoin(deskUser, eq(deskUser.id, order.packingBy))
    .where(and(await conditionOf(db, filter), after && beyond(after, isOldestFirst)))
    .orderBy(direction(order.createdAt), direction(order.id))
    .limit(perPage);
  const lines = await linesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, lines: lines.get(row.id) ?? [] }));
}

/** How many orders a filter finds, up to {@link MAX_COUNTED}. */
export async function countOrders(db: Queries, filter: ListFilter): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(order)
    .where(await conditionOf(db, filter))
    .limit(MAX_COUNTED);
  const { rows } = await db.execute<{ count: string }>(sql`select count(*) from ${some.as('counted')}`);
  return Number(rows[0]?.count ?? 0);
}

/** The numbers of orders whose parcels are not done, by state, and of open disputes. One statement. */
export async function countOpen(db: Queries): Promise<Partial<Record<ParcelState, number>>> {
  const rows = await db
    .select({ state: order.parcelState, count: sql<number>`count(*)::integer` })
    .from(order)
    // The words of the index: PostgreSQL uses it for its exact condition only.
    .where(sql`${order.parcelState} in ('to_pack', 'packing', 'waits', 'on_hold', 'part_sent')`)
    .groupBy(order.parcelState);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

async function conditionOf(
  db: Queries,
  { search = '', region, money, parcel, from, to }: ListFilter,
): Promise<SQL | undefined> {
  return and(
    await searchCondition(db, search),
    region && eq(order.region, region),
    money && inArray(order.moneyState, [...money]),
    parcel && inArray(order.parcelState, [...parcel]),
    from && gte(order.createdAt, from),
    to && lt(order.createdAt, to),
  );
}

/** A comparison of rows, which an index supports, unlike "or". */
function beyond({ createdAt, id }: Cursor, isOldestFirst: boolean): SQL {
  const than = sql.raw(isOldestFirst ? '>' : '<');
  return sql`(${order.createdAt}, ${order.id}) ${than} (${createdAt.toISOString()}::timestamptz, ${id})`;
}

/** The first lines of orders, by a lateral join: see read-orders.ts. */
async function linesOf(db: Queries, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never[]>();
  const line = db
    .select({
      orderId: orderLine.orderId,
      name: orderLine.name,
      formatName: orderLine.formatName,
      sku: orderLine.sku,
      quantity: orderLine.quantity,
    })
    .from(orderLine)
    .where(sql`${orderLine.orderId} = wanted.id`)
    .orderBy(orderLine.position)
    .limit(MAX_LINES)
    .as('line');
  const rows = await db
    .select(line._.selectedFields)
    .from(sql`unnest(${sql.param([...ids])}::text[]) as wanted(id)`)
    .crossJoinLateral(line);
  return Map.groupBy(rows, ({ orderId }) => orderId);
}
