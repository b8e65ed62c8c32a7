import type { Config } from '@netlify/functions';
import { serve } from '../platform/app.ts';
import { errorPage } from '../platform/error-page.ts';
import { couponRoutes } from '../routes/coupons.ts';
import { giftCardRoutes } from '../routes/gift-cards.ts';
import { payoutCodeRoutes } from '../routes/payout-codes.ts';

/** Look-ups of codes: a function of its own, since the platform limits calls function by function, and guesses at both count alike. */
export default serve([couponRoutes, payoutCodeRoutes, giftCardRoutes], { errorPage });

export const config: Config = {
  path: ['/api/coupons/store/:code', '/api/payout-codes/:code', '/api/gift-cards/balance'],
  // As its contracts say; the platform reads it here. A list, since it takes a word as "domain".
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
