import path from 'node:path';
import type { Content } from '#src/catalogue/reading/read-content.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { writtenContent as readWritten } from '#tests/build/support/written-content.ts';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
let content: Promise<Content> | undefined;

/** The content of the files, with its dates moved as in the build. */
export function writtenContent(): Promise<Content> {
  content ??= readWritten();
  return content;
}

/** The price of a product's format in a region, from its file, in minor units. */
export async function writtenPrice(product: string, format: string, region: RegionCode): Promise<number> {
  const { products } = await writtenContent();
  const found = products.find(({ id }) => id === product)?.data.formats.find(({ id }) => id === format);
  const amount = found?.prices[region];
  if (amount === undefined) throw new Error(`${product} has no ${format} in ${region}`);
  return amount;
}

/**
 * The rate of a shipping method in a region for goods of that value after discount, from its file,
 * in minor units.
 */
export async function writtenRate(method: string, region: RegionCode, goods = 0): Promise<number> {
  const { 'shipping-methods': methods } = await writtenContent();
  const { rates, freeFrom } = methods.find(({ id }) => id === method)?.data ?? {};
  const amount = rates?.[region];
  if (typeof amount !== 'number') throw new Error(`${method} has no rate in ${region}`);
  return goods >= (freeFrom?.[region] ?? Number.POSITIVE_INFINITY) ? 0 : amount;
}

/** An amount in the format of a region's page; formatted here again, to test the store's own formatter. */
export function money(amount: number, region: RegionCode): string {
  const { currency, locale } = regionOf(region);
  return new Intl.NumberFormat(locale, { style: 'currency', currency })
    .format(amount / 100)
    .replace(/\s/g, ' ');
}
