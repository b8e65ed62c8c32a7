import * as z from 'zod/mini';

/**
 * The payment page to redirect to. In its own file because the browser does not need the request's schema,
 * which would treble the size of the schemas it loads.
 */
export const checkoutAnswer = z.object({ redirectUrl: z.string(), checkoutSessionId: z.string() });
export type CheckoutAnswer = z.output<typeof checkoutAnswer>;
