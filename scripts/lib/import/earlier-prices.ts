import { OPEN_REGIONS } from '#src/core/regions/open-regions.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';

export type Prices = Partial<Record<RegionCode, number>>;
export type StockField = { count: number; countedAt: string };
/** Prices in minor units, and the day from which they apply. */
type Step = { since: string; prices: Prices };
/** The fields of a format that say which prices it had before. Days such as `2026-11-28`. */
export type HistoryFields = { pricesSince?: string; earlierPrices?: Step[] };

/** A format in a product's file, as it is before an import. */
export type FormatBefore = HistoryFields & {
  prices: Prices;
  isSold: boolean;
  stock?: StockField | undefined;
};
/** A product's file before an import. */
export type ProductBefore = {
  addedAt: string;
  isDraft: boolean;
  /** False if an editor changed it. Then nobody knows since when its prices apply, if it does not say so. */
  isOurs: boolean;
  formats: ReadonlyMap<string, FormatBefore>;
};

/** The most earlier prices of a format. */
const MOST = 20;

/** What a product's file has, from its fields. `today` is its day if it has none. */
export function productBefore(
  { addedAt, draft, prices, formats }: Readonly<Record<string, unknown>>,
  isOurs: boolean,
  today: string,
): ProductBefore {
  const list = Array.isArray(formats) ? (formats as WrittenFormat[]) : [];
  return {
    ...{ addedAt: typeof addedAt === 'string' ? addedAt : today, isDraft: draft === true, isOurs },
    formats: new Map(
      list.map(({ id, availability, ...format }) => [
        String(id),
        { ...format, prices: format.prices ?? (prices as Prices) ?? {}, isSold: availability === undefined },
      ]),
    ),
  };
}
type WrittenFormat = HistoryFields & {
  id: unknown;
  availability?: unknown;
  prices?: Prices;
  stock?: StockField;
};

/**
 * The price history of a format after an import. A new price starts on the day of the import, and the price
 * before it becomes an earlier one, so that reductions are compared with what was asked here.
 *
 * @param prices of the export
 * @param compared the history that its compare-at price makes, if the mapping knows the days. It is about the
 * time before the first import
 * @param before undefined for a new product, and for a draft, whose prices nobody was asked
 */
export function historyAfter(
  id: string,
  prices: Prices,
  compared: HistoryFields | undefined,
  before: ProductBefore | undefined,
  today: string,
): HistoryFields {
  if (!before || before.isDraft) return compared ?? {};
  const format = before.formats.get(id);
  if (!format?.isSold) return compared ?? beginning(today, before);
  const { pricesSince, earlierPrices = [] } = format;
  const since = pricesSince ?? (before.isOurs ? before.addedAt : undefined);
  if (isSame(format.prices, prices)) {
    const isFromHere = !before.isOurs || (since !== undefined && dayIn(since) > dayIn(before.addedAt));
    if (compared && !(pricesSince && isFromHere)) return compared;
    return { ...(pricesSince && { pricesSince }), ...(earlierPrices.length > 0 && { earlierPrices }) };
  }
  const steps = [...earlierPrices, ...(since ? [{ since, prices: format.prices }] : [])]
    // A price replaced on its first day is not kept.
    .filter((step) => dayIn(step.since) < today && OPEN_REGIONS.some((region) => step.prices[region]))
    .slice(-MOST);
  const last = steps.at(-1);
  if (last && isSame(last.prices, prices)) return fieldsOf(steps.slice(0, -1), last.since, before);
  return fieldsOf(steps, today, before);
}

function fieldsOf(earlierPrices: Step[], pricesSince: string, before: ProductBefore): HistoryFields {
  return earlierPrices.length > 0 ? { pricesSince, earlierPrices } : beginning(pricesSince, before);
}

/** Without a day, prices apply since the product was added. */
function beginning(since: string, { addedAt, isOurs }: ProductBefore): HistoryFields {
  return isOurs && dayIn(since) === dayIn(addedAt) ? {} : { pricesSince: since };
}

function isSame(one: Prices, other: Prices): boolean {
  const regions = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<RegionCode>;
  return [...regions].every((region) => one[region] === other[region]);
}

/** The day of a date or a time, as an editor may have written it. */
const dayIn = (moment: string) => String(moment).slice(0, 10);
