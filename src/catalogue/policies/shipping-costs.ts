import { moneyIn } from '#src/core/regions/format.ts';
import { regionLabel } from '#src/core/regions/price-label.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { arrivalWindowText } from '#src/core/shipping/days-text.ts';
import { deliveryBy } from '#src/core/shipping/method-name.ts';
import { type ShippingMethod, shippingOffer } from '#src/core/shipping/offer.ts';
import { type DeliveryPlaces, NO_PLACES } from '#src/core/shipping/places.ts';
import * as words from '#src/words/en/shipping-costs.ts';
import { fill } from '#src/words/fill.ts';

/** The price, free shipping threshold and duration of delivery to a region, in one sentence. */
export function shippingCostText(
  methods: readonly ShippingMethod[],
  region: RegionCode,
  places: DeliveryPlaces = NO_PLACES,
): string {
  const offers = offeredIn(methods, region).map(({ name, rate, freeFrom, isFrom, ...time }) => {
    const offer = { method: deliveryBy(name), days: arrivalWindowText(time) };
    if (rate === 0) return fill(words.costsNothing, offer);
    const price = priceText(region, rate, isFrom);
    if (freeFrom === undefined) return fill(words.costs, { ...offer, price });
    return fill(words.costsUntil, { ...offer, price, amount: moneyIn(region, freeFrom) });
  });
  if (offers.length === 0) return notOffered(region);
  const costs = fill(words.toRegion, { region: regionLabel(region), offers: offers.join('; ') });
  return [costs, ...otherPlaces(region, places)].join(' ');
}

/** The same as a Markdown list, one shipping method per line. */
export function shippingCostList(
  methods: readonly ShippingMethod[],
  region: RegionCode,
  places: DeliveryPlaces = NO_PLACES,
): string {
  const offers = offeredIn(methods, region).map(({ name, rate, freeFrom, isFrom, ...time }) => {
    const offer = { method: name, days: arrivalWindowText(time) };
    if (rate === 0) return fill(words.free, offer);
    const price = priceText(region, rate, isFrom);
    if (freeFrom === undefined) return fill(words.price, { ...offer, price });
    return fill(words.priceUntil, { ...offer, price, amount: moneyIn(region, freeFrom) });
  });
  if (offers.length === 0) return notOffered(region);
  const list = offers.map((offer) => `- ${offer}`).join('\n');
  return [list, ...otherPlaces(region, places)].join('\n\n');
}

function offeredIn(methods: readonly ShippingMethod[], region: RegionCode) {
  return shippingOffer({ region, methods, lines: [], goods: 0 }).methods;
}

function priceText(region: RegionCode, amount: number, isFrom: boolean | undefined): string {
  const price = moneyIn(region, amount);
  return isFrom ? fill(words.from, { price }) : price;
}

function otherPlaces(region: RegionCode, { zones, excluded }: DeliveryPlaces): string[] {
  return [...zones, ...excluded].some((area) => area.region === region) ? [words.otherPlaces] : [];
}

function notOffered(region: RegionCode): string {
  return fill(words.inBasket, { region: regionLabel(region) });
}
