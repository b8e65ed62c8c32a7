import { eq } from 'drizzle-orm';
import { proportionOf, sum } from '../../src/core/money.ts';
import { refundedByLine } from '../../src/core/orders/refunds.ts';
import { regionOf } from '../../src/core/regions/regions.ts';
import type { Queries } from '../db/open.ts';
import type { RefundedLine } from '../db/order-types.ts';
import { checkoutAttempt } from '../db/schema/attempts.ts';
import { order, orderLine, refund } from '../db/schema/orders.ts';
import { fulfil, type Services } from './fulfil.ts';
import { paidParts } from './paid-parts.ts';
import { refundOrder } from './refund-order.ts';

type OrderRow = typeof order.$inferSelect;
/** In minor units of the order's currency. `parts`: the lines that it is for; empty when it is for the order at large. */
type Owed = { amount: number; parts: RefundedLine[] };

/**
 * Gives a backer back what an order gave to a funding that has failed: all that is left of a pledge, and of a basket the lines of what
 * was being funded, with the tax on them. What was given back before, by whomever, is asked for first, so that a try that broke off
 * after the provider had done its part is found out and not repeated; tries at the same moment have one key.
 * @throws when provider or database cannot be asked: to be tried again
 */
export async function refundBacker(
  { orderId, fundingId }: { orderId: string; fundingId: string },
  services: Services,
  now: Date,
): Promise<void> {
  const { db } = services;
  const before = await findRow(db, orderId);
  if (!before || (!before.paymentId && before.giftCardAmount === 0)) return;
  await fulfil(before.sessionId, services, now);
  const known = await findRow(db, orderId);
  // What the payer's bank has taken back is not the store's to give. If it comes back, so does this.
  if (!known || known.dispute === 'open' || known.dispute === 'lost') return;
  const owed = await owedFor(db, known, fundingId);
  if (owed.amount === 0) return;
  const key = `funding-failed:${fundingId}:${orderId}:${known.refunded}:${owed.amount}`;
  await refundOrder(orderId, { ...owed, key }, services, now);
}

async function findRow(db: Queries, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(order).where(eq(order.id, id));
  return row;
}

async function owedFor(db: Queries, known: OrderRow, fundingId: string): Promise<Owed> {
  const left = known.total - known.refunded;
  if (known.intent === 'Funding') return { amount: left, parts: [] };
  const lines = await db
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, known.id))
    .orderBy(orderLine.position);
  const refunds = (await db.select().from(refund).where(eq(refund.orderId, known.id))).filter(
    ({ state }) => state !== 'failed',
  );
  const [attempt] = await db.select().from(checkoutAttempt).where(eq(checkoutAttempt.id, known.id));
  const given = new Set(
    attempt?.pledges.filter((one) => one.fundingId === fundingId).map(({ line }) => line),
  );
  const paid = paidParts(known, lines);
  const refunded = refundedByLine(paid, refunds);
  const leftOf = (at: number) => (paid.lines[at] ?? 0) - (refunded[at] ?? 0);
  // Where nothing else was bought nothing is sent, so that the post comes back, too.
  if (lines.every((_, at) => given.has(at) || leftOf(at) === 0)) return { amount: left, parts: [] };
  const parts = lines.flatMap(({ position }, at) =>
    given.has(at) && leftOf(at) > 0 ? [{ position, amount: leftOf(at) }] : [],
  );
  const isTaxOnTop = !regionOf(known.region).pricesIncludeTax;
  const taxes = lines.map(({ taxAmount }, at) =>
    isTaxOnTop && given.has(at) && leftOf(at) > 0
      ? proportionOf(taxAmount ?? 0, leftOf(at), paid.lines[at] ?? 0)
      : 0,
  );
  return { amount: Math.min(left, sum([...parts.map(({ amount }) => amount), ...taxes])), parts };
}
