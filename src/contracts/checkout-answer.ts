import * as z from 'zod/mini';

/** The hosted payment page to go to. Apart from the request, which the browser makes and need not read: that would treble the schemas it loads. */
export const checkoutAnswer = z.object({ redirectUrl: z.string(), checkoutSessionId: z.string() });
export type CheckoutAnswer = z.output<typeof checkoutAnswer>;
