import type Stripe from 'stripe';
import { paymentOrigins } from '#src/core/checkout/payment-origins.ts';
import { env } from './env.ts';

/** The timeout of one call to Stripe, in ms, and the number of retries (with the same idempotency key). */
const TIMEOUT = 6_000;
const RETRIES = 1;

let loaded: Stripe | undefined;

/**
 * The shared Stripe client. `STRIPE_API_URL` points it to a stand-in. Loaded on first use, because the SDK is
 * half of a function's code.
 */
export async function stripe(): Promise<Stripe> {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = env();
  loaded ??= await connect(STRIPE_SECRET_KEY, STRIPE_API_URL);
  return loaded;
}

/**
 * Creates a client for Stripe, or for the stand-in at `apiUrl`. The SDK's default timeout (80 s) is longer
 * than a function runs.
 */
export async function connect(key: string, apiUrl?: string): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const api = apiUrl ? new URL(apiUrl) : undefined;
  return new Client(key, {
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

/**
 * True for errors of Stripe's client. Checks the `type` name,
 * because several copies of its module may be loaded.
 */
export function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && String((error as { type?: unknown }).type).startsWith('Stripe');
}

/** The origins that a customer may be redirected to for payment. */
export function checkoutOrigins(): string[] {
  return paymentOrigins(env().STRIPE_API_URL);
}
