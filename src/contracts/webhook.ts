import * as z from 'zod/mini';
import { BODY_LIMIT } from './limits.ts';
import type { Operation } from './operation.ts';

/** Returns 2xx only after the event's effects are committed. Stripe retries after any other status. */
export const webhookOperation = {
  id: 'receivePaymentEvent',
  summary: 'Receives the payment provider’s signed events. The header `stripe-signature` signs the raw body.',
  method: 'POST',
  path: '/api/stripe',
  body: { schema: z.unknown(), limit: BODY_LIMIT.webhook, isSigned: true },
  answers: { 200: z.object({ received: z.literal(true) }) },
  errors: ['invalid_signature', 'payment_refused', 'payment_unavailable'],
} as const satisfies Operation;
