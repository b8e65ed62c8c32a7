import type { Config } from '@netlify/functions';
import { serve } from '../platform/app.ts';
import { errorPage } from '../platform/error-page.ts';
import { orderLinkRoutes } from '../routes/order-link.ts';

/** A function of its own, because the platform limits calls per function. */
export default serve([orderLinkRoutes], { errorPage });

export const config: Config = {
  path: '/api/order-link',
  // The limit from the contract; the platform reads it here. A list, because a string is read as "domain".
  rateLimit: { windowSize: 60, windowLimit: 10, aggregateBy: ['ip', 'domain'] },
};
