import { and, asc, eq } from 'drizzle-orm';
import type { GiftCardLink } from '#src/core/orders/paid-order.ts';
import { isGiftCard } from '#src/core/products/tax-kind.ts';
import type { Queries } from '../db/open.ts';
import { isSupplied } from '../db/order-rows.ts';
import type { OrderLine } from '../db/order-types.ts';
import { giftCard } from '../db/schema/gift-cards.ts';
import type { order } from '../db/schema/orders.ts';
import { enqueueGiftCards } from '../mail/enqueue.ts';
import { IS_USABLE } from './balance.ts';
import { codeHash, codeOf, codeOfCard } from './codes.ts';

/**
 * Creates the gift cards of a paid order, one per piece, in the order's own transaction, and queues the mail
 * with their codes. An order on hold gets them when it is released. Idempotent.
 * @returns whether there are new ones
 */
export async function issueGiftCards(
  queries: Queries,
  paid: typeof order.$inferSelect,
  lines: readonly OrderLine[],
  now: Date,
): Promise<boolean> {
  if (!isSupplied(paid)) return false;
  const { id: orderId, region, currency } = paid;
  const rows = lines.flatMap((line, position) =>
    isGiftCard(line)
      ? Array.from({ length: line.quantity }, (_, at) => {
          const piece = { orderId, position, serial: at + 1 };
          return {
            ...piece,
            id: `${orderId}.${position + 1}.${piece.serial}`,
            codeHash: codeHash(codeOf(piece)),
            region,
            currency,
            value: line.unitAmount,
            createdAt: now,
          };
        })
      : [],
  );
  if (rows.length === 0) return false;
  const made = await queries
    .insert(giftCard)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: giftCard.id });
  if (made.length === 0) return false;
  // A gift's codes go to its recipient. The buyer sees them on the order's page.
  const isForBuyer = lines.some((line) => isGiftCard(line) && !(line.gift ?? paid.gift)?.email);
  if (paid.shippingEmail && isForBuyer) await enqueueGiftCards(queries, orderId, now);
  return true;
}

/**
 * The usable cards of an order with their codes. Only its confirmation, its page and its mails may show them:
 * never store or log the result.
 */
export async function cardsOf(queries: Queries, orderId: string): Promise<GiftCardLink[]> {
  const rows = await queries
    .select()
    .from(giftCard)
    .where(and(eq(giftCard.orderId, orderId), IS_USABLE))
    .orderBy(asc(giftCard.position), asc(giftCard.serial));
  return rows.flatMap((row) => {
    const code = codeOfCard(row);
    const value = row.value - row.reduced;
    return code !== undefined && value > 0 ? [{ position: row.position, code, value }] : [];
  });
}
