import { formatsIn, isShipped } from '../../core/products/pricing.ts';
import type { Product } from '../../core/products/types.ts';
import { moneyIn } from '../../core/regions/format.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import { type OfferedMethod, type ShippingMethod, shippingOffer } from '../../core/shipping/offer.ts';

/** How a product is sent: by the method that is offered first, and what that costs in words. */
export type ShippingDetail = { method: OfferedMethod; text: string };

/**
 * What it costs to have a product sent by the method that is offered first, and from when on that is free, for its cheapest format:
 * `Standard £3.95, free from £120.00`. Undefined for what a region has as a file only, or not at all.
 */
export function shippingDetail(
  product: Pick<Product, 'formats'>,
  region: RegionCode,
  methods: readonly ShippingMethod[],
): ShippingDetail | undefined {
  const posted = formatsIn(product, region).filter((format) => isShipped(format));
  if (posted.length === 0) return undefined;
  const goods = Math.min(...posted.map(({ amount }) => amount));
  const [method] = shippingOffer({ region, methods, lines: [{ isShipped: true }], goods }).methods;
  if (!method) return undefined;
  const price = method.amount === 0 ? 'free' : moneyIn(region, method.amount);
  const free = method.missing === undefined ? '' : `, free from ${moneyIn(region, method.freeFrom ?? 0)}`;
  return { method, text: `${method.name} ${price}${free}` };
}
