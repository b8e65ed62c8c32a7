import { desc, eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { DEFAULT_REGION, isRegionCode, regionOf } from '../../src/core/regions/regions.ts';
import { type Database, inTransaction, type Queries } from '../db/open.ts';
import type { Order, OrderLine } from '../db/order-types.ts';
import { type Attempt, checkoutAttempt } from '../db/schema/attempts.ts';
import { order, orderLine, webhookEvent } from '../db/schema/orders.ts';
import { applyRecorded } from './effects.ts';

/** The event that told of a session, remembered in the same transaction as the order it caused. */
export type Notice = { id: string; type: string };

/** Everything the recording needs of a session: ask the provider for it with these expanded. */
export const SESSION_EXPANSIONS = ['line_items'];

/** True when the provider says that this session's money is sure. */
export function isPaid(session: Pick<Stripe.Checkout.Session, 'status' | 'payment_status'>): boolean {
  return (
    session.status === 'complete' &&
    (session.payment_status === 'paid' || session.payment_status === 'no_payment_required')
  );
}

/**
 * Records the order of a paid session, once, whoever asks and however often: the webhook, the success page, both at
 * the same moment. The session id is unique in the database; whoever comes second changes nothing.
 * `now` is the time that its rows bear. Answers false when it was there already. @throws when the database refuses: nothing is written then.
 */
export async function recordOrder(
  db: Database,
  session: Stripe.Checkout.Session,
  now: Date,
  notice?: Notice,
): Promise<boolean> {
  return inTransaction(db, async (queries) => {
    if (notice)
      await queries
        .insert(webhookEvent)
        .values({ ...notice, sessionId: session.id, receivedAt: now })
        .onConflictDoNothing();
    const attempt = await attemptOf(queries, session);
    const made = await insertOrder(queries, { ...orderRow(session, attempt), createdAt: now });
    if (!made) return false;
    const lines = linesOf(session, attempt);
    await queries
      .insert(orderLine)
      .values(lines.map((line, position) => ({ ...line, orderId: made.id, position })));
    const isAttempts = attempt?.id === made.id;
    await applyRecorded(queries, { order: made, lines, attempt: isAttempts ? attempt : undefined }, now);
    return true;
  });
}

/** The order of a session, or undefined while there is none. */
export async function findOrder(db: Database, sessionId: string): Promise<Order | undefined> {
  const [row] = await db.select().from(order).where(eq(order.sessionId, sessionId));
  return row && { ...row, lines: await linesFor(db, row.id) };
}

/** Every order, newest first. */
export async function listOrders(db: Database): Promise<Order[]> {
  const rows = await db.select().from(order).orderBy(desc(order.createdAt));
  return Promise.all(rows.map(async (row) => ({ ...row, lines: await linesFor(db, row.id) })));
}

async function linesFor(db: Database, orderId: string): Promise<OrderLine[]> {
  const rows = await db
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(orderLine.position);
  return rows.map(({ orderId: _order, position: _position, customization, previewUrl, ...line }) => ({
    ...line,
    ...(customization !== null && { customization }),
    ...(previewUrl !== null && { previewUrl }),
  }));
}

type Row = typeof order.$inferInsert;

/** Answers undefined when the session has its order already. */
async function insertOrder(queries: Queries, row: Row): Promise<typeof order.$inferSelect | undefined> {
  // No target: two at once may meet at the order's number before they meet at the session, and that is no error either.
  const insert = (values: Row) => queries.insert(order).values(values).onConflictDoNothing().returning();
  const [made] = await insert(row);
  if (made) return made;
  const [known] = await queries
    .select({ id: order.id })
    .from(order)
    .where(eq(order.sessionId, row.sessionId));
  if (known) return undefined;
  // Somebody has paid, so it is never dropped, whatever number the session claims.
  const heldReason = `paid once more under the number ${row.id}`;
  const [second] = await insert({ ...row, id: row.sessionId, status: 'held', heldReason });
  return second;
}

async function attemptOf(db: Queries, session: Stripe.Checkout.Session): Promise<Attempt | undefined> {
  const id = session.client_reference_id;
  if (!id) return undefined;
  const [attempt] = await db.select().from(checkoutAttempt).where(eq(checkoutAttempt.id, id));
  return attempt;
}

function orderRow(session: Stripe.Checkout.Session, attempt: Attempt | undefined): Row {
  const region = session.metadata?.region;
  const shipping = session.collected_information?.shipping_details;
  const heldReason = reasonToHold(session, attempt);
  return {
    id: session.client_reference_id ?? session.id,
    sessionId: session.id,
    intent: attempt?.intent ?? (session.metadata?.intent === 'Funding' ? 'Funding' : 'Standard'),
    status: heldReason ? 'held' : 'paid',
    heldReason: heldReason ?? null,
    region: attempt?.region ?? (isRegionCode(region) ? region : DEFAULT_REGION),
    currency: (session.currency ?? '').toUpperCase(),
    subtotal: session.amount_subtotal ?? 0,
    discount: session.total_details?.amount_discount ?? 0,
    shipping: session.total_details?.amount_shipping ?? 0,
    tax: session.total_details?.amount_tax ?? 0,
    total: session.amount_total ?? 0,
    payoutCode: attempt?.payoutCode ?? session.metadata?.payoutCode ?? null,
    couponCode: attempt?.couponCode ?? null,
    digitalConsent: attempt?.digitalConsent ?? null,
    shippingName: shipping?.name ?? session.customer_details?.name ?? null,
    shippingEmail: session.customer_details?.email ?? null,
    // The payment page asks for no number: it is the one typed ahead in the basket, where there is one.
    shippingPhone: session.customer_details?.phone ?? phoneOf(attempt),
    shippingAddress: shipping?.address ? { ...shipping.address } : null,
  };
}

function phoneOf(attempt: Attempt | undefined): string | null {
  const phone = attempt?.customerRequest?.phone;
  return typeof phone === 'string' ? phone : null;
}

/** Why a person should look before anything is sent: what was paid is not what was asked for. */
function reasonToHold(session: Stripe.Checkout.Session, attempt: Attempt | undefined): string | undefined {
  if (!attempt) return 'no attempt of ours is known for this session';
  const tax = session.automatic_tax?.enabled ? (session.total_details?.amount_tax ?? 0) : 0;
  const expected = attempt.total + (regionOf(attempt.region).pricesIncludeTax ? 0 : tax);
  if (session.currency !== attempt.currency.toLowerCase())
    return `paid in ${session.currency}, asked in ${attempt.currency}`;
  if (session.amount_total !== expected) return `paid ${session.amount_total}, asked ${expected}`;
  return undefined;
}

/** The lines as they were frozen; where our own record is gone, as the provider tells of them. */
function linesOf(session: Stripe.Checkout.Session, attempt: Attempt | undefined): OrderLine[] {
  if (attempt) return attempt.lines;
  return (session.line_items?.data ?? []).map((item) => {
    const { productId = '', formatId = '', customization } = (item.metadata ?? {}) as Record<string, string>;
    const quantity = item.quantity ?? 1;
    return {
      productId,
      formatId,
      name: item.description ?? productId,
      formatName: formatId,
      quantity,
      unitAmount: item.price?.unit_amount ?? Math.round(item.amount_subtotal / quantity),
      ...(customization && { customization }),
    };
  });
}
