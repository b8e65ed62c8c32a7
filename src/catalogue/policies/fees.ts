import { percentOf } from '../../core/money.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import { taxInside } from '../../core/tax/tax-inside.ts';
import type { CreatorTermsEntry } from '../../schemas/policy.ts';

/** One sale taken apart, in minor units: everything adds up to the price, to the penny. */
export type FeeExample = {
  price: number;
  tax: number;
  printing: number;
  payment: number;
  /** What is shared: the price less the three above. */
  rest: number;
  /** In whole percent. */
  share: number;
  creator: number;
  store: number;
};

/** What becomes of the price of the example in a region. The store has what is left over by rounding. */
export function feeExample(
  { example, payment, shares }: Pick<CreatorTermsEntry, 'example' | 'payment' | 'shares'>,
  region: RegionCode,
): FeeExample {
  const price = example.price[region];
  const tax = taxInside(price, example.taxPercent[region] * 100);
  const printing = example.printing[region];
  const fee = percentOf(price, payment.percent) + payment.fixed[region];
  const rest = price - tax - printing - fee;
  const share = shares.find(({ id }) => id === example.share)?.creator ?? 0;
  const creator = percentOf(rest, share);
  return { price, tax, printing, payment: fee, rest, share, creator, store: rest - creator };
}
