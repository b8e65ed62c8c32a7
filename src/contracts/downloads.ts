import * as z from 'zod/mini';
import { BODY_LIMIT, CALLS_PER_MINUTE, PERSON_LENGTH } from './limits.ts';
import type { Operation } from './operation.ts';
import { text } from './text.ts';

/** Identifies the order: by order number and email address as on the receipt, or by an expired link. */
export const downloadLinksRequest = z.union([
  z.strictObject({
    order: text(40),
    email: z.email().check(z.maxLength(PERSON_LENGTH.email)),
  }),
  z.strictObject({ token: z.string().check(z.maxLength(100)) }),
]);

export const downloadLinksOperation = {
  id: 'sendDownloadLinks',
  summary:
    'Mails the links to bought files to the buyer again. The answer is the same whether the order exists or not.',
  method: 'POST',
  path: '/api/download-links',
  body: { schema: downloadLinksRequest, limit: BODY_LIMIT.downloadLinks, mayBeForm: true, formStatus: 202 },
  answers: { 202: null },
  errors: ['order_link_unavailable', 'too_many_requests'],
  rateLimit: { calls: CALLS_PER_MINUTE, seconds: 60 },
} as const satisfies Operation;
