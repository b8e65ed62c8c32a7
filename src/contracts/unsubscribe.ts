import * as z from 'zod/mini';
import { BODY_LIMIT } from './limits.ts';
import type { Operation } from './operation.ts';

/** The mailing lists that a reader can unsubscribe from. */
const MAIL_LISTS = ['stock', 'news', 'reviews', 'fundings'] as const;
export type MailList = (typeof MAIL_LISTS)[number];

/** The parameters of an unsubscribe link: the list, and a signed token for the recipient. */
export const unsubscribeQuery = z.strictObject({
  list: z.enum(MAIL_LISTS),
  link: z.string().check(z.maxLength(200)),
});

export const unsubscribeOperation = {
  id: 'unsubscribe',
  summary:
    'Unsubscribes from the mails that a link came with, as the button of a mail program does (RFC 8058). Idempotent.',
  method: 'POST',
  path: '/api/unsubscribe',
  query: unsubscribeQuery,
  body: {
    // Sent by mail programs.
    schema: z.strictObject({ 'List-Unsubscribe': z.optional(z.literal('One-Click')) }),
    limit: BODY_LIMIT.subscription,
    mayBeForm: true,
    formStatus: 200,
  },
  answers: { 200: z.object({ message: z.string() }) },
  errors: ['not_kept'],
} as const satisfies Operation;
