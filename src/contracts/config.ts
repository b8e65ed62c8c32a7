import * as z from 'zod/mini';
import { OPEN_REGIONS } from '../core/regions/open-regions.ts';
import { captchaSettings } from './captcha-settings.ts';
import { couponAnswer } from './coupons.ts';
import type { Operation } from './operation.ts';

const region = z.enum(OPEN_REGIONS);

/**
 * `storeRegion` is the visitor's region, or the region whose prices are shown when theirs is closed. `offer`
 * is the promo code offered to shoppers with two or more products, if one is active in the region. `captcha`
 * is set when forms use a captcha.
 */
export const configAnswer = z.object({
  region,
  storeRegion: region,
  currency: z.string(),
  regionName: z.string(),
  regions: z.array(z.object({ code: region, name: z.string(), currency: z.string() })),
  locale: z.string(),
  isBannerEnabled: z.boolean(),
  offer: z.optional(couponAnswer),
  captcha: z.optional(captchaSettings),
});
export type ConfigAnswer = z.output<typeof configAnswer>;

/**
 * `region` overrides the visitor's region for this response, as on every page. An unknown code is ignored.
 */
export const configQuery = z.strictObject({ region: z.optional(z.string()) });

export const configOperation = {
  id: 'getConfig',
  summary: 'The region, currency and locale that the store uses for this visitor.',
  method: 'GET',
  path: '/api/config',
  query: configQuery,
  answers: { 200: configAnswer },
  errors: ['invalid_input'],
} as const satisfies Operation;
