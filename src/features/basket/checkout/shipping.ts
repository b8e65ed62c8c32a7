import { ask } from '#src/api-client/ask.ts';
import {
  type ShippingMethodAnswer,
  shippingMethodList,
  shippingMethodsOperation,
} from '#src/contracts/shipping-methods.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import type { ShippingMethod } from '#src/core/shipping/offer.ts';

/** What the store says of shipping to a region. */
export type RegionShipping = {
  /** In the order in which they are offered. */
  methods: ShippingMethod[];
  /** The method that the server would choose. */
  defaultId: string | undefined;
  /** The store's clock when it answered, from which delivery dates are counted. */
  now: Date;
};

/** How a region's orders can be sent, or undefined when that could not be read. */
export async function readShipping(
  region: RegionCode,
  options?: Parameters<typeof ask>[3],
): Promise<RegionShipping | undefined> {
  const query = new URLSearchParams({ active: 'true', 'shippingRates.region': region });
  const answer = await ask(`${shippingMethodsOperation.path}?${query}`, shippingMethodList, {}, options);
  if (!answer.isOk) return undefined;
  const { data, defaultId, now = '' } = answer.data;
  const methods = data.map((method) => toMethod(method, region));
  return { methods, defaultId, now: Number.isNaN(Date.parse(now)) ? new Date() : new Date(now) };
}

/** A rate of another region is none of this one. */
function toMethod(
  { _id, name, active, estimate, shippingRate }: ShippingMethodAnswer,
  region: RegionCode,
): ShippingMethod {
  const rate = shippingRate?.region === region ? shippingRate : undefined;
  return {
    _id,
    name,
    active,
    estimate,
    rates: { [region]: rate?.amount },
    freeFrom: { [region]: rate?.freeFrom },
  };
}
