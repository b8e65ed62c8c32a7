import * as z from 'zod/mini';

// Apart from the request, which the browser makes and need not read: its schemas are a third of what it would load.

export const CHECKOUT_PATH = '/api/checkout';

/** The hosted payment page to go to. */
export const checkoutAnswer = z.object({ redirectUrl: z.string(), checkoutSessionId: z.string() });
export type CheckoutAnswer = z.output<typeof checkoutAnswer>;
