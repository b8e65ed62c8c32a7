import { GIFT_CARD_NAME } from '../gift-cards/words.ts';

/** The labels of sums in the basket, on receipts and in mails. */
export const SUBTOTAL = 'Subtotal';
export const DELIVERY = 'Delivery';
export const TOTAL = 'Total';
/** The rest of the total after a gift card has paid its part. */
export const TO_PAY = 'To pay';
/** The total of an order that is paid. */
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

/**
 * The rows between the order's total and the amount that was paid: the total and the gift card's part. Empty
 * when no gift card was used.
 */
export function paymentRows(total: number, giftCardAmount: number): [string, number][] {
  return giftCardAmount > 0
    ? [
        [TOTAL, total],
        [GIFT_CARD_NAME, -giftCardAmount],
      ]
    : [];
}

/**
 * The label of the delivery row: its method, and the promo code that made it free. Example: `Delivery
 * (Standard), with code POST-PAID`.
 */
export function deliveryName(method: string | undefined, freeByCode?: string | null): string {
  const name = method ? `${DELIVERY} (${method})` : DELIVERY;
  return freeByCode ? `${name}, with code ${freeByCode}` : name;
}
