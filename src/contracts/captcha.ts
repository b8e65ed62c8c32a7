import * as z from 'zod/mini';
import { BODY_LIMIT } from './limits.ts';
import type { Operation } from './operation.ts';

/** The message for a token that is missing, unknown, expired or used, or whose score is too low. */
export const INVALID_TOKEN = 'Invalid token';
/** Maximum length of a token in characters. */
export const TOKEN_LENGTH = 8192;

const checkTokenBody = z.strictObject({
  // Any value is accepted, so that a malformed token gets the same answer as an invalid one.
  token: z.optional(z.unknown()),
});

/**
 * `score` is the provider's confidence that a person sent the token, from 0 to 1. Only present on success.
 */
const checkTokenAnswer = z.object({
  success: z.boolean(),
  score: z.optional(z.number()),
  message: z.string(),
});
export type CheckTokenAnswer = z.output<typeof checkTokenAnswer>;

export const checkTokenOperation = {
  id: 'checkToken',
  summary: 'Verifies a captcha token without using it: it can still be sent with a form, once.',
  method: 'POST',
  path: '/api/check-token',
  body: { schema: checkTokenBody, limit: BODY_LIMIT.checkToken },
  answers: { 200: checkTokenAnswer },
  errors: ['too_many_checks'],
} as const satisfies Operation;
