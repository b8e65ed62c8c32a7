import type Stripe from 'stripe';
import { type RegionCode, regionOf } from '../../src/core/regions/regions.ts';

type Asked = { region: RegionCode; total: number; giftCard: { amount: number } | null };

/**
 * What a session must come to for a sum that was asked for, in minor units: all of it that no gift card pays. Where prices include tax that is the sum itself, whatever
 * of it is tax; elsewhere the tax that the provider has worked out comes on top, once it knows where the buyer is.
 */
export function expectedTotal(
  { region, total, giftCard }: Asked,
  session: Pick<Stripe.Checkout.Session, 'automatic_tax' | 'total_details'>,
): number {
  const isOnTop = session.automatic_tax?.enabled === true && !regionOf(region).pricesIncludeTax;
  return total - (giftCard?.amount ?? 0) + (isOnTop ? (session.total_details?.amount_tax ?? 0) : 0);
}
