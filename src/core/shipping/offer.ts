import type { RegionCode } from '../regions/regions.ts';

/** How long the post takes, in working days from the day a parcel leaves. */
export type DeliveryWindow = { minimumDays: number; maximumDays: number };

/** A way to have things sent, as an editor wrote it. Amounts in minor units of each region's currency. */
export type ShippingMethod = {
  _id: string;
  name: string;
  active: boolean;
  estimate: DeliveryWindow;
  /** What it costs; a region that is left out is not posted to. */
  rates: Partial<Record<RegionCode, number | undefined>>;
  /** From which value of goods on it costs nothing; a region that is left out has no such threshold. */
  freeFrom?: Partial<Record<RegionCode, number | undefined>> | undefined;
};

/** A method as one order can have it. Amounts in minor units of the region's currency. */
export type OfferedMethod = {
  _id: string;
  name: string;
  /** What it costs this order: its rate, or 0 from the threshold on. */
  amount: number;
  /** What it costs below the threshold. */
  rate: number;
  freeFrom?: number;
  /** What the goods are short of the threshold; absent where there is none, it is reached, or the rate is 0 anyway. */
  missing?: number;
  window: DeliveryWindow;
};

export type ShippingOffer = {
  /** False when everything is a file: then nothing is posted, charged or asked for an address. */
  isNeeded: boolean;
  /** In the order in which they are offered. */
  methods: OfferedMethod[];
  /** What is chosen for whoever chooses nothing; undefined when nothing is offered. */
  preselected: OfferedMethod | undefined;
};

type Question = {
  region: RegionCode;
  /** Of the whole store, in the order in which they are offered. */
  methods: readonly ShippingMethod[];
  lines: readonly { isShipped: boolean }[];
  /** What all goods of the order cost, files included, after the discount and before shipping. */
  goods: number;
  /** The store's own choice (`DEFAULT_SHIPPING_METHOD`); where it is not offered, the first one is chosen. */
  preferredId?: string | undefined;
};

/**
 * How an order can be sent, and what that costs. Pages, the basket, the server, feeds and policies all ask here.
 * A method without a rate in the region is not offered there, or it would post to the other side of the world for nothing.
 */
export function shippingOffer({ region, methods, lines, goods, preferredId }: Question): ShippingOffer {
  const offered = methods.flatMap((method) => offeredIn(method, region, goods) ?? []);
  return {
    isNeeded: lines.some((line) => line.isShipped),
    methods: offered,
    preselected: offered.find(({ _id }) => _id === preferredId) ?? offered[0],
  };
}

/** The method for which the goods are the least short of costing nothing, where there is one. */
export function nearestThreshold({
  methods,
}: ShippingOffer): (OfferedMethod & { missing: number }) | undefined {
  return methods
    .filter((method): method is OfferedMethod & { missing: number } => method.missing !== undefined)
    .sort((one, other) => one.missing - other.missing)[0];
}

/** A method that costs nothing since the goods have reached its threshold, where there is one. */
export function reachedThreshold({ methods }: ShippingOffer): OfferedMethod | undefined {
  return methods.find(({ freeFrom, rate, amount }) => freeFrom !== undefined && rate > 0 && amount === 0);
}

function offeredIn(
  { _id, name, active, estimate, rates, freeFrom }: ShippingMethod,
  region: RegionCode,
  goods: number,
): OfferedMethod | undefined {
  const rate = rates[region];
  if (!active || rate === undefined) return undefined;
  const threshold = freeFrom?.[region];
  const isFree = threshold !== undefined && goods >= threshold;
  return {
    _id,
    name,
    amount: isFree ? 0 : rate,
    rate,
    ...(threshold !== undefined && { freeFrom: threshold }),
    ...(threshold !== undefined && !isFree && rate > 0 && { missing: threshold - goods }),
    window: estimate,
  };
}
