import type { Config } from '@netlify/functions';
import { serve } from '../platform/app.ts';
import { errorPage } from '../platform/error-page.ts';
import { checkoutRoutes } from '../routes/checkout.ts';

/** A function of its own, because the platform limits calls per function. */
export default serve([checkoutRoutes], { errorPage });

export const config: Config = {
  path: '/api/checkout',
  // The limit from the contract; the platform reads it here. A list, because a string is read as "domain".
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
