import type { Config } from '@netlify/functions';
import { serve } from '../platform/app.ts';
import { errorPage } from '../platform/error-page.ts';
import { buildFailedRoutes } from '../routes/build-failed.ts';
import { checkTokenRoutes } from '../routes/captcha-check.ts';
import { configRoutes } from '../routes/config.ts';
import { creatorRoutes } from '../routes/creators.ts';
import { failureRoutes } from '../routes/failures.ts';
import { fundingRoutes } from '../routes/fundings.ts';
import { messageRoutes } from '../routes/messages.ts';
import { newsletterRoutes } from '../routes/newsletter.ts';
import { productRoutes } from '../routes/products.ts';
import { recipeRoutes } from '../routes/recipes.ts';
import { reviewRoutes } from '../routes/reviews.ts';
import { shippingMethodRoutes } from '../routes/shipping-methods.ts';
import { stockRoutes } from '../routes/stock.ts';
import { stockNoticeRoutes } from '../routes/stock-notices.ts';
import { storefrontRoutes } from '../routes/storefront.ts';
import { surveyRoutes } from '../routes/surveys.ts';
import { unsubscribeRoutes } from '../routes/unsubscribe.ts';

/** The store's API, except operations with a limit or a caller of their own. Unknown paths end here too. */
export default serve(
  [
    configRoutes,
    shippingMethodRoutes,
    fundingRoutes,
    productRoutes,
    stockRoutes,
    creatorRoutes,
    recipeRoutes,
    storefrontRoutes,
    messageRoutes,
    newsletterRoutes,
    reviewRoutes,
    surveyRoutes,
    stockNoticeRoutes,
    unsubscribeRoutes,
    checkTokenRoutes,
    failureRoutes,
    buildFailedRoutes,
  ],
  { errorPage },
);

export const config: Config = {
  path: '/api/*',
  excludedPath: [
    '/api/checkout',
    '/api/coupons/store/:code',
    '/api/desk/*',
    '/api/download-links',
    '/api/gift-cards/balance',
    // A static file from the build.
    '/api/openapi.json',
    '/api/order-link',
    '/api/payout-codes/:code',
    '/api/stripe',
  ],
};
