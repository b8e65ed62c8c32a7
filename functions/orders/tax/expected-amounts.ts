import type Stripe from 'stripe';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';

type Asked = { region: RegionCode; total: number; giftCard: { amount: number } | null };

/**
 * The amount a session must have, in minor units: the total minus the gift card. Where prices exclude tax,
 * Stripe's tax is added when it is known.
 */
export function expectedTotal(
  { region, total, giftCard }: Asked,
  session: Pick<Stripe.Checkout.Session, 'automatic_tax' | 'total_details'>,
): number {
  const isOnTop = session.automatic_tax?.enabled === true && !regionOf(region).pricesIncludeTax;
  return total - (giftCard?.amount ?? 0) + (isOnTop ? (session.total_details?.amount_tax ?? 0) : 0);
}

type Discounted = { discount: number; couponRequest: unknown };
type Goods = Discounted & { subtotal: number; giftCard: { goods: number } | null };

/**
 * The part of an attempt's discount that reduces the prices at Stripe, in minor units: all of it when there
 * is no coupon.
 */
export function discountInPrices({ discount, couponRequest }: Discounted): number {
  return couponRequest ? 0 : discount;
}

/** The subtotal and the discount a session must have, in minor units. */
export function expectedGoods(attempt: Goods): { subtotal: number; discount: number } {
  const { subtotal, discount, giftCard } = attempt;
  const inPrices = discountInPrices(attempt);
  return { subtotal: subtotal - inPrices, discount: discount - inPrices + (giftCard?.goods ?? 0) };
}
