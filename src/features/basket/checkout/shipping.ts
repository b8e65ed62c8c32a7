import { ask } from '#src/api-client/ask.ts';
import {
  type ShippingMethodAnswer,
  shippingMethodList,
  shippingMethodsOperation,
} from '#src/contracts/shipping-methods.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';

/** A way to have things sent: `amount` in the region's minor units, days counted as working days. */
export type ShippingMethod = {
  _id: string;
  name: string;
  amount: number;
  minimumDays: number;
  maximumDays: number;
};

/** The ways a region's orders can be sent, or undefined when they could not be read. */
export async function listShippingMethods(
  region: RegionCode,
  options?: Parameters<typeof ask>[3],
): Promise<ShippingMethod[] | undefined> {
  const query = new URLSearchParams({ active: 'true', 'shippingRates.region': region });
  const answer = await ask(`${shippingMethodsOperation.path}?${query}`, shippingMethodList, {}, options);
  if (!answer.isOk) return undefined;
  return answer.data.data.filter(({ active }) => active).map((method) => toMethod(method, region));
}

/** The chosen method, else the first. */
export function chosenMethod(
  methods: readonly ShippingMethod[] | undefined,
  id: string,
): ShippingMethod | undefined {
  return methods?.find((method) => method._id === id) ?? methods?.[0];
}

/** How long it takes, for example `3 to 5 working days`. */
export function estimateText({ minimumDays, maximumDays }: ShippingMethod): string {
  if (minimumDays !== maximumDays) return `${minimumDays} to ${maximumDays} working days`;
  return minimumDays === 1 ? 'The next working day' : `${minimumDays} working days`;
}

/** A rate of another region is none of this one. */
function toMethod(
  { _id, name, estimate, shippingRate }: ShippingMethodAnswer,
  region: RegionCode,
): ShippingMethod {
  return { _id, name, amount: shippingRate?.region === region ? shippingRate.amount : 0, ...estimate };
}
