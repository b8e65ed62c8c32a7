import * as z from 'zod/mini';
import { BODY_LIMIT } from './limits.ts';
import type { Operation } from './operation.ts';

/** Missing and null are the same. */
const maybe = z.nullish(z.string());

/**
 * A deploy as Netlify describes it in a notification. It has more fields, which are dropped.
 * Documented at https://docs.netlify.com/deploy/deploy-notifications/
 */
export const deploy = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  /** `error` for a failed one. */
  state: z.string(),
  /** `production` for the published site. */
  context: maybe,
  created_at: maybe,
  commit_ref: maybe,
  /** The first line of the commit's message. */
  title: maybe,
  committer: maybe,
  error_message: maybe,
  /** The page of the site in Netlify's dashboard. */
  admin_url: maybe,
});
export type Deploy = z.output<typeof deploy>;

/** Returns 2xx for every signed notification, also for those that say nothing new. */
export const buildFailedOperation = {
  id: 'receiveFailedBuild',
  summary:
    'Receives the host’s signed notification of a failed deploy. The header `x-webhook-signature` signs the raw body.',
  method: 'POST',
  path: '/api/build-failed',
  body: { schema: deploy, limit: BODY_LIMIT.deploy, isSigned: true },
  answers: { 200: z.object({ received: z.literal(true) }) },
  errors: ['invalid_signature', 'not_json', 'invalid_input'],
} as const satisfies Operation;
