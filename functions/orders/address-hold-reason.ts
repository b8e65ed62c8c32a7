import type Stripe from 'stripe';
import { findPlace } from '#src/core/shipping/places.ts';
import * as holdReasons from '#src/words/en/hold-reasons.ts';
import { fill } from '#src/words/fill.ts';
import { deliveryPlaces } from '../catalogue/snapshot.ts';
import type { Attempt } from '../db/schema/attempts.ts';

/**
 * Why an order must be put on hold for its address: the shop does not deliver there, or its price is that of
 * another zone. The payment page lets a buyer type any postcode.
 */
export function addressHoldReason(
  session: Stripe.Checkout.Session,
  { region, delivery }: Pick<Attempt, 'region' | 'delivery'>,
): string | undefined {
  const address = session.collected_information?.shipping_details?.address;
  if (!address || delivery?.collection) return undefined;
  const { country, postal_code } = address;
  const typed = [postal_code, country].filter(Boolean).join(', ');
  const place = findPlace(region, deliveryPlaces(), {
    country: country ?? undefined,
    postcode: postal_code ?? undefined,
  });
  if (place.isExcluded) return fill(holdReasons.notDelivered, { place: typed });
  if (!delivery || place.zone === delivery.zone) return undefined;
  return fill(holdReasons.otherZone, {
    place: typed,
    zone: place.zone ?? holdReasons.noZone,
    paid: delivery.zone ?? holdReasons.noZone,
  });
}
