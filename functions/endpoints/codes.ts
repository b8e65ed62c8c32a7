import type { Config } from '@netlify/functions';
import { serve } from '../platform/app.ts';
import { errorPage } from '../platform/error-page.ts';
import { couponRoutes } from '../routes/coupons.ts';
import { giftCardRoutes } from '../routes/gift-cards.ts';
import { payoutCodeRoutes } from '../routes/payout-codes.ts';

/**
 * Look-ups of codes. One function, because the platform limits calls per function, and guesses at all codes
 * must count together.
 */
export default serve([couponRoutes, payoutCodeRoutes, giftCardRoutes], { errorPage });

export const config: Config = {
  path: ['/api/coupons/store/:code', '/api/payout-codes/:code', '/api/gift-cards/balance'],
  // The limit from the contract; the platform reads it here. A list, because a string is read as "domain".
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
