import * as z from 'zod/mini';
import { REGION_CODES } from '../core/regions/regions.ts';
import { BODY_LIMIT } from './limits.ts';
import type { Operation } from './operation.ts';
import { text } from './text.ts';

/** What went wrong in a shopper's browser. */
export const failure = z.strictObject({
  name: text(60),
  message: text(500),
  stack: text(4_000),
  path: text(200).check(z.startsWith('/')),
  region: z.enum(REGION_CODES, 'the code of a region'),
});

export const failureOperation = {
  id: 'reportFailure',
  summary: 'Takes what went wrong in a browser and passes it on to the error-reporting service.',
  method: 'POST',
  path: '/api/failures',
  body: { schema: failure, limit: BODY_LIMIT.failure },
  answers: { 204: null },
  errors: [],
} as const satisfies Operation;
