import * as words from '#src/words/en/sums.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { GIFT_CARD_NAME } from '../gift-cards/words.ts';

/** `1 item`, `5 items`. */
export function itemsText(count: number): string {
  return fillCount(words.items, count);
}

/** `Subtotal (5 items)`. */
export function subtotalName(count: number): string {
  return fill(words.subtotalOf, { items: itemsText(count) });
}

export function discountName(code: string | null | undefined): string {
  return code ? fill(words.discountByCode, { code }) : words.discount;
}

/**
 * The rows between the order's total and the amount that was paid: the total and the gift card's part. Empty
 * when no gift card was used.
 */
export function paymentRows(total: number, giftCardAmount: number): [string, number][] {
  return giftCardAmount > 0
    ? [
        [words.total, total],
        [GIFT_CARD_NAME, -giftCardAmount],
      ]
    : [];
}

/**
 * The label of the delivery row: its method, and the promo code that made it free. Example: `Delivery
 * (Standard), with code POST-PAID`.
 */
export function deliveryName(method: string | undefined, freeByCode?: string | null): string {
  const delivery = method ? fill(words.deliveryBy, { method }) : words.delivery;
  return freeByCode ? fill(words.deliveryWithCode, { delivery, code: freeByCode }) : delivery;
}
