import * as z from 'zod/mini';
import { checkoutQuote } from './checkout-quote.ts';
import type { ErrorCode } from './error-codes.ts';

/**
 * The one shape of every refusal and failure. `field` is the one at fault, as in `items.0.quantity`; `requestId` is the number to
 * mention in a complaint. `quote` comes with `totals_changed` alone: what the purchase comes to now. `availableAt` comes with
 * `held_by_others` alone: the moment (ISO 8601) at which the first of the others gives theirs back. The code is any text here, since the
 * page may be older than the server; what is compared with it is not.
 */
export const errorAnswer = z.object({
  error: z.object({
    code: z.string() as unknown as z.ZodMiniType<ErrorCode, string>,
    message: z.string(),
    field: z.optional(z.string()),
    requestId: z.optional(z.string()),
    availableAt: z.optional(z.string()),
    // A newer server may say it differently, and its message is worth reading all the same.
    quote: z.catch(z.optional(checkoutQuote), undefined),
  }),
});
export type ErrorBody = z.output<typeof errorAnswer>;
