import type { Config } from '@netlify/functions';
import { serve } from '../platform/app.ts';
import { couponRoutes } from '../routes/coupons.ts';

/** A function of its own, since the platform limits calls function by function. */
export default serve([couponRoutes]);

export const config: Config = {
  path: '/api/coupons/store/:code',
  // As its contract says; the platform reads it here. A list, since it takes a word as "domain".
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
