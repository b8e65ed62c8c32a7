import { GIFT_CARD_NAME } from '../gift-cards/words.ts';

/** What sums are called wherever they are shown: in the basket, on receipts and in mails. */
export const SUBTOTAL = 'Subtotal';
export const DELIVERY = 'Delivery';
export const TOTAL = 'Total';
/** What is left of it once a gift card has paid its part. */
export const TO_PAY = 'To pay';
/** The total of what has been paid. */
export const TOTAL_PAID = 'Total paid';

/** `1 item`, `5 items`. */
export function itemsText(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}

/** `Subtotal (5 items)`. */
export function subtotalName(count: number): string {
  return `${SUBTOTAL} (${itemsText(count)})`;
}

export function discountName(code: string | null | undefined): string {
  return code ? `Discount (${code})` : 'Discount';
}

/** What a gift card paid, between all that an order came to and what was paid besides; nothing where none did. */
export function paymentRows(total: number, giftCardAmount: number): [string, number][] {
  return giftCardAmount > 0
    ? [
        [TOTAL, total],
        [GIFT_CARD_NAME, -giftCardAmount],
      ]
    : [];
}

/** Delivery by its method, and by the promo code that makes it free: `Delivery (Standard), with code POST-PAID`. */
export function deliveryName(method: string | undefined, freeByCode?: string | null): string {
  const name = method ? `${DELIVERY} (${method})` : DELIVERY;
  return freeByCode ? `${name}, with code ${freeByCode}` : name;
}
