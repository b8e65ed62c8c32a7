import type { CatalogueFunding } from '#src/catalogue/catalogue.ts';
import type { CurrencyCode } from '#src/core/currencies.ts';
import { formatSum } from '#src/core/format-sum.ts';
import { aboutAmount } from '#src/core/fundings/about.ts';
import { storeRegionFor } from '#src/core/regions/pick-region.ts';
import { regionFromParam } from '#src/core/regions/region-paths.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';

/** How a page shows a funding's sums: first in the region's currency, and beside it in the goal's. */
export type PageSums = {
  /** Of its dates, as a tag. */
  language: string;
  /** Of its sums, which the script writes again. */
  locale: string;
  currency: CurrencyCode;
  /** What one unit of the region's currency counts for. Undefined when the goal has that currency. */
  rate: number | undefined;
  /** A sum in the region's currency: rounded when it is converted. */
  here: (amount: number) => string;
  /** The same in the goal's currency. */
  own: (amount: number) => string;
};

/**
 * The sums of a funding on a page.
 *
 * @param param the page's `[...region]` parameter
 */
export function sumsOnPage(
  { goal, rates }: Pick<CatalogueFunding, 'goal' | 'rates'>,
  param: string | undefined,
  { closedRegions }: { closedRegions: readonly RegionCode[] },
): PageSums {
  const { locale, language } = regionOf(regionFromParam(param));
  const { currency } = regionOf(storeRegionFor(regionFromParam(param), closedRegions));
  const rate = currency === goal.currency ? undefined : rates[currency];
  const own = (amount: number) => formatSum({ amount, currency: goal.currency }, locale);
  const here = (amount: number) =>
    rate ? formatSum({ amount: aboutAmount(amount, rate), currency }, locale) : own(amount);
  return { language, locale, currency, rate, here, own };
}
