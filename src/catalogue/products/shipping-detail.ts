import { moneyIn } from '../../core/basket/amounts.ts';
import { formatsIn, isShipped } from '../../core/products/pricing.ts';
import type { Product } from '../../core/products/types.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import { windowText } from '../../core/shipping/delivery.ts';
import { type ShippingMethod, shippingOffer } from '../../core/shipping/offer.ts';

/**
 * What it costs to have a product sent by the method that is offered first, and from when on that is free:
 * `Standard £3.95, free from £120.00`. Undefined for what a region has as a file only, or not at all.
 */
export function shippingDetail(
  product: Pick<Product, 'formats'>,
  region: RegionCode,
  methods: readonly ShippingMethod[],
): string | undefined {
  const posted = formatsIn(product, region).find((format) => isShipped(format));
  if (!posted) return undefined;
  const offer = shippingOffer({ region, methods, lines: [{ isShipped: true }], goods: posted.amount });
  const [way] = offer.methods;
  if (!way) return undefined;
  const price = way.amount === 0 ? 'free' : moneyIn(region, way.amount);
  const free = way.missing === undefined ? '' : `, free from ${moneyIn(region, way.freeFrom ?? 0)}`;
  return `${way.name} ${price}${free}; ${windowText(way.window)}`;
}
