import type { Config } from '@netlify/functions';
import { serve } from '../platform/app.ts';
import { errorPage } from '../platform/error-page.ts';
import { deskRoutes } from '../routes/desk.ts';

/** The desk, where the shop is run in a browser. A function of its own: no shopper waits for its code. */
export default serve([deskRoutes], { errorPage });

export const config: Config = { path: ['/desk', '/desk/*', '/api/desk/*'] };
