import type { BasketRequest } from '#src/contracts/checkout.ts';
import type { Region } from '#src/core/regions/regions.ts';
import { shippingOffer } from '#src/core/shipping/offer.ts';
import { refusalText, refusedText } from '#src/core/shipping/refusal-text.ts';
import * as words from '#src/words/en/checkout-problems.ts';
import { deliveryPlaces, shippingMethods } from '../catalogue/snapshot.ts';
import { type Problem, problem } from '../platform/problem.ts';
import type { PricedLine } from './price-line.ts';

/** True when the chosen method cannot be used and another one can. */
export function isUnknownMethod({ code }: Problem): boolean {
  return code === 'unknown_shipping_method';
}

/**
 * The problem with the delivery: the place is not known although prices depend on it, nothing can be sent
 * there, or the chosen method is not offered. A basket without a choice gets the default method.
 *
 * @param place the shopper's address
 */
export function shippingProblem(
  asked: string | undefined,
  place: BasketRequest['customer'],
  lines: PricedLine[],
  { code, locale }: Region,
): Problem | undefined {
  const offer = shippingOffer({
    region: code,
    methods: shippingMethods(),
    lines,
    goods: 0,
    places: deliveryPlaces(),
    place: place ?? {},
  });
  const { isNeeded, methods, refused, preselected } = offer;
  const chosen = methods.some(({ _id }) => _id === asked);
  if (chosen || (asked === undefined && !isNeeded)) return undefined;
  if (asked === undefined && preselected) return undefined;
  const missing = isNeeded ? offer.place?.needs : undefined;
  if (missing)
    return problem('delivery_place_missing', PLACE_MISSING[missing], { field: `customer.${missing}` });
  const why = refusalText(offer, locale);
  if (why) return problem('not_delivered', why, { field: 'items' });
  const wrong = refused.find(({ _id }) => _id === asked);
  return problem('unknown_shipping_method', (wrong && refusedText(wrong, locale)) ?? words.deliveryMissing, {
    field: 'shippingMethodId',
  });
}

const PLACE_MISSING = { country: words.countryMissing, postcode: words.postcodeMissing };
