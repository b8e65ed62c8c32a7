import { z } from 'zod';
import { type Goods, isEdible } from '#src/core/products/goods.ts';
import { isShipped } from '#src/core/products/pricing.ts';
import type { FormatType } from '#src/core/products/types.ts';
import { comparedIn, NET_UNITS } from '#src/core/products/unit-price.ts';
import { REGION_CODES, type RegionCode } from '#src/core/regions/regions.ts';
import { day, pricesByRegion } from './fields.ts';

/** The net contents of a pack, in whole grams or millilitres. */
export const measured = z.strictObject(
  { amount: z.number().int().min(1).max(1_000_000), unit: z.enum(NET_UNITS) },
  {
    error: ({ code }) =>
      code === 'invalid_type'
        ? `{ amount: 250, unit: g } in whole ${NET_UNITS.join(' or ')}; for a box of different things, assortment: true instead`
        : undefined,
  },
);

/** The prices from a day on, until the day of the next entry. */
export const earlierPrice = z.strictObject({ since: day, prices: pricesByRegion });

type FormatEntry = {
  type?: FormatType | undefined;
  net?: z.infer<typeof measured> | undefined;
  assortment?: boolean | undefined;
  prices: Partial<Record<RegionCode, number>>;
  pricesSince?: Date | undefined;
  earlierPrices?: readonly z.infer<typeof earlierPrice>[] | undefined;
};
type Issue = { path: (string | number)[]; expected: string };

/** Checks that food and drink have a net quantity where the law requires unit prices. */
export function netIssue(goods: Goods, format: FormatEntry): Issue | undefined {
  if (!isEdible(goods) || !isShipped(format) || format.net || format.assortment) return undefined;
  const regions = REGION_CODES.filter(
    (region) => format.prices[region] && comparedIn(region, { net: { amount: 1, unit: 'g' } }),
  );
  if (regions.length === 0) return undefined;
  return {
    path: ['net'],
    expected: `what is in it, such as { amount: 250, unit: g }, since ${regions.join(' and ')} must be told what ${goods} costs per 100 g or ml; or assortment: true, for a box of different things`,
  };
}

/** Checks a format's price history: dates must be present and in ascending order. */
export function historyIssue({ pricesSince, earlierPrices = [] }: FormatEntry): Issue | undefined {
  if (!pricesSince)
    return earlierPrices.length > 0
      ? {
          path: ['pricesSince'],
          expected: 'the day from which `prices` hold, since there were others before',
        }
      : undefined;
  const days = [...earlierPrices.map(({ since }) => since), pricesSince];
  const at = days.findIndex((since, place) => place > 0 && since <= (days[place - 1] ?? since));
  if (at === -1) return undefined;
  return at === earlierPrices.length
    ? { path: ['pricesSince'], expected: 'a day after all of those in earlierPrices' }
    : { path: ['earlierPrices', at, 'since'], expected: 'a later day than the entry before it' };
}
