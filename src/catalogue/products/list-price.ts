import { defaultFormatIn, type Offered, offeredIn, type PricedFormat } from '../../core/products/pricing.ts';
import { priorLabel } from '../../core/products/prior-price.ts';
import type { Product } from '../../core/products/types.ts';
import { unitPriceText } from '../../core/products/unit-price.ts';
import { moneyIn } from '../../core/regions/format.ts';
import { notSoldIn } from '../../core/regions/price-label.ts';
import type { RegionCode } from '../../core/regions/regions.ts';

/** An earlier price, struck through, and what it is called: `£28.00`, `Was`. */
export type StruckPrice = { text: string; label: string };

export type ListPrice = {
  /** `£24.00`, or words where there is no price. */
  text: string;
  /** Whose price that is, where there are several formats: `Hardback`. */
  format?: string;
  was?: StruckPrice;
  /** `pre-order`, `being funded`. */
  note?: string;
  /** `£4.96 per 100 g`, where the region's law wants it. */
  unit?: string;
  /** The other formats, for where there is room: `Ebook £11.00`, or only how many there are: `+ 2 formats`. */
  others?: string;
  /** In minor units; absent when it is not sold. Lists are sorted and filtered by it, so always by the price that they show. */
  amount?: number;
};

/** Up to so many letters, the name of the one other format stands beside its price. */
const SHORT_NAME = 16;

/**
 * What a card, a list or a spine says about buying a product in a region: the price of the format that its page begins with
 * ({@link defaultFormatIn}), however cheap the others are, since that is what its picture shows.
 */
export function listPrice(
  product: Offered & Pick<Product, 'type' | 'availability'>,
  region: RegionCode,
): ListPrice {
  const format = defaultFormatIn(product, region);
  if (!format) return { text: notSoldIn(region) };
  if (product.availability === 'unavailable')
    return { text: product.type === 'funding' ? 'Not to be backed now' : 'Sold out for now' };
  const others = offeredIn(product, region).filter(({ _id }) => _id !== format._id);
  const note =
    product.type === 'pre-order' ? 'pre-order' : product.type === 'funding' ? 'being funded' : undefined;
  const unit = unitPriceText(region, format);
  return {
    text: moneyIn(region, format.amount),
    amount: format.amount,
    ...(others.length > 0 && { format: format.name, others: othersText(others, region) }),
    ...(format.prior && { was: { text: moneyIn(region, format.prior), label: priorLabel(region) } }),
    ...(note && { note }),
    ...(unit && { unit }),
  };
}

function othersText([other, ...more]: readonly PricedFormat[], region: RegionCode): string {
  if (other && more.length === 0 && other.name.length <= SHORT_NAME)
    return `${other.name} ${moneyIn(region, other.amount)}`;
  return more.length === 0 ? '+ 1 format' : `+ ${more.length + 1} formats`;
}
