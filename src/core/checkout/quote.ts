import { allocate } from '../discounts/allocate.ts';
import type { Discount } from '../discounts/promo-code.ts';
import { isAmount, sum, times } from '../money.ts';
import { isGiftCard, type TaxKind } from '../products/tax-kind.ts';

/** One line of an order: `amount` is the price of one, in minor units of the region's currency. */
export type QuoteLine = {
  amount: number;
  quantity: number;
  productId: string;
  isShipped: boolean;
  taxKind?: TaxKind | undefined;
};

/** All in minor units. `lineDiscounts` has one entry for each line, in order. */
export type Quote = {
  subtotal: number;
  discount: number;
  shipping: number;
  total: number;
  lineDiscounts: number[];
  /** What a promo code took off `shipping`, where it did: what that would have cost without. */
  shippingDiscount?: number;
  /** What of `subtotal` is for gift cards, where there are any: no promo code lowers it, and no gift card pays it. */
  voucherValue?: number;
};

/**
 * What an order costs. The basket shows it and the server charges it, so it is worked out here and nowhere else.
 * The discount is taken off the lines as `allocate` says. Nothing is asked for shipping when nothing is shipped, or when the promo
 * code makes it free: `shipping` is then 0, and `discount` is of goods alone, since the payment provider's coupon is.
 * @throws RangeError for an amount, a quantity or a percentage that cannot be.
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
