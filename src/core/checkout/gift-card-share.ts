import type { CurrencyCode } from '../currencies.ts';
import { isAmount } from '../money.ts';
import { MINIMUM_CHARGE } from './minimum-charge.ts';
import type { Quote } from './quote.ts';

/** What a gift card pays of an order, in minor units: for goods, for shipping, and in total. */
export type GiftCardShare = { goods: number; shipping: number; amount: number };

export const NO_SHARE: GiftCardShare = Object.freeze({ goods: 0, shipping: 0, amount: 0 });

type Sums = Pick<Quote, 'subtotal' | 'discount' | 'total' | 'voucherValue'>;

/**
 * Returns what a gift card with `balance` pays of an order, goods first and then shipping. It is a payment
 * and not a discount, so prices, tax and commissions stay the same. It does not pay for other gift cards. The
 * rest is either 0 or at least the minimum charge of the currency; if it would be smaller, the card pays
 * less. Amounts in minor units.
 *
 * @throws RangeError when the balance is not an amount
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
