import * as z from 'zod/mini';
import { REGION_CODES } from '../core/regions/regions.ts';
import type { Operation } from './operation.ts';

const amount = z.int().check(z.minimum(0));
/**
 * In minor units of the region's currency. From `freeFrom` on, the value of an order's goods after the discount, the method costs
 * nothing; without it there is no such threshold.
 */
const rate = z.object({ region: z.enum(REGION_CODES), amount, freeFrom: z.optional(amount) });
/** In working days. */
const days = z.int().check(z.minimum(1));

/** A way to have things sent. `shippingRate`, where a region was asked for, is its rate there, else amount 0. */
export const shippingMethod = z.object({
  _id: z.string(),
  name: z.string(),
  active: z.boolean(),
  estimate: z.object({ minimumDays: days, maximumDays: days }),
  shippingRates: z.array(rate),
  shippingRate: z.optional(rate),
});
export type ShippingMethodAnswer = z.output<typeof shippingMethod>;

/**
 * Methods in the order in which they are offered. Where a region was asked for, `defaultId` is the method that an order gets that
 * names none; it is missing where nothing is offered. `now` is the store's clock (ISO 8601), from which delivery dates are counted.
 */
export const shippingMethodList = z.object({
  data: z.array(shippingMethod),
  total: z.int(),
  limit: z.int(),
  skip: z.int(),
  defaultId: z.optional(z.string()),
  now: z.optional(z.string()),
});
export type ShippingMethodList = z.output<typeof shippingMethodList>;

/** The code of a region, in either case. */
const region = z.optional(
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((code: string) => code.toUpperCase()),
      z.enum(REGION_CODES, `one of ${REGION_CODES.join(', ')}`),
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
  summary: 'The shipping methods, those of one region where it is named.',
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
