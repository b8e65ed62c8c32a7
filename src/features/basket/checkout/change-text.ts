import type { Change } from '#src/core/checkout/changes.ts';
import { GIFT_CARD_NAME } from '#src/core/gift-cards/words.ts';
import { moneyIn } from '#src/core/regions/format.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import * as checkoutWords from '#src/words/en/checkout.ts';
import * as sumsWords from '#src/words/en/sums.ts';
import { fill } from '#src/words/fill.ts';

type Names = {
  region: RegionCode;
  /** The name of each item of the request, in order. */
  names: readonly string[];
};

const SUMS = {
  subtotal: sumsWords.subtotal,
  discount: sumsWords.discount,
  shipping: sumsWords.delivery,
  total: sumsWords.total,
  giftCard: GIFT_CARD_NAME,
} as const;

/** A change as text: `Delivery: was £3.95, now free.` */
export function changeText(change: Change, { region, names }: Names): string {
  if (change.what === 'gone') return fill(checkoutWords.changedGone, { name: nameAt(change.at) });
  const { what, was, now } = change;
  if (what === 'discount' && now === 0)
    return fill(checkoutWords.changedDiscountGone, { was: moneyIn(region, was) });
  const nothing =
    what === 'shipping' ? checkoutWords.nowFree : what === 'discount' ? checkoutWords.nowNothing : undefined;
  const money = (amount: number) => (amount === 0 && nothing) || moneyIn(region, amount);
  const name = what === 'price' ? nameAt(change.at) : SUMS[what];
  return fill(checkoutWords.changedPrice, { name, was: money(was), now: money(now) });

  function nameAt(at: number): string {
    return names[at] ?? checkoutWords.something;
  }
}
