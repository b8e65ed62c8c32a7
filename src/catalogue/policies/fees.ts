import { percentOf } from '#src/core/money.ts';
import { shareSale } from '#src/core/payouts/share.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { taxIncluded } from '#src/core/tax/tax-included.ts';
import type { CreatorTermsEntry } from '../schemas/policy.ts';

/** The breakdown of one sale, in minor units. The parts add up to the price. */
export type FeeExample = {
  price: number;
  tax: number;
  printing: number;
  payment: number;
  /** The rest, which is shared: the price minus the three above. */
  rest: number;
  /** The creator's share, in whole percent. */
  share: number;
  creator: number;
  store: number;
};

/** The breakdown of the example price in a region. The rounding remainder goes to the store. */
export function feeExample(
  { example, payment, shares }: Pick<CreatorTermsEntry, 'example' | 'payment' | 'shares'>,
  region: RegionCode,
): FeeExample {
  const price = example.price[region];
  const tax = taxIncluded(price, example.taxPercent[region] * 100);
  const printing = example.printing[region];
  const fee = percentOf(price, payment.percent) + payment.fixed[region];
  const share = shares.find(({ id }) => id === example.share)?.creator ?? 0;
  const sale = { price, tax, printing, payment: fee, share };
  return { ...sale, ...shareSale(sale) };
}
