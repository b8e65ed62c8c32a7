import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { RefundedLine } from '../db/order-types.ts';
import { order, orderLine } from '../db/schema/orders.ts';
import { fulfil, type Services } from './fulfil.ts';

/**
 * What is to be given back: all that is left, an amount in minor units, or lines by their numbers, the first being 1. Who has worked
 * it out already says so with `parts`, the lines that the amount is for, and `key`, the provider's idempotency key for it.
 */
export type RefundWish = {
  amount?: number | undefined;
  lines?: readonly number[] | undefined;
  parts?: readonly RefundedLine[] | undefined;
  key?: string | undefined;
};

/** What an operator did wrong, in words for them. */
export class OrderCommandError extends Error {
  override name = 'OrderCommandError';
}

/**
 * Gives money back through the provider, and follows what comes of it: pledges, places, downloads, commissions, mails. The same
 * command given twice before the first took effect gives back once: its key is made of what was given back until then.
 * Answers the amount, in minor units of the order's currency. @throws OrderCommandError for what cannot be given back
 */
export async function refundOrder(
  id: string,
  { amount, lines, parts = [], key }: RefundWish,
  services: Services,
  now: Date,
): Promise<{ amount: number; currency: string }> {
  const { db, stripe } = services;
  const [known] = await db.select().from(order).where(eq(order.id, id));
  if (!known) throw new OrderCommandError(`There is no order ${id}.`);
  if (!known.paymentId) throw new OrderCommandError(`Nothing was paid for ${id}.`);
  const left = known.total - known.refunded;
  const wanted = lines ? await partsOf(services, id, lines) : parts;
  const given = lines ? wanted.reduce((sum, line) => sum + line.amount, 0) : (amount ?? left);
  if (!Number.isSafeInteger(given) || given < 1 || given > left)
    throw new OrderCommandError(
      left === 0
        ? `All of ${id} has been given back already.`
        : `Of ${id} between 1 and ${left} (${known.currency}, minor units) can be given back.`,
    );
  const decision = JSON.stringify([id, known.refunded, given, wanted]);
  await stripe.refunds.create(
    {
      payment_intent: known.paymentId,
      amount: given,
      metadata: {
        order: id,
        ...(wanted.length > 0 && {
          lines: wanted.map((line) => `${line.position}:${line.amount}`).join(','),
        }),
      },
    },
    { idempotencyKey: `refund:${key ?? createHash('sha256').update(decision).digest('hex')}` },
  );
  await fulfil(known.sessionId, services, now);
  return { amount: given, currency: known.currency };
}

async function partsOf(
  { db }: Services,
  orderId: string,
  numbers: readonly number[],
): Promise<RefundedLine[]> {
  const rows = await db.select().from(orderLine).where(eq(orderLine.orderId, orderId));
  return numbers.map((number) => {
    const line = rows.find(({ position }) => position === number - 1);
    if (!line) throw new OrderCommandError(`${orderId} has no line ${number}: it has ${rows.length}.`);
    const { position, unitAmount, quantity, discount } = line;
    return { position, amount: unitAmount * quantity - discount };
  });
}
