import type { Config } from '@netlify/functions';
import { serve } from '../platform/app.ts';
import { webhookRoutes } from '../routes/webhook.ts';

/** What the payment provider calls. */
export default serve([webhookRoutes]);

export const config: Config = { path: '/api/stripe' };
