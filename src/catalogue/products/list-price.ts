import { defaultFormatIn, type Offered, offeredIn, type PricedFormat } from '#src/core/products/pricing.ts';
import { priorLabel } from '#src/core/products/prior-price.ts';
import type { Product } from '#src/core/products/types.ts';
import { unitPriceText } from '#src/core/products/unit-price.ts';
import { moneyIn } from '#src/core/regions/format.ts';
import { notSoldIn } from '#src/core/regions/price-label.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import * as words from '#src/words/en/prices.ts';
import { fill } from '#src/words/fill.ts';

/** An earlier price, shown struck through, and its label: `£28.00`, `Was`. */
type StruckPrice = { text: string; label: string };

export type ListPrice = {
  /** `£24.00`, or a text when there is no price. */
  text: string;
  /** The format of the price, when there are several, or it is a file: `Hardback`, `Ebook`. */
  format?: string;
  was?: StruckPrice;
  /** `pre-order`, `being funded`. */
  note?: string;
  /** `£4.96 per 100 g`, where the region's law requires it. */
  unit?: string;
  /**
   * The other formats, where there is room: `Ebook £11.00`, or the lowest of several: `others from £11.00`.
   * When that is the price itself, the highest: `others up to £76.00`.
   */
  others?: string;
  /**
   * In minor units. Absent when it is not sold. Lists are sorted and filtered by this price, which is also
   * the one they show.
   */
  amount?: number;
};

/** Maximum length of the name of a single other format to be shown with its price. */
const SHORT_NAME = 24;

/**
 * The price of a product on cards and lists in a region: that of the format that its page preselects ({@link
 * defaultFormatIn}), even if others are cheaper, since the picture shows that format.
 */
export function listPrice(
  product: Offered & Pick<Product, 'type' | 'availability' | 'options'>,
  region: RegionCode,
): ListPrice {
  const format = defaultFormatIn(product, region);
  if (!format) return { text: notSoldIn(region) };
  if (product.availability === 'unavailable')
    return { text: product.type === 'funding' ? words.notBackedNow : words.soldOutForNow };
  const others = offeredIn(product, region).filter(({ _id }) => _id !== format._id);
  const note = { available: undefined, 'pre-order': words.preOrder, funding: words.beingFunded }[
    product.type
  ];
  const unit = unitPriceText(region, format);
  const hasOtherPrices = others.some(({ amount }) => amount !== format.amount);
  return {
    text: moneyIn(region, format.amount),
    amount: format.amount,
    // A variant's name is a list of values, which says little beside a price.
    ...(((hasOtherPrices && !product.options) || format.taxKind === 'e-book') && { format: format.name }),
    // Where all cost the same, the price needs no others.
    ...(hasOtherPrices && { others: othersText(others, format.amount, region) }),
    ...(format.prior && { was: { text: moneyIn(region, format.prior), label: priorLabel(region) } }),
    ...(note && { note }),
    ...(unit && { unit }),
  };
}

/** The `amount` of {@link listPrice}, where the price is only compared. */
export function listAmount(
  product: Offered & Pick<Product, 'availability'>,
  region: RegionCode,
): number | undefined {
  return product.availability === 'unavailable' ? undefined : defaultFormatIn(product, region)?.amount;
}

/** @param shown the price that is shown, in minor units: the others start below it or at most end above it */
function othersText(others: readonly PricedFormat[], shown: number, region: RegionCode): string {
  const [other] = others;
  if (other && others.length === 1 && other.name.length <= SHORT_NAME)
    return fill(words.otherFormat, { format: other.name, price: moneyIn(region, other.amount) });
  const amounts = others.map(({ amount }) => amount);
  const lowest = Math.min(...amounts);
  if (others.length > 1 && lowest === shown)
    return fill(words.othersUpTo, { price: moneyIn(region, Math.max(...amounts)) });
  return fill(others.length === 1 ? words.alsoAt : words.othersFrom, { price: moneyIn(region, lowest) });
}
