import type Stripe from 'stripe';
import { paymentOrigins } from '#src/core/checkout/payment-origins.ts';
import { env } from './env.ts';

/** How long one call to the payment provider may take, in ms, and how often it is tried again (with the same key). */
const TIMEOUT = 6_000;
const RETRIES = 1;

let loaded: { client: Stripe; errors: typeof Stripe.errors } | undefined;

/**
 * The one client of the payment provider. With `STRIPE_API_URL` set the same code talks to a stand-in. Loaded when it is first
 * needed: the SDK is half of what a function would have to read before it can answer anything.
 */
export async function stripe(): Promise<Stripe> {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = env();
  loaded ??= await connect(STRIPE_SECRET_KEY, STRIPE_API_URL);
  return loaded.client;
}

/** A client of the provider, or of the stand-in at `apiUrl`. The SDK's own time-out (80 s) outlives a function, so ours is short. */
export async function connect(
  key: string,
  apiUrl?: string,
): Promise<{ client: Stripe; errors: typeof Stripe.errors }> {
  const { default: Client } = await import('stripe');
  const api = apiUrl ? new URL(apiUrl) : undefined;
  const client = new Client(key, {
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
  return { client, errors: Client.errors };
}

/** True for what the provider itself answered or failed with. */
export function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return loaded !== undefined && error instanceof loaded.errors.StripeError;
}

/** The origins to which a shopper may be sent to pay. */
export function checkoutOrigins(): string[] {
  return paymentOrigins(env().STRIPE_API_URL);
}
