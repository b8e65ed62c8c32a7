import * as z from 'zod/mini';
import { CALLS_PER_MINUTE, CODE } from './limits.ts';
import { noQuery } from './no-query.ts';
import type { Operation } from './operation.ts';

/** The display name that a payout code credits. Nothing else about its owner is public. */
export const payoutCodeAnswer = z.object({ code: z.string(), source: z.string() });
export type PayoutCodeAnswer = z.output<typeof payoutCodeAnswer>;

export const payoutCodeOperation = {
  id: 'lookUpPayoutCode',
  summary: 'The name that a payout code credits. Unknown, inactive and malformed codes get the same answer.',
  method: 'GET',
  path: '/api/payout-codes/:code',
  params: z.object({ code: z.string().check(z.regex(CODE)) }),
  query: noQuery,
  answers: { 200: payoutCodeAnswer },
  errors: ['invalid_input', 'unknown_payout_code', 'too_many_requests'],
  rateLimit: { calls: CALLS_PER_MINUTE, seconds: 60 },
} as const satisfies Operation;
