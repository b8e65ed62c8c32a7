import type Stripe from 'stripe';
import * as holdReasons from '#src/words/en/hold-reasons.ts';
import { findProduct } from '../catalogue/snapshot.ts';
import { confirmAll } from '../checkout/attempts/reservations.ts';
import type { Queries } from '../db/open.ts';
import type { GiftCardPart, OrderLine } from '../db/order-types.ts';
import { giftCardHoldReason, keyOfCard } from '../gift-cards/balance.ts';
import { readCardPart } from '../gift-cards/card-part.ts';

/**
 * What a payment itself says of its order, when the store's record of the attempt is lost: after a backup was
 * restored. The session is signed.
 */

/** The largest integer of the database. */
const ANY_CAPACITY = 2 ** 31 - 1;

/**
 * Takes what the gift card paid from its balance, so that it cannot be spent again.
 * @returns why the order is on hold
 */
export async function settleLost(
  queries: Queries,
  session: Stripe.Checkout.Session,
  now: Date,
): Promise<string> {
  const part = cardPartOf(session);
  const orderId = session.client_reference_id ?? session.id;
  if (!part) return holdReasons.unknownPayment;
  // Also from a card that is lost too and issued later, and beyond the balance if it was spent meanwhile.
  const limit = { key: keyOfCard(part.cardId), capacity: ANY_CAPACITY, quantity: part.amount };
  await confirmAll(queries, orderId, [limit], { orderId, now });
  const reasons = [holdReasons.unknownPayment, await giftCardHoldReason(queries, part.cardId)];
  return reasons.filter(Boolean).join('; ');
}

/** What a gift card paid, from the session's metadata. */
export function cardPartOf(session: Stripe.Checkout.Session): GiftCardPart | undefined {
  return readCardPart(session.metadata?.giftCard);
}

/** A line from Stripe's line item. What kind of goods it is, today's catalogue says. */
export function lineOfItem(item: Stripe.LineItem): OrderLine {
  const { productId = '', formatId = '', customization } = (item.metadata ?? {}) as Record<string, string>;
  const quantity = item.quantity ?? 1;
  const discount = item.amount_discount ?? 0;
  const taxKind = findProduct(productId)?.formats.find(({ _id }) => _id === formatId)?.taxKind;
  return {
    productId,
    formatId,
    name: item.description ?? productId,
    formatName: formatId,
    quantity,
    unitAmount: item.price?.unit_amount ?? Math.round(item.amount_subtotal / quantity),
    ...(discount > 0 && { discount }),
    ...(customization && { customization }),
    ...(taxKind && { taxKind }),
  };
}
