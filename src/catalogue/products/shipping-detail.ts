import { formatsIn, isShipped } from '#src/core/products/pricing.ts';
import type { Product } from '#src/core/products/types.ts';
import { moneyIn } from '#src/core/regions/format.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { type OfferedMethod, type ShippingMethod, shippingOffer } from '#src/core/shipping/offer.ts';
import * as words from '#src/words/en/buying-facts.ts';
import { fill } from '#src/words/fill.ts';

/** The default shipping method of a product, and its cost as text. */
export type ShippingDetail = { method: OfferedMethod; text: string };

/**
 * The cost of shipping a product with the default method, and its free shipping threshold, based on the
 * cheapest format: `Standard £3.95, free from £120.00`. Undefined when the region has no shipped format.
 */
export function shippingDetail(
  product: Pick<Product, 'formats' | 'shippingMethods'>,
  region: RegionCode,
  methods: readonly ShippingMethod[],
): ShippingDetail | undefined {
  const posted = formatsIn(product, region).filter((format) => isShipped(format));
  if (posted.length === 0) return undefined;
  const [cheapest] = posted.toSorted((one, other) => one.amount - other.amount);
  const { shippingMethods } = product;
  const lines = [{ isShipped: true, weight: cheapest?.weight, shippingMethods }];
  const { preselected: method } = shippingOffer({ region, methods, lines, goods: cheapest?.amount ?? 0 });
  if (!method) return undefined;
  const cost = {
    method: method.name,
    price: method.amount === 0 ? words.free : moneyIn(region, method.amount),
  };
  const text =
    method.missing === undefined
      ? fill(words.methodPrice, cost)
      : fill(words.methodFreeFrom, { ...cost, amount: moneyIn(region, method.freeFrom ?? 0) });
  return { method, text };
}
