import { daysBetween } from '#src/core/dates.ts';
import { type PriceStep, priorPrice } from '#src/core/products/prior-price.ts';
import type { Price } from '#src/core/products/types.ts';
import { OPEN_REGIONS } from '#src/core/regions/open-regions.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import type { ProductEntry } from '../schemas/product.ts';

type FormatEntry = ProductEntry['formats'][number];
const EPOCH = new Date(0);

/** The prices of a format by region on a day, with the earlier price that they may be compared with. */
export function pricesOn(format: FormatEntry, now: Date): Price[] {
  const today = daysBetween(EPOCH, now);
  return OPEN_REGIONS.flatMap((region) => {
    const amount = format.prices[region];
    if (amount === undefined) return [];
    const prior = priorPrice(stepsOf(format, region), region, today);
    return [{ region, amount, ...(prior && { prior }) }];
  });
}

function stepsOf({ prices, pricesSince, earlierPrices = [] }: FormatEntry, region: RegionCode): PriceStep[] {
  if (!pricesSince) return [];
  return [...earlierPrices, { since: pricesSince, prices }].map(({ since, prices: asked }) => ({
    day: daysBetween(EPOCH, since),
    amount: asked[region],
  }));
}
