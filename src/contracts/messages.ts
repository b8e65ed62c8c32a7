import * as z from 'zod/mini';
import { BODY_LIMIT } from './limits.ts';
import type { Operation } from './operation.ts';

/** The message's reference number. `isUnchecked`: it was sent without a captcha and is handled separately. */
export const messageAnswer = z.object({ reference: z.string(), isUnchecked: z.optional(z.boolean()) });
export type MessageAnswer = z.output<typeof messageAnswer>;

/**
 * The operation for one kind of message. `schema` is built from the form's fields,
 * which are defined with the form.
 */
export function messageOperation(kind: string, path: `/api/${string}`, schema: z.core.$ZodType) {
  const name = kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    id: `send${name}`,
    summary: 'Takes a message to the store. A repeated message gets the same reference.',
    method: 'POST',
    path,
    body: { schema, limit: BODY_LIMIT.message, mayBeForm: true },
    hasKey: true,
    // 201 for a new message, 200 for one that was received before.
    answers: { 200: messageAnswer, 201: messageAnswer },
    errors: ['too_many_messages', 'invalid_token', 'too_many_checks', 'captcha_unavailable', 'not_kept'],
  } as const satisfies Operation;
}
