import * as z from 'zod/mini';

const amount = z.int().check(z.minimum(0));

/**
 * What a purchase comes to now, where that is not what the shopper saw (code `totals_changed`). Amounts in minor units of the currency.
 * `items` are those of the request, in its order: one without a `unitAmount` cannot be had any more, is left out of the sums, and has to
 * be left out of the next request. A promo code or a shipping method that is missing here, but was asked for, cannot be used any more.
 */
export const checkoutQuote = z.object({
  currency: z.string(),
  items: z.array(
    z.object({
      productId: z.string(),
      productFormatId: z.string(),
      name: z.optional(z.string()),
      quantity: z.int(),
      /** For one. */
      unitAmount: z.optional(amount),
    }),
  ),
  subtotal: amount,
  discount: amount,
  shipping: amount,
  total: amount,
  /** What the gift card pays of the total, where one was given. */
  giftCard: z.optional(amount),
  couponCode: z.optional(z.string()),
  shippingMethodId: z.optional(z.string()),
});
export type CheckoutQuote = z.output<typeof checkoutQuote>;
