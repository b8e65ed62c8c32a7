import { type CurrencyCode, isAmount } from '../money.ts';
import { MINIMUM_CHARGE } from './minimum-charge.ts';
import type { Quote } from './quote.ts';

/** What a gift card pays of an order, in minor units: of its goods, of its shipping, and together. */
export type GiftCardShare = { goods: number; shipping: number; amount: number };

export const NO_SHARE: GiftCardShare = Object.freeze({ goods: 0, shipping: 0, amount: 0 });

type Sums = Pick<Quote, 'subtotal' | 'discount' | 'total' | 'voucherValue'>;

/**
 * What a gift card with `balance` left pays of an order, goods first and then shipping. It is money and no discount: no price, no tax and
 * no commission changes. It pays for no other gift card. What is left to pay is nothing, or at least the smallest sum that can be
 * charged in the currency, so that the card pays a little less where the rest would be smaller than that.
 * @throws RangeError for a balance that is no amount
 */
export function giftCardShare(sums: Sums, balance: number, currency: CurrencyCode): GiftCardShare {
  if (!isAmount(balance)) throw new RangeError(`Not a balance: ${balance}`);
  const { subtotal, discount, total, voucherValue = 0 } = sums;
  const wanted = Math.min(balance, total - voucherValue);
  const rest = total - wanted;
  const least = rest > 0 ? MINIMUM_CHARGE[currency] : 0;
  const amount = Math.max(0, Math.min(wanted, total - least));
  const goods = Math.min(amount, subtotal - discount - voucherValue);
  return { goods, shipping: amount - goods, amount };
}
