import { decimalOf } from '#src/core/money.ts';
import { isPrinted, isShipped } from '#src/core/products/pricing.ts';
import type { Format, Product } from '#src/core/products/types.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { offersByCountry } from '#src/core/shipping/by-country.ts';
import { withPrinting } from '#src/core/shipping/delivery.ts';
import type { OfferedMethod, ShippingMethod } from '#src/core/shipping/offer.ts';
import { type DeliveryPlaces, deliveryCountries, NO_PLACES } from '#src/core/shipping/places.ts';
import { xmlElement } from '#src/lib/xml.ts';
import * as words from '#src/words/en/products.ts';

/** Shopping services reject items with more countries. */
const COUNTRIES_AT_MOST = 50;
const THRESHOLDS_AT_MOST = 25;

type Terms = {
  region: RegionCode;
  shippingMethods: readonly ShippingMethod[];
  places?: DeliveryPlaces;
  /** How long printing to order takes, in working days. */
  production?: number;
};

/**
 * The cheapest shipping price of this one product for each country of the region. Digital products are free.
 * When there are too many countries, the setting of the merchant account applies.
 */
export function shippingPrices(
  format: Pick<Format, 'type' | 'weight'> & { amount: number },
  { shippingMethods: only }: Pick<Product, 'shippingMethods'>,
  { region, shippingMethods: methods, places = NO_PLACES, production }: Terms,
): string {
  const isNeeded = isShipped(format);
  if (deliveryCountries(region, places).length > COUNTRIES_AT_MOST) return '';
  const lines = [{ isShipped: isNeeded, weight: format.weight, shippingMethods: only }];
  const offers = offersByCountry({ region, methods, lines, goods: format.amount, places });
  const countries = offers.flatMap((offer) => offer.countries);
  const { currency } = regionOf(region);
  const price = (amount: number) => `${decimalOf({ amount, currency })} ${currency}`;
  const inEach = (names: readonly string[], name: string, inside: string) =>
    names.map((country) => `<g:${name}>${xmlElement('g:country', country)}${inside}</g:${name}>`).join('');
  const cheapest = offers.map((offer) => ({
    names: offer.countries,
    way: isNeeded ? offer.methods.toSorted((a, b) => a.amount - b.amount)[0] : undefined,
  }));
  const costs = cheapest.map(({ names, way }) =>
    isNeeded && !way
      ? ''
      : inEach(
          names,
          'shipping',
          xmlElement('g:service', way?.name ?? words.download) +
            xmlElement('g:price', price(way?.amount ?? 0)) +
            (way ? daysOf(way, isPrinted(format) ? production : 0) : ''),
        ),
  );
  const thresholds = cheapest.map(({ names, way }) =>
    way?.freeFrom === undefined || countries.length > THRESHOLDS_AT_MOST
      ? ''
      : inEach(names, 'free_shipping_threshold', xmlElement('g:price_threshold', price(way.freeFrom))),
  );
  return [...costs, ...thresholds].join('');
}

function daysOf({ handling: usual, window }: OfferedMethod, production: number | undefined): string {
  const handling = withPrinting(usual, production);
  return [
    xmlElement('g:min_handling_time', String(handling.minimumDays)),
    xmlElement('g:max_handling_time', String(handling.maximumDays)),
    xmlElement('g:min_transit_time', String(window.minimumDays)),
    xmlElement('g:max_transit_time', String(window.maximumDays)),
  ].join('');
}
