import type { Change } from '#src/core/checkout/changes.ts';
import { DELIVERY, SUBTOTAL, TOTAL } from '#src/core/checkout/sum-names.ts';
import { GIFT_CARD_NAME } from '#src/core/gift-cards/words.ts';
import { moneyIn } from '#src/core/regions/format.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { LEFT_OUT } from '#src/lib/labels.ts';

type Names = {
  region: RegionCode;
  /** The name of each item of the request, in order. */
  names: readonly string[];
};

const SUMS = {
  subtotal: SUBTOTAL,
  discount: 'Discount',
  shipping: DELIVERY,
  total: TOTAL,
  giftCard: GIFT_CARD_NAME,
} as const;

/** A change as text: `Delivery: was £3.95, now free.` */
export function changeText(change: Change, { region, names }: Names): string {
  if (change.what === 'gone') return `${nameAt(change.at)}: no longer available. ${LEFT_OUT}`;
  const { was, now } = change;
  if (change.what === 'price')
    return `${nameAt(change.at)}: was ${moneyIn(region, was)}, now ${moneyIn(region, now)}.`;
  if (change.what === 'discount' && now === 0)
    return `Discount: was ${moneyIn(region, was)}, now nothing. The promo code has ended, or does not cover what is left.`;
  const nothing = change.what === 'shipping' ? 'free' : change.what === 'discount' ? 'nothing' : undefined;
  const money = (amount: number) => (amount === 0 && nothing) || moneyIn(region, amount);
  return `${SUMS[change.what]}: was ${money(was)}, now ${money(now)}.`;

  function nameAt(at: number): string {
    return names[at] ?? 'Something';
  }
}
