import type { Config } from '@netlify/functions';
import { serve } from '../platform/app.ts';
import { errorPage } from '../platform/error-page.ts';
import { fundingSuccessRoutes } from '../routes/funding-success.ts';
import { orderRoutes } from '../routes/order.ts';
import { searchRoutes } from '../routes/search.ts';
import { successRoutes } from '../routes/success.ts';
import { thanksRoutes } from '../routes/thanks.ts';

/** Built pages that are filled in for one visitor before they are sent. */
export default serve([searchRoutes, successRoutes, fundingSuccessRoutes, thanksRoutes, orderRoutes], {
  errorPage,
});

export const config: Config = {
  path: ['/search', '/basket/success', '/funding/success', '/contact/thanks', '/order'],
};
