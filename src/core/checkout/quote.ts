import { isAmount, percentOf, sum, times } from '../money.ts';
import { couponCovers, type QuoteCoupon } from './coupon.ts';

/** One line of an order: `amount` is the price of one, in minor units of the region's currency. */
export type QuoteLine = { amount: number; quantity: number; productId: string; isShipped: boolean };

/** All in minor units. `lineDiscounts` has one entry for each line, in order. */
export type Quote = {
  subtotal: number;
  discount: number;
  shipping: number;
  total: number;
  lineDiscounts: number[];
};

/**
 * What an order costs. The basket shows it and the server charges it, so it is worked out here and nowhere else.
 * The discount is taken off line by line, each rounded half up; nothing is asked for the post when nothing is posted.
 * @throws RangeError for an amount, a quantity or a percentage that cannot be.
 */
export function quote(order: {
  lines: readonly QuoteLine[];
  coupon?: QuoteCoupon | undefined;
  shippingAmount: number;
}): Quote {
  const { lines, coupon, shippingAmount } = order;
  if (!isAmount(shippingAmount)) throw new RangeError(`Not an amount for the post: ${shippingAmount}`);
  if (coupon && !(Number.isInteger(coupon.percentOff) && coupon.percentOff >= 0 && coupon.percentOff <= 100))
    throw new RangeError(`Not a percentage: ${coupon.percentOff}`);
  const lineTotals = lines.map(lineTotal);
  const lineDiscounts = lines.map((line) =>
    coupon && couponCovers(coupon, line.productId) ? percentOf(lineTotal(line), coupon.percentOff) : 0,
  );
  const subtotal = sum(lineTotals);
  const discount = sum(lineDiscounts);
  const shipping = lines.some((line) => line.isShipped) ? shippingAmount : 0;
  return { subtotal, discount, shipping, total: sum([subtotal - discount, shipping]), lineDiscounts };
}

function lineTotal({ amount, quantity }: QuoteLine): number {
  if (!isAmount(amount)) throw new RangeError(`Not an amount: ${amount}`);
  if (!(Number.isSafeInteger(quantity) && quantity >= 1)) throw new RangeError(`Not a quantity: ${quantity}`);
  return times(amount, quantity);
}
