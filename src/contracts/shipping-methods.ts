import * as z from 'zod/mini';
import { OPEN_REGIONS } from '../core/regions/open-regions.ts';
import type { Operation } from './operation.ts';

const amount = z.int().check(z.minimum(0));
/** In working days. */
const days = z.int().check(z.minimum(0));
const window = z.object({ minimumDays: days, maximumDays: days });
/** A price up to a limit, which belongs to it. The last band may have none. */
const bands = z.optional(z.array(z.object({ upTo: z.optional(amount), price: amount })));
/**
 * In minor units of the region's currency. The method is free when the goods cost at least `freeFrom` after
 * the discount. Without it there is no threshold. `estimate` is the transit time. With bands, the price is
 * that of the band of the order's weight in grams (`byWeight`), of the value of its goods (`byValue`), or the
 * sum of both, and `amount` is the lowest one.
 */
const terms = {
  amount,
  byWeight: bands,
  byValue: bands,
  freeFrom: z.optional(amount),
  estimate: z.optional(window),
};
/** The terms in a zone. Without an amount, the method is not offered there. */
const zoneTerms = z.object({ ...terms, zone: z.string(), amount: z.optional(amount) });
/** The terms in a region, and in each of its zones where they are different. */
const rate = z.object({
  region: z.enum(OPEN_REGIONS),
  ...terms,
  zones: z.optional(z.array(zoneTerms)),
});
/** A part of a region: countries, or the starts and ranges of postcodes. */
const area = z.object({
  region: z.enum(OPEN_REGIONS),
  countries: z.optional(z.array(z.string())),
  postcodes: z.optional(z.array(z.string())),
});
/** Where an order is collected. */
const collection = z.object({
  place: z.string(),
  address: z.array(z.string()),
  country: z.optional(z.string()),
  hours: z.optional(z.string()),
  notice: z.optional(z.string()),
});
/** A day such as `2026-12-25`. */
const day = z.string();
/**
 * When orders of a region leave and arrive: handling time, cut-off, and the public holidays where the shop
 * packs and where parcels are delivered.
 */
const delivery = z.object({
  handling: window,
  cutOff: z.object({ time: z.string(), timeZone: z.string() }),
  holidays: z.object({ dispatch: z.array(day), delivery: z.array(day) }),
  /** How long printing to order takes before the handling, in working days. Absent when it takes none. */
  production: z.optional(z.int()),
});

/**
 * A shipping method. `shippingRate` is the rate in the requested region, or amount 0 when it has none, and
 * `estimate` the transit time there.
 */
export const shippingMethod = z.object({
  _id: z.string(),
  name: z.string(),
  active: z.boolean(),
  estimate: z.optional(window),
  shippingRates: z.array(rate),
  shippingRate: z.optional(rate),
  /** The heaviest parcel, in grams. */
  maximumWeight: z.optional(z.int()),
  handling: z.optional(window),
  /** The time in place of that of `delivery`. */
  cutOff: z.optional(z.string()),
  /** Days on which nothing leaves or arrives by it, beside the holidays of `delivery`. */
  daysOff: z.optional(z.array(day)),
  /** For a method by which nothing is delivered. */
  collection: z.optional(collection),
});
export type ShippingMethodAnswer = z.output<typeof shippingMethod>;

/**
 * Shipping methods in display order. With a region, `defaultId` is the method for orders that choose none; it
 * is missing when no method is offered. Delivery dates are computed from `delivery` and from `now`, the
 * server's time (ISO 8601). `zones` are the parts of the region with terms of their own; nothing is delivered
 * to `excluded`.
 */
export const shippingMethodList = z.object({
  data: z.array(shippingMethod),
  total: z.int(),
  limit: z.int(),
  skip: z.int(),
  defaultId: z.optional(z.string()),
  delivery: z.optional(delivery),
  zones: z.optional(z.array(z.object({ id: z.string(), ...area.shape }))),
  excluded: z.optional(z.array(area)),
  now: z.optional(z.string()),
});
export type ShippingMethodList = z.output<typeof shippingMethodList>;

/** A region code, in either case. */
const region = z.optional(
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((code: string) => code.toUpperCase()),
      z.enum(OPEN_REGIONS, `one of ${OPEN_REGIONS.join(', ')}`),
    ),
  ),
);

export const shippingMethodsQuery = z.strictObject({
  active: z.optional(z.enum(['true', 'false'], 'true or false')),
  'shippingRates.region': region,
});
export const shippingMethodQuery = z.strictObject({ 'shippingRates.region': region });

export const shippingMethodsOperation = {
  id: 'listShippingMethods',
  summary: 'The shipping methods, of one region if it is named.',
  method: 'GET',
  path: '/api/shipping-methods',
  query: shippingMethodsQuery,
  answers: { 200: shippingMethodList },
  errors: ['invalid_input'],
} as const satisfies Operation;

export const shippingMethodOperation = {
  id: 'getShippingMethod',
  summary: 'One shipping method.',
  method: 'GET',
  path: '/api/shipping-methods/:id',
  params: z.object({ id: z.string() }),
  query: shippingMethodQuery,
  answers: { 200: shippingMethod },
  errors: ['invalid_input', 'not_found'],
} as const satisfies Operation;
