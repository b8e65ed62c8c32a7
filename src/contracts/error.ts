import * as z from 'zod/mini';
import { checkoutQuote } from './checkout-quote.ts';
import type { ErrorCode } from './error-codes.ts';

/**
 * The body of every error response. The code may be any text, since the page may be older than the server;
 * compare it only with typed codes.
 * - `field`: the invalid field, as in `items.0.quantity`.
 * - `requestId`: the id to quote to support.
 * - `quote`: the current prices. Only with `totals_changed`.
 * - `availableAt`: when the first reservation of other checkouts expires (ISO 8601). Only with
 *   `held_by_others`.
 */
export const errorAnswer = z.object({
  error: z.object({
    code: z.string() as unknown as z.ZodMiniType<ErrorCode, string>,
    message: z.string(),
    field: z.optional(z.string()),
    requestId: z.optional(z.string()),
    availableAt: z.optional(z.string()),
    // A newer server may use another shape. The message is useful without it.
    quote: z.catch(z.optional(checkoutQuote), undefined),
  }),
});
export type ErrorBody = z.output<typeof errorAnswer>;
