import {
  type ShippingMethodAnswer,
  shippingMethodList,
  shippingMethodsOperation,
} from '#src/contracts/shipping-methods.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { SHIPPED } from '#src/core/shipping/delivery.ts';
import type { DeliveryWindow, ShippingMethod } from '#src/core/shipping/offer.ts';
import type { DeliveryCalendar } from '#src/core/shipping/working-days.ts';
import { ask } from '#src/stores/api-client/ask.ts';

/** The store's shipping methods for a region. */
export type RegionShipping = {
  /** In display order. */
  methods: ShippingMethod[];
  /** The server's default method. */
  defaultId: string | undefined;
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
  const { data, defaultId, delivery, now = '' } = answer.data;
  const methods = data.map((method) => toMethod(method, region, delivery?.handling ?? SHIPPED));
  return {
    methods,
    defaultId,
    calendar: delivery,
    now: Number.isNaN(Date.parse(now)) ? new Date() : new Date(now),
  };
}

/** Ignores a rate of another region. */
function toMethod(
  { _id, name, active, estimate, shippingRate }: ShippingMethodAnswer,
  region: RegionCode,
  handling: DeliveryWindow,
): ShippingMethod {
  const rate = shippingRate?.region === region ? shippingRate : undefined;
  return {
    _id,
    name,
    active,
    handling,
    estimate: { [region]: estimate },
    rates: { [region]: rate?.amount },
    freeFrom: { [region]: rate?.freeFrom },
  };
}
