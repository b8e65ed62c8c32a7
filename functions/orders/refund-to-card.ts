import { eq } from 'drizzle-orm';
import { returnSome } from '../allotments/allotments.ts';
import { type Database, inTransaction } from '../db/open.ts';
import type { RefundedLine } from '../db/order-types.ts';
import { checkoutAttempt } from '../db/schema/attempts.ts';
import { order, refund } from '../db/schema/orders.ts';
import { keyOfCard } from '../gift-cards/balance.ts';
import { settleRefunds } from './money-back.ts';
import { OrderCommandError } from './order-command-error.ts';

type ToCard = { id: string; amount: number; lines: readonly RefundedLine[] };

/**
 * Gives what a gift card paid of an order back to the card, in one transaction with all that follows. Asked again under the same id, it
 * changes nothing. A card that is blocked stays so. @throws OrderCommandError where the card did not pay as much
 */
export async function refundToCard(
  db: Database,
  orderId: string,
  { id, amount, lines }: ToCard,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (queries) => {
    const [known] = await queries.select().from(order).where(eq(order.id, orderId)).for('update');
    const [attempt] = await queries.select().from(checkoutAttempt).where(eq(checkoutAttempt.id, orderId));
    const cardId = attempt?.giftCard?.cardId;
    if (!known || cardId === undefined) throw new OrderCommandError(`No gift card paid for ${orderId}.`);
    const written = await queries
      .insert(refund)
      .values({
        id,
        orderId,
        amount,
        state: 'succeeded',
        lines: [...lines],
        toGiftCard: true,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: refund.id });
    if (written.length === 0) return;
    if (!(await returnSome(queries, orderId, keyOfCard(cardId), amount)))
      throw new OrderCommandError(`The gift card did not pay ${amount} of ${orderId}.`);
    await settleRefunds(queries, known, now);
  });
}
