import type { Config } from '@netlify/functions';
import { serve } from '../platform/app.ts';
import { errorPage } from '../platform/error-page.ts';
import { orderLinkRoutes } from '../routes/order-link.ts';

/** A function of its own, since the platform limits calls function by function. */
export default serve([orderLinkRoutes], { errorPage });

export const config: Config = {
  path: '/api/order-link',
  // As its contract says; the platform reads it here. A list, since it takes a word as "domain".
  rateLimit: { windowSize: 60, windowLimit: 10, aggregateBy: ['ip', 'domain'] },
};
