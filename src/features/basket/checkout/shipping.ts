import {
  type ShippingMethodAnswer,
  shippingMethodList,
  shippingMethodsOperation,
} from '#src/contracts/shipping-methods.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { SHIPPED } from '#src/core/shipping/delivery.ts';
import type { DeliveryWindow, ShippingMethod, ZoneTerms } from '#src/core/shipping/offer.ts';
import type { DeliveryPlaces } from '#src/core/shipping/places.ts';
import type { Rate } from '#src/core/shipping/rates.ts';
import type { DeliveryCalendar } from '#src/core/shipping/working-days.ts';
import { ask } from '#src/stores/api-client/ask.ts';

/** The store's shipping methods for a region. */
export type RegionShipping = {
  /** In display order. */
  methods: ShippingMethod[];
  /** The server's default method. */
  defaultId: string | undefined;
  places: DeliveryPlaces;
  /** Undefined from a server of the previous release. */
  calendar: DeliveryCalendar | undefined;
  /** The server's time at the response, from which delivery dates are computed. */
  now: Date;
};

/** Requests the shipping methods for a region. Undefined when that failed. */
export async function readShipping(
  region: RegionCode,
  options?: Parameters<typeof ask>[3],
): Promise<RegionShipping | undefined> {
  const query = new URLSearchParams({ active: 'true', 'shippingRates.region': region });
  const answer = await ask(`${shippingMethodsOperation.path}?${query}`, shippingMethodList, {}, options);
  if (!answer.isOk) return undefined;
  const { data, defaultId, delivery, zones = [], excluded = [], now = '' } = answer.data;
  const methods = data.map((method) => toMethod(method, region, delivery?.handling ?? SHIPPED));
  return {
    methods,
    defaultId,
    places: { zones, excluded },
    calendar: delivery,
    now: Number.isNaN(Date.parse(now)) ? new Date() : new Date(now),
  };
}

/** Ignores a rate of another region. */
function toMethod(
  { shippingRate, estimate, ...method }: ShippingMethodAnswer,
  region: RegionCode,
  handling: DeliveryWindow,
): ShippingMethod {
  const rate = shippingRate?.region === region ? shippingRate : undefined;
  const zones = rate?.zones?.map(({ zone, ...terms }) => [zone, toTerms(terms)] as const);
  return {
    ...method,
    handling: method.handling ?? handling,
    estimate: { [region]: estimate },
    rates: { [region]: rate && toRate(rate) },
    freeFrom: { [region]: rate?.freeFrom },
    zones: Object.fromEntries(zones ?? []),
  };
}

type RateAnswer = Pick<ShippingMethodAnswer['shippingRates'][number], 'amount' | 'byWeight' | 'byValue'>;

function toRate({ amount, byWeight, byValue }: RateAnswer): Rate {
  return byWeight || byValue ? { byWeight, byValue } : amount;
}

type ZoneAnswer = NonNullable<ShippingMethodAnswer['shippingRates'][number]['zones']>[number];

function toTerms({ amount, freeFrom, estimate, ...bands }: Omit<ZoneAnswer, 'zone'>): ZoneTerms | false {
  return amount === undefined ? false : { rate: toRate({ amount, ...bands }), freeFrom, estimate };
}
