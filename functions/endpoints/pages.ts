import type { Config } from '@netlify/functions';
import { serve } from '../platform/app.ts';
import { errorPage } from '../platform/error-page.ts';
import { fundingSuccessRoutes } from '../routes/funding-success.ts';
import { invoiceRoutes } from '../routes/invoice.ts';
import { orderRoutes } from '../routes/order.ts';
import { reviewPages } from '../routes/review-page.ts';
import { searchRoutes } from '../routes/search.ts';
import { subscriptionPages } from '../routes/subscription-pages.ts';
import { successRoutes } from '../routes/success.ts';
import { thanksRoutes } from '../routes/thanks.ts';

/** Prerendered pages with personal content. */
export default serve(
  [
    searchRoutes,
    successRoutes,
    fundingSuccessRoutes,
    thanksRoutes,
    orderRoutes,
    invoiceRoutes,
    subscriptionPages,
    reviewPages,
  ],
  { errorPage },
);

export const config: Config = {
  path: [
    '/search',
    '/basket/success',
    '/funding/success',
    '/contact/thanks',
    '/order',
    '/order/invoice',
    '/newsletter',
    '/notify',
    '/unsubscribe',
    '/review',
  ],
  // More than a person needs. A list, because a string is read as "domain".
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};
