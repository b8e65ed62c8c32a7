import { and, desc, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/open.ts';
import type { Order, OrderLine, OrderStatus } from '../db/order-types.ts';
import { order, orderLine } from '../db/schema/orders.ts';
import { orderTax } from '../tax/order-tax.ts';

/** The order of a session, or undefined while there is none. */
export function findOrder(db: Queries, sessionId: string): Promise<Order | undefined> {
  return findOne(db, eq(order.sessionId, sessionId));
}

/** The order of that number, or undefined when there is none. */
export function findOrderById(db: Queries, id: string): Promise<Order | undefined> {
  return findOne(db, eq(order.id, id));
}

/** The order of a number, a session (cs_…) or a payment (pi_…) of the provider, or undefined while there is none. */
export function findOrderByReference(db: Queries, reference: string): Promise<Order | undefined> {
  if (reference.startsWith('cs_')) return findOrder(db, reference);
  if (reference.startsWith('pi_')) return findOne(db, eq(order.paymentId, reference));
  return findOrderById(db, reference);
}

type OrderRow = typeof order.$inferSelect;
/** Which orders: all conditions that are named hold. Times are from `from` up to, but without, `to`. */
export type OrderFilter = {
  status?: OrderStatus | undefined;
  /** The buyer's address, in any case of letters. */
  email?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
};

/**
 * The orders of a state. Where the parcel is and where the money is are two facts: `fulfilled` finds every order that was sent, also one
 * that was refunded or disputed since, and `held` every one that a person still has to release. Others are the most pressing thing
 * about an order, as its `status` says.
 */
function inStatus(status: OrderStatus): SQL {
  if (status === 'fulfilled') return isNotNull(order.fulfilledAt);
  if (status === 'held')
    return sql`${order.releasedAt} is null and (${order.heldReason} is not null or ${order.fraudWarningAt} is not null)`;
  return eq(order.status, status);
}

/**
 * Orders, newest first, page by page: two statements a page however many orders there are, and each page begins where the one before
 * it ended, so that orders that come in meanwhile shift nothing. The lines of a page and the orders of the next are asked for
 * together, so that a page is one wait where the pool has two connections.
 */
export async function* orderPages(
  db: Queries,
  { status, email, from, to, perPage = 2_000 }: OrderFilter & { perPage?: number } = {},
): AsyncGenerator<Order[]> {
  const read = (last?: OrderRow) =>
    db
      .select()
      .from(order)
      .where(
        and(
          status && inStatus(status),
          email === undefined ? undefined : sql`lower(${order.shippingEmail}) = ${email.toLowerCase()}`,
          from && gte(order.createdAt, from),
          to && lt(order.createdAt, to),
          last && olderThan(last),
        ),
      )
      .orderBy(desc(order.createdAt), desc(order.id))
      .limit(perPage);
  let rows = await read();
  while (rows.length > 0) {
    const [page, next] = await Promise.all([
      withLines(db, rows),
      rows.length === perPage ? read(rows.at(-1)) : [],
    ]);
    yield page;
    rows = next;
  }
}

/** Orders of the same instant follow each other by their numbers. One comparison of rows, since an index begins at one and not at an "or". */
function olderThan({ createdAt, id }: Pick<Order, 'createdAt' | 'id'>): SQL {
  return sql`(${order.createdAt}, ${order.id}) < (${createdAt.toISOString()}::timestamptz, ${id})`;
}

async function findOne(db: Queries, which: SQL): Promise<Order | undefined> {
  const rows = await db.select().from(order).where(which);
  const [found] = rows.length > 0 ? await withLines(db, rows) : [];
  return found;
}

/**
 * The lines are looked up order by order, in one statement: for so many numbers at once ("in (…)") the planner goes through the
 * lines of all orders there are instead, for each page anew. A sorted subquery is one that it does not join in another way.
 */
async function withLines(db: Queries, rows: OrderRow[]): Promise<Order[]> {
  const ids = rows.map(({ id }) => id);
  const line = db
    .select()
    .from(orderLine)
    .where(sql`${orderLine.orderId} = wanted.id`)
    .orderBy(orderLine.position)
    .as('line');
  const lines = await db
    .select(line._.selectedFields)
    .from(sql`unnest(${sql.param(ids)}::text[]) as wanted(id)`)
    .crossJoinLateral(line);
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return rows.map((row) => withTax({ ...row, lines: (byOrder.get(row.id) ?? []).map(toLine) }));
}

function withTax(row: Omit<Order, 'totalTaxAmount'>): Order {
  return { ...row, totalTaxAmount: orderTax(row).total };
}

function toLine({
  orderId: _order,
  position: _position,
  customization,
  previewUrl,
  taxKind,
  taxAmount,
  ...line
}: typeof orderLine.$inferSelect): OrderLine {
  return {
    ...line,
    ...(taxKind !== null && { taxKind }),
    ...(taxAmount !== null && { taxAmount }),
    ...(customization !== null && { customization }),
    ...(previewUrl !== null && { previewUrl }),
  };
}
