import type { Config } from '@netlify/functions';
import { serve } from '../platform/app.ts';
import { webhookRoutes } from '../routes/webhook.ts';

/** Stripe's webhook. */
export default serve([webhookRoutes]);

export const config: Config = { path: '/api/stripe' };
