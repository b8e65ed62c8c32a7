import * as z from 'zod/mini';
import { ApiError } from '../http/errors.ts';
import type { Form } from '../http/form.ts';

const count = z.int().check(z.minimum(1));
const milliseconds = z.int().check(z.minimum(0));
const rule = {
  times: z.optional(count),
  share: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  ms: z.optional(milliseconds),
};
const text = z.string().check(z.minLength(1), z.maxLength(200));
const outcome = z.strictObject({ outcome: z.enum(['yes', 'no']) });

/** The schema of each command's body. */
export const bodies = {
  none: z.strictObject({}),
  /** Whether the debit was paid, the refund arrived, or the dispute was won. */
  outcome,
  fault: z.strictObject({
    operation: text,
    kind: z.enum(['status', 'cut', 'hang', 'slow']),
    when: z.optional(z.enum(['before', 'after'])),
    status: z.optional(z.int().check(z.minimum(400), z.maximum(599))),
    isKept: z.optional(z.boolean()),
    ...rule,
  }),
  webhookFault: z.strictObject({
    type: text,
    kind: z.enum(['duplicate', 'twin', 'delay', 'drop', 'corrupt', 'stale']),
    ...rule,
  }),
  release: z.strictObject({
    count: z.optional(count),
    order: z.optional(z.enum(['first', 'last', 'random'])),
  }),
  clock: z.strictObject({
    advance_ms: z.optional(z.int()),
    to: z.optional(z.iso.datetime()),
  }),
  rateLimit: z.strictObject({ per_second: z.nullish(count) }),
  pay: z.strictObject({
    method: z.optional(
      z.enum([
        'card',
        'klarna',
        'afterpay_clearpay',
        'bacs_debit',
        'sepa_debit',
        'us_bank_account',
        'acss_debit',
      ]),
    ),
    card: z.optional(z.string().check(z.regex(/^\d{12,19}$/))),
    email: z.optional(text),
    name: z.optional(text),
    phone: z.optional(text),
    businessName: z.optional(text),
    taxId: z.optional(text),
    shipping: z.optional(text),
    agrees: z.optional(z.boolean()),
    address: z.optional(
      z.strictObject({
        city: z.optional(text),
        country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
        line1: z.optional(text),
        line2: z.optional(text),
        postal_code: z.optional(text),
        state: z.optional(text),
      }),
    ),
  }),
  refund: z.strictObject({
    amount: z.optional(count),
    reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
  }),
  dispute: z.strictObject({
    amount: z.optional(count),
    reason: z.optional(text),
    isInquiry: z.optional(z.boolean()),
  }),
  resend: z.strictObject({ spoiled: z.optional(z.enum(['corrupt', 'stale'])) }),
};

/**
 * Parses a body with its schema.
 * @throws {ApiError} 400 with the name of the invalid field
 */
export function read<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.') || 'body';
  throw new ApiError(400, `${field}: ${issue?.message}`, { param: field });
}

/** A form's fields as JSON values: numbers and booleans. Leaves out empty fields. */
export function plain(form: Form): Record<string, unknown> {
  const entries = Object.entries(form).filter(([, value]) => value !== '');
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (typeof value !== 'string') return [key, plain(value)];
      if (value === 'true' || value === 'false') return [key, value === 'true'];
      return [key, /^-?\d{1,15}(\.\d+)?$/.test(value) && key !== 'card' ? Number(value) : value];
    }),
  );
}
