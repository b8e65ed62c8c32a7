import { allocate } from '../discounts/allocate.ts';
import type { Discount } from '../discounts/promo-code.ts';
import { isAmount, sum, times } from '../money.ts';
import { isGiftCard, type TaxKind } from '../products/tax-kind.ts';

/** One line of an order. `amount` is the unit price in minor units of the region's currency. */
export type QuoteLine = {
  amount: number;
  quantity: number;
  productId: string;
  isShipped: boolean;
  taxKind?: TaxKind | undefined;
};

/** All amounts in minor units. `lineDiscounts` has one entry per line, in order. */
export type Quote = {
  subtotal: number;
  discount: number;
  shipping: number;
  total: number;
  lineDiscounts: number[];
  /** The shipping price that a promo code waived. Only set when it did. */
  shippingDiscount?: number;
  /**
   * The part of `subtotal` that is for gift cards. Promo codes do not lower it and gift cards do not pay it.
   */
  voucherValue?: number;
};

/**
 * Prices an order. The basket shows the result and the server charges it, so this is the only place that
 * computes it. `allocate` splits the discount among the lines. Shipping costs nothing when nothing is shipped
 * or when the promo code makes it free. Then `shipping` is 0 and `discount` is for goods only, as Stripe's
 * coupon is.
 *
 * @throws RangeError for an invalid amount, quantity or percentage
 */
export function quote(order: {
  lines: readonly QuoteLine[];
  coupon?: Discount | undefined;
  shippingAmount: number;
}): Quote {
  const { lines, coupon, shippingAmount } = order;
  if (!isAmount(shippingAmount)) throw new RangeError(`Not an amount for the post: ${shippingAmount}`);
  const values = lines.map(lineTotal);
  const lowered = lines.map((line, at) => ({
    productId: line.productId,
    value: isGiftCard(line) ? 0 : (values[at] ?? 0),
  }));
  const lineDiscounts = coupon ? allocate(coupon, lowered) : lines.map(() => 0);
  const subtotal = sum(values);
  const voucherValue = subtotal - sum(lowered.map(({ value }) => value));
  const discount = sum(lineDiscounts);
  const fullShipping = lines.some((line) => line.isShipped) ? shippingAmount : 0;
  const shippingDiscount = coupon?.hasFreeShipping ? fullShipping : 0;
  const shipping = fullShipping - shippingDiscount;
  return {
    subtotal,
    discount,
    shipping,
    total: sum([subtotal - discount, shipping]),
    lineDiscounts,
    ...(shippingDiscount > 0 && { shippingDiscount }),
    ...(voucherValue > 0 && { voucherValue }),
  };
}

function lineTotal({ amount, quantity }: QuoteLine): number {
  if (!isAmount(amount)) throw new RangeError(`Not an amount: ${amount}`);
  if (!(Number.isSafeInteger(quantity) && quantity >= 1)) throw new RangeError(`Not a quantity: ${quantity}`);
  return times(amount, quantity);
}
