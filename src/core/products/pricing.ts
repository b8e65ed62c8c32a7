import type { RegionCode } from '../regions/regions.ts';
import type { Format, Price, Product } from './types.ts';

/** The result of a look-up. `region` is the region of the price; absent when there is no price. */
export type FoundPrice = { amount: number; region?: RegionCode };

/**
 * The region's price, else the first price, else amount 0. Only the region's own price above 0 can be
 * charged: see {@link ownAmount}.
 */
export function lookupPrice(prices: readonly Price[], region: RegionCode): FoundPrice {
  const price = prices.find((candidate) => candidate.region === region) ?? prices[0];
  return price ? { amount: price.amount, region: price.region } : { amount: 0 };
}

/** The price of a format in this region, in minor units. Undefined when it is not sold there. */
export function ownAmount(format: Format, region: RegionCode): number | undefined {
  const price = format.prices.find((each) => each.region === region);
  return price && price.amount > 0 ? price.amount : undefined;
}

/**
 * A format with its price in one region. `prior` is the higher price that it may be compared with.
 * In minor units.
 */
export type PricedFormat = Format & Pick<Price, 'amount' | 'prior'>;

/** The formats that a region sells, with their prices in minor units. */
export function formatsIn(product: Pick<Product, 'formats'>, region: RegionCode): PricedFormat[] {
  return product.formats.flatMap((format) => {
    const amount = ownAmount(format, region);
    const prior = format.prices.find((price) => price.region === region)?.prior;
    return amount === undefined ? [] : [{ ...format, amount, ...(prior && { prior }) }];
  });
}

/** True when the region has a price for at least one format. */
export function isSoldIn(product: Pick<Product, 'formats'>, region: RegionCode): boolean {
  return product.formats.some((format) => ownAmount(format, region) !== undefined);
}

/** True when a format is unavailable, or its last stock count was 0. */
export function isFormatOut(
  { stock }: Pick<Product, 'stock'>,
  { _id, availability }: Pick<Format, '_id' | 'availability'>,
): boolean {
  return availability === 'unavailable' || stock?.[_id]?.count === 0;
}

/** What {@link defaultFormatIn} and {@link offeredIn} look at. */
export type Offered = Pick<Product, 'formats' | 'productFormatId'> & Pick<Product, 'stock'>;

/** The formats that a region sells and that are in stock. When none is in stock, all that it sells. */
export function offeredIn(product: Offered, region: RegionCode): PricedFormat[] {
  const sold = formatsIn(product, region);
  const there = sold.filter((format) => !isFormatOut(product, format));
  return there.length > 0 ? there : sold;
}

/**
 * The default format in a region: the product's own choice when it is sold and in stock, else the first one
 * that is. Cards, lists, feeds and sorting use its price, and the product page preselects it.
 */
export function defaultFormatIn(product: Offered, region: RegionCode): PricedFormat | undefined {
  const offered = offeredIn(product, region);
  return offered.find((format) => format._id === product.productFormatId) ?? offered[0];
}

/** True for a format that is delivered as files. */
export function isFile(format: Pick<Format, 'type'>): boolean {
  return format.type === 'Digital File';
}

/** True for a format that is printed only when it is ordered. */
export function isPrinted(format: Pick<Format, 'type'>): boolean {
  return format.type === 'Print On Demand';
}

/** True for a format that is shipped: not a digital file and not a gift card. */
export function isShipped(format: Pick<Format, 'type'>): boolean {
  return !isFile(format) && format.type !== 'Gift Card';
}
