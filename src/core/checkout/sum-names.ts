import { GIFT_CARD_NAME } from '../gift-cards/words.ts';

/** What the discount is called wherever sums are shown: in the basket, on receipts and in mails. */
export function discountName(code: string | null | undefined): string {
  return code ? `Discount (${code})` : 'Discount';
}

/** What a gift card paid, between all that an order came to and what was paid besides; nothing where none did. */
export function paymentRows(total: number, giftCardAmount: number): [string, number][] {
  return giftCardAmount > 0
    ? [
        ['Total', total],
        [GIFT_CARD_NAME, -giftCardAmount],
      ]
    : [];
}

/** What shipping is called there: by its method, and by the promo code that makes it free. */
export function shippingName(method: string | undefined, freeByCode?: string | null): string {
  const name = method ?? 'Shipping';
  return freeByCode ? `${name}, with code ${freeByCode}` : name;
}
