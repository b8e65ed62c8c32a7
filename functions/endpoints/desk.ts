import type { Config } from '@netlify/functions';
import { serve } from '../platform/app.ts';
import { errorPage } from '../platform/error-page.ts';
import { deskRoutes } from '../routes/desk.ts';

/** The desk, where the shop is run in a browser. A separate function, so that shop functions stay small. */
export default serve([deskRoutes], { errorPage });

export const config: Config = { path: ['/desk', '/desk/*', '/api/desk/*'] };
