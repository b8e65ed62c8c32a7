import * as z from 'zod/mini';
import { REGION_CODES } from '../core/regions/regions.ts';
import * as words from '../words/en/field-rules.ts';
import { ENVELOPE_TYPE, FAILURES_PATH } from './failures-path.ts';
import { BODY_LIMIT } from './limits.ts';
import type { Operation } from './operation.ts';
import { text } from './text.ts';

const frame = z.object({
  filename: z.optional(z.string().check(z.maxLength(1_000))),
  function: z.optional(z.string().check(z.maxLength(500))),
  lineno: z.optional(z.int()),
  colno: z.optional(z.int()),
});

/**
 * An error in a shopper's browser: the event of a Sentry envelope. Clients send more fields;
 * unknown ones are dropped.
 */
export const failure = z.object({
  release: z.optional(text(60)),
  tags: z.object({
    path: text(200).check(z.startsWith('/')),
    region: z.enum(REGION_CODES, words.region),
  }),
  exception: z.object({
    /** The last error, after its causes. */
    values: z
      .array(
        z.object({
          type: text(100),
          value: z.string().check(z.maxLength(4_000)),
          stacktrace: z.optional(z.object({ frames: z.array(frame).check(z.maxLength(100)) })),
        }),
      )
      .check(z.minLength(1), z.maxLength(5)),
  }),
});
export type BrowserFailure = z.output<typeof failure>;

export const failureOperation = {
  id: 'reportFailure',
  summary: 'Passes an error report of a browser, as a Sentry envelope, to the error-reporting service.',
  method: 'POST',
  path: FAILURES_PATH,
  body: { schema: failure, limit: BODY_LIMIT.failure, mediaType: ENVELOPE_TYPE },
  answers: { 204: null },
  errors: [],
} as const satisfies Operation;
