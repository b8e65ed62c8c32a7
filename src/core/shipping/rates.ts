/** A price up to a limit, which belongs to it. The last band may have none. */
export type Band = { upTo?: number | undefined; price: number };

/**
 * What a shipping method costs, in minor units: one price, or bands by the weight in grams, by the value of
 * the goods in minor units, or by both, which are added.
 */
export type Rate = number | { byWeight?: readonly Band[] | undefined; byValue?: readonly Band[] | undefined };

/** What bands are found by: weight in grams, and the value of the goods after the discount. */
export type Parcel = { weight: number; goods: number };

/** The price of a parcel. Undefined when it is heavier than the last band. */
export function priceOf(rate: Rate, { weight, goods }: Parcel): number | undefined {
  if (typeof rate === 'number') return rate;
  const byWeight = rate.byWeight ? bandOf(rate.byWeight, weight)?.price : 0;
  const byValue = rate.byValue ? bandOf(rate.byValue, goods)?.price : 0;
  return byWeight === undefined || byValue === undefined ? undefined : byWeight + byValue;
}

/** The lowest price of a rate, for texts that know no parcel. */
export function lowestPrice(rate: Rate): number {
  if (typeof rate === 'number') return rate;
  const lowest = (bands: readonly Band[] = []) => Math.min(...bands.map(({ price }) => price));
  return (rate.byWeight ? lowest(rate.byWeight) : 0) + (rate.byValue ? lowest(rate.byValue) : 0);
}

/** The weight that a rate ends at, in grams, if it does. */
export function heaviest(rate: Rate): number | undefined {
  return typeof rate === 'number' ? undefined : rate.byWeight?.at(-1)?.upTo;
}

export function isByWeight(rate: Rate | undefined): boolean {
  return typeof rate === 'object' && rate.byWeight !== undefined;
}

function bandOf(bands: readonly Band[], amount: number): Band | undefined {
  return bands.find(({ upTo }) => upTo === undefined || amount <= upTo);
}
