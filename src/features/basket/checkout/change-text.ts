import { moneyIn } from '#src/core/basket/amounts.ts';
import type { Change } from '#src/core/checkout/changes.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';

type Names = {
  region: RegionCode;
  /** The name of each item of the request, in its order. */
  names: readonly string[];
};

const SUMS = {
  subtotal: 'Goods',
  discount: 'Discount',
  shipping: 'Shipping',
  total: 'To pay',
  giftCard: 'Gift card',
} as const;

/** What has changed since the shopper looked, in words: `Shipping: was £3.95, now free.` */
export function changeText(change: Change, { region, names }: Names): string {
  if (change.what === 'gone')
    return `${nameAt(change.at)}: not to be had any more. It is left out of what you pay.`;
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
