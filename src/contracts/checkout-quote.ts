import * as z from 'zod/mini';

const amount = z.int().check(z.minimum(0));

/**
 * The current prices of a purchase that differ from what the shopper saw (code `totals_changed`). Amounts in
 * minor units of the currency. `items` are those of the request, in order. An item without `unitAmount` is no
 * longer available: it is not in the sums and must not be in the next request. A promo code or shipping
 * method that was requested but is missing here can no longer be used.
 */
export const checkoutQuote = z.object({
  currency: z.string(),
  items: z.array(
    z.object({
      productId: z.string(),
      productFormatId: z.string(),
      name: z.optional(z.string()),
      quantity: z.int(),
      /** Per piece. */
      unitAmount: z.optional(amount),
    }),
  ),
  subtotal: amount,
  discount: amount,
  shipping: amount,
  total: amount,
  /** The part of the total that the gift card pays, if one was sent. */
  giftCard: z.optional(amount),
  couponCode: z.optional(z.string()),
  shippingMethodId: z.optional(z.string()),
});
export type CheckoutQuote = z.output<typeof checkoutQuote>;
