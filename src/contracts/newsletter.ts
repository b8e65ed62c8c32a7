import * as z from 'zod/mini';
import { NEWS_WORDINGS } from '../core/news/wordings.ts';
import { TRAP_FIELD } from './form-fields.ts';
import { BODY_LIMIT, PERSON_LENGTH } from './limits.ts';
import type { Operation } from './operation.ts';

const answer = z.object({ message: z.string() });

/** A newsletter sign-up, and which wording was shown. Defaults to the current wording. */
const newsletterRequest = z.strictObject({
  email: z.email().check(z.maxLength(PERSON_LENGTH.email)),
  wording: z.optional(z.enum(NEWS_WORDINGS.map(({ id }) => id))),
  [TRAP_FIELD]: z.optional(z.literal('')),
});
export type NewsletterRequest = z.output<typeof newsletterRequest>;

export const newsletterOperation = {
  id: 'requestNewsletter',
  summary:
    'Mails an address a link that confirms its newsletter sign-up. The answer is the same for every address.',
  method: 'POST',
  path: '/api/newsletter',
  body: { schema: newsletterRequest, limit: BODY_LIMIT.subscription, mayBeForm: true },
  mayNeedProof: true,
  answers: { 202: answer },
  errors: ['not_found', 'too_many_requests', 'not_kept'],
} as const satisfies Operation;

export const newsConfirmationOperation = {
  id: 'confirmNewsletter',
  summary: 'Confirms the newsletter sign-up of the address that the link was mailed to.',
  method: 'POST',
  path: '/api/newsletter-confirmations',
  body: {
    schema: z.strictObject({ link: z.string().check(z.maxLength(200)) }),
    limit: BODY_LIMIT.subscription,
    mayBeForm: true,
    formStatus: 200,
  },
  answers: { 200: answer },
  errors: ['link_over', 'not_kept'],
} as const satisfies Operation;
