import Stripe from 'stripe';
import { paymentOrigins } from '#src/core/checkout/payment-origins.ts';
import { env } from './settings.ts';

/** How long one call to the payment provider may take, in ms, and how often it is tried again (with the same key). */
const TIMEOUT = 6_000;
const RETRIES = 1;

let client: Stripe | undefined;

/**
 * The one client of the payment provider. The SDK's own time-out (80 s) outlives a function, so ours is short.
 * With `STRIPE_API_URL` set the same code talks to a stand-in.
 */
export function stripe(): Stripe {
  if (!client) {
    const { STRIPE_SECRET_KEY, STRIPE_API_URL } = env();
    const api = STRIPE_API_URL ? new URL(STRIPE_API_URL) : undefined;
    client = new Stripe(STRIPE_SECRET_KEY, {
      timeout: TIMEOUT,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      appInfo: { name: 'Found' },
      ...(api && {
        host: api.hostname,
        port: api.port || (api.protocol === 'https:' ? '443' : '80'),
        protocol: api.protocol === 'https:' ? 'https' : 'http',
      }),
    });
  }
  return client;
}

/** The origins to which a shopper may be sent to pay. */
export function checkoutOrigins(): string[] {
  return paymentOrigins(env().STRIPE_API_URL);
}
