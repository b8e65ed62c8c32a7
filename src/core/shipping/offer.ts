import type { RegionCode } from '../regions/regions.ts';

/** A number of working days. */
export type DeliveryWindow = { minimumDays: number; maximumDays: number };

/** A shipping method, as an editor wrote it. Amounts in minor units of each region's currency. */
export type ShippingMethod = {
  _id: string;
  name: string;
  active: boolean;
  /** Until a parcel leaves, in working days of the shop. */
  handling: DeliveryWindow;
  /** From then on, in working days of each region that has a rate. */
  estimate: Partial<Record<RegionCode, DeliveryWindow | undefined>>;
  /** The price by region. A region without a price does not offer the method. */
  rates: Partial<Record<RegionCode, number | undefined>>;
  /** The value of goods from which it is free, by region. A region without a value has no threshold. */
  freeFrom?: Partial<Record<RegionCode, number | undefined>> | undefined;
};

/** A shipping method as offered for one order. Amounts in minor units of the region's currency. */
export type OfferedMethod = {
  _id: string;
  name: string;
  /** The price for this order: the rate, or 0 from the threshold on. */
  amount: number;
  /** The price below the threshold. */
  rate: number;
  freeFrom?: number;
  /**
   * What is missing for free shipping. Absent when there is no threshold, it is reached, or the rate is 0.
   */
  missing?: number;
  handling: DeliveryWindow;
  /** The transit time in the region, from the day on which a parcel is shipped. */
  window: DeliveryWindow;
};

export type ShippingOffer = {
  /** False when everything is digital: then there is no shipping, no shipping charge and no address. */
  isNeeded: boolean;
  /** In display order. */
  methods: OfferedMethod[];
  /** The default choice. Undefined when no method is offered. */
  preselected: OfferedMethod | undefined;
};

type Question = {
  region: RegionCode;
  /** All shipping methods of the store, in display order. */
  methods: readonly ShippingMethod[];
  lines: readonly { isShipped: boolean }[];
  /** The price of all goods, digital ones included, after the discount and before shipping. */
  goods: number;
  /**
   * The store's default (`DEFAULT_SHIPPING_METHOD`). When it is not offered, the first method is the default.
   */
  preferredId?: string | undefined;
};

/**
 * The shipping methods for an order and their prices. Pages, the basket, the server, feeds and policies all
 * use this. A method without a rate in the region is not offered there.
 */
export function shippingOffer({ region, methods, lines, goods, preferredId }: Question): ShippingOffer {
  const offered = methods.flatMap((method) => offeredIn(method, region, goods) ?? []);
  return {
    isNeeded: lines.some((line) => line.isShipped),
    methods: offered,
    preselected: offered.find(({ _id }) => _id === preferredId) ?? offered[0],
  };
}

/** The method that is closest to its free shipping threshold without reaching it, if any. */
export function nearestThreshold({
  methods,
}: ShippingOffer): (OfferedMethod & { missing: number }) | undefined {
  return methods
    .filter((method): method is OfferedMethod & { missing: number } => method.missing !== undefined)
    .sort((one, other) => one.missing - other.missing)[0];
}

/** A method that is free because the threshold is reached, if any. */
export function reachedThreshold({ methods }: ShippingOffer): OfferedMethod | undefined {
  return methods.find(({ freeFrom, rate, amount }) => freeFrom !== undefined && rate > 0 && amount === 0);
}

function offeredIn(
  { _id, name, active, handling, estimate, rates, freeFrom }: ShippingMethod,
  region: RegionCode,
  goods: number,
): OfferedMethod | undefined {
  const [rate, window] = [rates[region], estimate[region]];
  if (!active || rate === undefined || !window) return undefined;
  const threshold = freeFrom?.[region];
  const isFree = threshold !== undefined && goods >= threshold;
  return {
    _id,
    name,
    amount: isFree ? 0 : rate,
    rate,
    ...(threshold !== undefined && { freeFrom: threshold }),
    ...(threshold !== undefined && !isFree && rate > 0 && { missing: threshold - goods }),
    handling,
    window,
  };
}
