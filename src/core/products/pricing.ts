import type { RegionCode } from '../regions/regions.ts';
import type { Format, Price, Product } from './types.ts';

/** What a look-up found: `region` says whose price it is; absent when there was none at all. */
export type FoundPrice = { amount: number; region?: RegionCode };

/**
 * The region's price, else the first price, else amount 0. Only a region's own price above 0 can be charged:
 * see {@link ownAmount}.
 */
export function lookupPrice(prices: readonly Price[], region: RegionCode): FoundPrice {
  const price = prices.find((candidate) => candidate.region === region) ?? prices[0];
  return price ? { amount: price.amount, region: price.region } : { amount: 0 };
}

/** The amount this region charges for a format, or undefined when the format is not sold there. */
export function ownAmount(format: Format, region: RegionCode): number | undefined {
  const found = lookupPrice(format.prices, region);
  return found.region === region && found.amount > 0 ? found.amount : undefined;
}

/** A format with what one region asks for it; `prior` is the higher price that it may be compared with. In minor units. */
export type PricedFormat = Format & Pick<Price, 'amount' | 'prior'>;

/** The formats that a region sells, each with its amount in that region's minor units. */
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

/** True for a format of which nothing was left when somebody counted. */
export function isCountedOut({ stock }: Pick<Product, 'stock'>, formatId: string): boolean {
  return stock?.[formatId]?.count === 0;
}

/** What {@link defaultFormatIn} and {@link offeredIn} look at. */
export type Offered = Pick<Product, 'formats' | 'productFormatId'> & Pick<Product, 'stock'>;

/** The formats that a region sells and that are there; all that it sells where none of them is. */
export function offeredIn(product: Offered, region: RegionCode): PricedFormat[] {
  const sold = formatsIn(product, region);
  const there = sold.filter(({ _id }) => !isCountedOut(product, _id));
  return there.length > 0 ? there : sold;
}

/**
 * The format to begin with in a region: the product's own choice where it is sold and there, else the first that is. Its price is the
 * one that every card, list, feed and sorting goes by, and the product's page has it chosen.
 */
export function defaultFormatIn(product: Offered, region: RegionCode): PricedFormat | undefined {
  const offered = offeredIn(product, region);
  return offered.find((format) => format._id === product.productFormatId) ?? offered[0];
}

/** True for a format that is delivered as files. */
export function isFile(format: Pick<Format, 'type'>): boolean {
  return format.type === 'Digital File';
}

/** True for a format that is posted; a digital file or a gift card is not. */
export function isShipped(format: Pick<Format, 'type'>): boolean {
  return !isFile(format) && format.type !== 'Gift Card';
}
