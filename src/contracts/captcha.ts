import * as z from 'zod/mini';
import { BODY_LIMIT } from './limits.ts';
import type { Operation } from './operation.ts';

/** What is said of a token that is missing, unknown, too old, used or of a score that is too low, whichever it is. */
export const INVALID_TOKEN = 'Invalid token';
/** Longer text is no token. */
export const TOKEN_LENGTH = 8192;

export const checkTokenBody = z.strictObject({
  // Whatever it is, a token that is none is answered as one that does not hold.
  token: z.optional(z.unknown()),
});

/** `score` is how sure the provider is that the token came from a person, from 0 to 1; it comes with success alone. */
export const checkTokenAnswer = z.object({
  success: z.boolean(),
  score: z.optional(z.number()),
  message: z.string(),
});
export type CheckTokenAnswer = z.output<typeof checkTokenAnswer>;

export const checkTokenOperation = {
  id: 'checkToken',
  summary:
    'Whether a captcha token holds. It does not use the token up: a form can still be sent with it, once.',
  method: 'POST',
  path: '/api/check-token',
  body: { schema: checkTokenBody, limit: BODY_LIMIT.checkToken },
  answers: { 200: checkTokenAnswer },
  errors: ['too_many_checks'],
} as const satisfies Operation;
