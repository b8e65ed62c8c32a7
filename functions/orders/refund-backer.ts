import { eq } from 'drizzle-orm';
import { type PlanWish, refundable } from '../../src/core/orders/refund-plan.ts';
import type { Queries } from '../db/open.ts';
import { checkoutAttempt } from '../db/schema/attempts.ts';
import { order } from '../db/schema/orders.ts';
import { fulfil, type Services } from './fulfil.ts';
import { OrderCommandError } from './order-command-error.ts';
import type { RefundableOrder } from './refund-facts.ts';
import { giveBack } from './refund-order.ts';

/**
 * Gives a backer back what an order gave to a funding that has failed: all that is left of a pledge, and of a basket the lines of what
 * was being funded. Tried again, it resumes the request that is under way; what was given back before, by whomever, is not given twice.
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
  const [attempt] = await db.select().from(checkoutAttempt).where(eq(checkoutAttempt.id, orderId));
  const given = attempt?.pledges.filter((one) => one.fundingId === fundingId).map(({ line }) => line) ?? [];
  const decide = (one: RefundableOrder) => wishOf(one, new Set(given));
  try {
    await giveBack(
      orderId,
      { origin: 'funding_failed', wish: `funding:${fundingId}`, decide },
      services,
      now,
    );
  } catch (error) {
    // All of it has gone back before.
    if (!(error instanceof OrderCommandError && error.code === 'already_refunded')) throw error;
  }
}

/** Of a basket in which nothing else was bought nothing is sent, so that the shipping comes back, too. */
function wishOf({ order: known, facts }: RefundableOrder, given: ReadonlySet<number>): PlanWish {
  if (known.intent === 'Funding') return {};
  const left = refundable(facts).lines.filter(({ amount, tax }) => amount + tax > 0);
  const owed = left.filter(({ position }) => given.has(position));
  return owed.length === left.length ? {} : { lines: owed.map(({ position }) => position) };
}

async function findRow(db: Queries, id: string): Promise<typeof order.$inferSelect | undefined> {
  const [row] = await db.select().from(order).where(eq(order.id, id));
  return row;
}
