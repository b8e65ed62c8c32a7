import type { TodaySales } from '#src/contracts/desk/today.ts';
import { dayOf, daysLater } from '#src/core/dates.ts';
import { REGION_CODES, type RegionCode } from '#src/core/regions/regions.ts';

/** The numbers of a chart: for each region one value a day. */
export type Series = {
  /** Each day from the first to the last, as `2026-11-29`. */
  days: string[];
  /** In the order of the shop's regions, so that a region has one colour in all charts of a currency. */
  regions: { region: string; values: number[] }[];
  /** The sums of all regions, by day. */
  sums: number[];
  total: number;
  /** The day with the most, the earlier of two; undefined when nothing was sold. */
  best: { day: string; value: number } | undefined;
};

/** The currencies of sales, the one with the most orders first. */
export function currenciesOf({ rows }: TodaySales): string[] {
  const orders = new Map<string, number>();
  for (const row of rows) orders.set(row.currency, (orders.get(row.currency) ?? 0) + row.orders);
  return [...orders].sort(([a, most], [b, others]) => others - most || (a < b ? -1 : 1)).map(([one]) => one);
}

/** The orders, or the totals in minor units, of one currency. Days without a sale are 0. */
export function seriesOf({ from, to, rows }: TodaySales, currency: string, of: 'orders' | 'total'): Series {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayOf(daysLater(new Date(day), 1))) days.push(day);
  const places = new Map(days.map((day, place) => [day, place]));
  const sums = days.map(() => 0);
  const regions = new Map<string, number[]>();
  for (const row of rows) {
    const place = places.get(row.day);
    if (row.currency !== currency || place === undefined) continue;
    const values = regions.get(row.region) ?? days.map(() => 0);
    values[place] = row[of];
    sums[place] = (sums[place] ?? 0) + row[of];
    regions.set(row.region, values);
  }
  const value = Math.max(0, ...sums);
  const day = days[sums.indexOf(value)];
  return {
    days,
    regions: [...regions]
      .map(([region, values]) => ({ region, values }))
      .sort((a, b) => placeOf(a.region) - placeOf(b.region)),
    sums,
    total: sums.reduce((total, one) => total + one, 0),
    best: value > 0 && day !== undefined ? { day, value } : undefined,
  };
}

const placeOf = (region: string) => REGION_CODES.indexOf(region as RegionCode);
