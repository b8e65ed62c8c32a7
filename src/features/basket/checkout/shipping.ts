import { isAmount } from '#src/core/money.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { ask } from './ask.ts';

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
  options?: Parameters<typeof ask>[2],
): Promise<ShippingMethod[] | undefined> {
  const query = new URLSearchParams({ active: 'true', 'shippingRates.region': region });
  const answer = await ask(`/api/shipping-methods?${query}`, {}, options);
  if (!answer.isOk) return undefined;
  const { data } = answer.data as { data?: unknown };
  return Array.isArray(data) ? data.flatMap((entry) => toMethod(entry, region) ?? []) : undefined;
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

function toMethod(value: unknown, region: RegionCode): ShippingMethod | undefined {
  const method = (value ?? {}) as Record<string, unknown>;
  const estimate = (method.estimate ?? {}) as Record<string, unknown>;
  const rate = (method.shippingRate ?? {}) as Record<string, unknown>;
  if (typeof method._id !== 'string' || typeof method.name !== 'string' || method.active === false)
    return undefined;
  const isOfRegion = rate.region === undefined || rate.region === region;
  return {
    _id: method._id,
    name: method.name,
    amount: isOfRegion && isAmount(rate.amount) ? rate.amount : 0,
    minimumDays: Number(estimate.minimumDays) || 1,
    maximumDays: Number(estimate.maximumDays) || 1,
  };
}
