import type { RegionCode } from '../regions/regions.ts';
import { type DeliveryPlaces, type FoundPlace, findPlace, type Place } from './places.ts';
import { heaviest, isByWeight, lowestPrice, priceOf, type Rate } from './rates.ts';

/** A number of working days. */
export type DeliveryWindow = { minimumDays: number; maximumDays: number };

/** Where a shopper collects an order. */
export type Collection = {
  place: string;
  address: readonly string[];
  /** ISO code, where the region has several countries: taxes are those of this one. */
  country?: string | undefined;
  hours?: string | undefined;
  /** How the shopper hears that it is ready, if not by email. */
  notice?: string | undefined;
};

/** What is different in a zone. With a rate, the region's threshold does not count there. */
export type ZoneTerms = {
  rate?: Rate | undefined;
  freeFrom?: number | undefined;
  estimate?: DeliveryWindow | undefined;
};

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
  rates: Partial<Record<RegionCode, Rate | undefined>>;
  /** The value of goods from which it is free, by region. A region without a value has no threshold. */
  freeFrom?: Partial<Record<RegionCode, number | undefined>> | undefined;
  /** By zone: what is different there, or false where it is not offered. */
  zones?: Readonly<Record<string, ZoneTerms | false | undefined>> | undefined;
  /** The heaviest parcel, in grams. */
  maximumWeight?: number | undefined;
  /** When an order counts for the next day, as `10:00`, if it is not the shop's time. */
  cutOff?: string | undefined;
  /** Days such as `2026-12-24` on which nothing leaves or arrives by it. */
  daysOff?: readonly string[] | undefined;
  /** Where the order is collected. Absent for a method that delivers. */
  collection?: Collection | undefined;
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
  /** True when other orders have other prices. Without lines, `rate` is then the lowest. */
  isFrom?: boolean;
  handling: DeliveryWindow;
  /** The transit time in the region, from the day on which a parcel is shipped. */
  window: DeliveryWindow;
  cutOff?: string;
  daysOff?: readonly string[];
  collection?: Collection;
};

/** A method of the region that this order cannot go by, and why. */
export type RefusedMethod = { _id: string; name: string } & (
  | { why: 'place' }
  /** Names of products that may not go by it. */
  | { why: 'goods'; products: readonly string[] }
  /** The heaviest parcel, in grams. */
  | { why: 'weight'; most: number }
  /** The weight of a line is not known yet. */
  | { why: 'unweighed' }
);

export type ShippingOffer = {
  /** False when everything is digital: then there is no shipping, no shipping charge and no address. */
  isNeeded: boolean;
  /** In display order. */
  methods: OfferedMethod[];
  /** The others of the region, in display order. */
  refused: RefusedMethod[];
  /**
   * The default choice. Undefined when no method is offered, or when the shopper has to say the place first.
   */
  preselected: OfferedMethod | undefined;
  /** What the place means, if the question names one. */
  place?: FoundPlace;
};

/** What decides how a line can be sent. */
export type SentLine = {
  isShipped: boolean;
  quantity?: number;
  name?: string | undefined;
  /** Of one piece with its packaging, in grams. */
  weight?: number | undefined;
  /** The only methods that it can go by. Absent for all. */
  shippingMethods?: readonly string[] | undefined;
};

export type ShippingQuestion = {
  region: RegionCode;
  /** All shipping methods of the store, in display order. */
  methods: readonly ShippingMethod[];
  lines: readonly SentLine[];
  /** The price of all goods, digital ones included, after the discount and before shipping. */
  goods: number;
  /**
   * The store's default (`DEFAULT_SHIPPING_METHOD`). When it is not offered, the first method is the default.
   */
  preferredId?: string | undefined;
  /** The zones and exclusions of the store. */
  places?: DeliveryPlaces | undefined;
  /**
   * Where the order goes to. Without it, the answer is that of the region outside its zones,
   * as pages show it.
   */
  place?: Place | undefined;
};

/**
 * The shipping methods for an order and their prices, and why others are not offered. Pages, the basket, the
 * server, feeds and policies all use this. A method without a rate in the region is not offered there.
 */
export function shippingOffer(question: ShippingQuestion): ShippingOffer {
  const { region, methods, lines, places, place, preferredId } = question;
  const found = places && place && findPlace(region, places, place);
  const offered: OfferedMethod[] = [];
  const refused: RefusedMethod[] = [];
  for (const method of methods) {
    const answer = offeredIn(method, question, found);
    if (answer && 'why' in answer) refused.push(answer);
    else if (answer) offered.push(answer);
  }
  // Nobody is sent to a counter by default, unless the region has nothing else.
  const usual =
    offered.find(({ collection }) => !collection) ?? (refused.length === 0 ? offered[0] : undefined);
  const preferred = offered.find(({ _id }) => _id === preferredId) ?? usual;
  return {
    isNeeded: lines.some((line) => line.isShipped),
    methods: offered,
    refused,
    preselected: found?.needs === undefined ? preferred : undefined,
    ...(found && { place: found }),
  };
}

/** True when a method needs the weights of what is sent in a region. */
export function isWeighed(
  { active, rates, zones = {}, maximumWeight }: ShippingMethod,
  region: RegionCode,
  places: DeliveryPlaces,
): boolean {
  if (!active || rates[region] === undefined) return false;
  const own = places.zones.filter((zone) => zone.region === region).map(({ id }) => zones[id]);
  const inZones = own.some((terms) => terms && isByWeight(terms.rate));
  return maximumWeight !== undefined || isByWeight(rates[region]) || inZones;
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

/** What a method costs and how long it takes in a zone or in the rest of a region. */
export type Terms = { rate: Rate; freeFrom: number | undefined; window: DeliveryWindow };

/** Undefined for a method that the region does not have, or while the place is not known. */
function offeredIn(
  method: ShippingMethod,
  { region, lines, goods, place }: ShippingQuestion,
  found: FoundPlace | undefined,
): OfferedMethod | RefusedMethod | undefined {
  const { _id, name, handling, cutOff, daysOff, collection } = method;
  const terms = termsIn(method, region, collection ? undefined : found?.zone);
  if (!method.active || terms === undefined) return undefined;
  if (!collection && found?.needs) return undefined;
  if (!terms || (found?.isExcluded && !collection)) return { _id, name, why: 'place' };
  const sent = lines.filter(({ isShipped }) => isShipped);
  const unfit = sent.filter(({ shippingMethods }) => shippingMethods && !shippingMethods.includes(_id));
  if (unfit.length > 0) return { _id, name, why: 'goods', products: unfit.map((line) => line.name ?? '') };
  const { rate, freeFrom, window } = terms;
  const needsWeight = isByWeight(rate) || method.maximumWeight !== undefined;
  if (place && needsWeight && sent.some(({ weight }) => weight === undefined))
    return { _id, name, why: 'unweighed' };
  const weight = sent.reduce((all, line) => all + (line.weight ?? 0) * (line.quantity ?? 1), 0);
  const most = Math.min(method.maximumWeight ?? Infinity, heaviest(rate) ?? Infinity);
  const full = lines.length === 0 ? lowestPrice(rate) : priceOf(rate, { weight, goods });
  if (full === undefined || weight > most) return { _id, name, why: 'weight', most };
  const isFree = freeFrom !== undefined && goods >= freeFrom;
  return {
    _id,
    name,
    amount: isFree ? 0 : full,
    rate: full,
    ...(freeFrom !== undefined && { freeFrom }),
    ...(freeFrom !== undefined && !isFree && full > 0 && { missing: freeFrom - goods }),
    ...(typeof rate === 'object' && { isFrom: true }),
    handling,
    window,
    ...(cutOff && { cutOff }),
    ...(daysOff && { daysOff }),
    ...(collection && { collection }),
  };
}

/**
 * The terms in a zone, or outside all zones. Undefined without a rate in the region,
 * false where it is not offered.
 */
export function termsIn(
  { rates, freeFrom, estimate, zones = {} }: ShippingMethod,
  region: RegionCode,
  zone?: string,
): Terms | false | undefined {
  const [rate, window] = [rates[region], estimate[region]];
  if (rate === undefined || !window) return undefined;
  const own = zone === undefined ? {} : (zones[zone] ?? {});
  if (own === false) return false;
  return {
    rate: own.rate ?? rate,
    freeFrom: own.rate === undefined ? (own.freeFrom ?? freeFrom?.[region]) : own.freeFrom,
    window: own.estimate ?? window,
  };
}
