import { and, desc, eq, getTableColumns, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { comparableAddress } from '#src/core/comparable-address.ts';
import type { Queries } from '../db/open.ts';
import type { Order, OrderLine, OrderStatus } from '../db/order-types.ts';
import { invoice } from '../db/schema/invoices.ts';
import { order, orderLine } from '../db/schema/orders.ts';
import { orderTax } from './tax/order-tax.ts';

/** The order of a session, or undefined when there is none yet. */
export function findOrder(db: Queries, sessionId: string): Promise<Order | undefined> {
  return findOne(db, eq(order.sessionId, sessionId));
}

/** The order with this number, or undefined. */
export function findOrderById(db: Queries, id: string): Promise<Order | undefined> {
  return findOne(db, eq(order.id, id));
}

/** The order of a number, a session (cs_…) or a payment (pi_…), or undefined. */
export function findOrderByReference(db: Queries, reference: string): Promise<Order | undefined> {
  if (reference.startsWith('cs_')) return findOrder(db, reference);
  if (reference.startsWith('pi_')) return findOne(db, eq(order.paymentId, reference));
  return findOrderById(db, reference);
}

type OrderRow = typeof order.$inferSelect;
/** The number of an order's invoice, by the index of the one that each has at most. */
const INVOICE_NUMBER = sql<string | null>`(select ${invoice.number} from ${invoice}
  where ${invoice.orderId} = ${order.id} and ${invoice.kind} = 'invoice')`;
/** Filters for orders. All given conditions must match. `from` is inclusive, `to` exclusive. */
export type OrderFilter = {
  status?: OrderStatus | undefined;
  /** The customer's email address, case-insensitive. */
  email?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
};

/**
 * The condition for a status. Shipping and money are independent: `fulfilled` finds every shipped order, even
 * if it was refunded or disputed later, and `held` every order on hold. The other statuses match the `status`
 * column.
 */
function inStatus(status: OrderStatus): SQL {
  if (status === 'fulfilled') return isNotNull(order.fulfilledAt);
  if (status === 'held')
    return sql`${order.releasedAt} is null and (${order.heldReason} is not null or ${order.fraudWarningAt} is not null)`;
  return eq(order.status, status);
}

/**
 * Orders, newest first, in pages of `perPage`: two statements per page. Pages continue after the last row
 * (keyset pagination), so new orders shift nothing. The lines of a page and the orders of the next are read
 * in parallel, which saves a round trip if the pool has two connections.
 */
export async function* orderPages(
  db: Queries,
  { status, email, from, to, perPage = 2_000 }: OrderFilter & { perPage?: number } = {},
): AsyncGenerator<Order[]> {
  const read = (last?: OrderRow) =>
    db
      .select({ ...getTableColumns(order), invoiceNumber: INVOICE_NUMBER })
      .from(order)
      .where(
        and(
          status && inStatus(status),
          email === undefined ? undefined : sql`lower(${order.shippingEmail}) = ${comparableAddress(email)}`,
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

/**
 * Orders with the same time are sorted by number. Uses a row comparison because an index supports it,
 * unlike "or".
 */
function olderThan({ createdAt, id }: Pick<Order, 'createdAt' | 'id'>): SQL {
  return sql`(${order.createdAt}, ${order.id}) < (${createdAt.toISOString()}::timestamptz, ${id})`;
}

async function findOne(db: Queries, which: SQL): Promise<Order | undefined> {
  const rows = await db.select().from(order).where(which);
  const [found] = rows.length > 0 ? await withLines(db, rows) : [];
  return found;
}

/**
 * Reads the lines of orders with a lateral join. With many ids in "in (…)" the planner scans the lines of all
 * orders for every page. The sorted subquery keeps it from choosing another join.
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
  isShipped: _isShipped,
  words: _words,
  customization,
  gift,
  previewUrl,
  taxKind,
  taxAmount,
  sku,
  contains,
  ...line
}: typeof orderLine.$inferSelect): OrderLine {
  return {
    ...line,
    ...(sku !== null && { sku }),
    ...(contains !== null && { contains }),
    ...(taxKind !== null && { taxKind }),
    ...(taxAmount !== null && { taxAmount }),
    ...(customization !== null && { customization }),
    ...(gift !== null && { gift }),
    ...(previewUrl !== null && { previewUrl }),
  };
}
