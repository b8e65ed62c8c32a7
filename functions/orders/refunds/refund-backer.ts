import { eq } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { order } from '#functions/db/schema/orders.ts';
import { type RefundRequest, refundable } from '#src/core/orders/refund-plan.ts';
import { OrderCommandError } from '../order-command-error.ts';
import { type Services, syncSession } from '../sync-session.ts';
import { refundAsDecided } from './refund-order.ts';
import type { RefundableOrder } from './refundable-order.ts';

/**
 * Refunds what an order paid for a failed funding: all that is left of a pledge, or the funded lines of a
 * basket. A retry resumes the open request, and nothing is refunded twice.
 * @throws when Stripe or the database fails; retry then
 */
export async function refundBacker(
  { orderId, fundingId }: { orderId: string; fundingId: string },
  services: Services,
  now: Date,
): Promise<void> {
  const { db } = services;
  const before = await findRow(db, orderId);
  if (!before || (!before.paymentId && before.giftCardAmount === 0)) return;
  await syncSession(before.sessionId, services, now);
  const known = await findRow(db, orderId);
  // A disputed payment is not refunded. If the dispute is won, the refund is queued again.
  if (!known || known.dispute === 'open' || known.dispute === 'lost') return;
  const [attempt] = await db.select().from(checkoutAttempt).where(eq(checkoutAttempt.id, orderId));
  const given = attempt?.pledges.filter((one) => one.fundingId === fundingId).map(({ line }) => line) ?? [];
  const decide = (one: RefundableOrder) => requestOf(one, new Set(given));
  try {
    await refundAsDecided(
      orderId,
      { origin: 'funding_failed', requestKey: `funding:${fundingId}`, decide },
      services,
      now,
    );
  } catch (error) {
    // All of it was refunded before.
    if (!(error instanceof OrderCommandError && error.code === 'already_refunded')) throw error;
  }
}

/**
 * The lines to refund. When the basket has no other lines left, nothing is shipped,
 * so the shipping is refunded too.
 */
function requestOf({ order: known, facts }: RefundableOrder, given: ReadonlySet<number>): RefundRequest {
  if (known.intent === 'Funding') return {};
  const left = refundable(facts).lines.filter(({ amount, tax }) => amount + tax > 0);
  const owed = left.filter(({ position }) => given.has(position));
  return owed.length === left.length ? {} : { lines: owed.map(({ position }) => position) };
}

async function findRow(db: Queries, id: string): Promise<typeof order.$inferSelect | undefined> {
  const [row] = await db.select().from(order).where(eq(order.id, id));
  return row;
}
