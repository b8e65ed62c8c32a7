import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { LOCAL_STRIPE_KEY, LOCAL_WEBHOOK_SECRET } from '../src/keys.ts';
import { type ManualClock, manualClock } from '../src/manual-clock.ts';
import { type Provider, type ProviderOptions, startProvider } from '../src/provider.ts';
import type { Webhook } from '../src/webhooks/webhook-sender.ts';

export type Bench = {
  provider: Provider;
  stripe: Stripe;
  clock: ManualClock;
  /** The requests to the store's webhook, in order. */
  webhooks: Webhook[];
  /**
   * Sets the store's answers from now on: a status, or a promise of one; a rejection is a lost connection.
   */
  answerWith(answer: (webhook: Webhook) => number | Promise<number>): void;
  eventTypes(): string[];
};

/** A provider for one test, whose clock and webhook deliveries the test controls. */
export async function bench(options: Omit<ProviderOptions, 'clock' | 'sender'> = {}): Promise<Bench> {
  const clock = manualClock();
  const webhooks: Webhook[] = [];
  let answer: (webhook: Webhook) => number | Promise<number> = () => 200;
  const provider = await startProvider({
    ...options,
    clock,
    sender: (webhook, signal) => {
      webhooks.push(webhook);
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        Promise.resolve()
          .then(() => answer(webhook))
          .then(resolve, reject);
      });
    },
  });
  onTestFinished(() => provider.close());
  provider.setWebhook('http://localhost:9/api/stripe', LOCAL_WEBHOOK_SECRET);
  return {
    provider,
    stripe: client(provider.url),
    clock,
    webhooks,
    answerWith: (next) => {
      answer = next;
    },
    eventTypes: () => [...provider.tables.events.values()].map(({ type }) => type),
  };
}

/** The SDK as the store creates it, for the address of a provider. */
export function client(url: string, key: string = LOCAL_STRIPE_KEY): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

type Params = Stripe.Checkout.SessionCreateParams;
type Line = Stripe.Checkout.SessionCreateParams.LineItem;
type ShippingOption = Stripe.Checkout.SessionCreateParams.ShippingOption;

export function line(
  name: string,
  amount: number,
  quantity = 1,
  currency = 'gbp',
  tax: Tax = 'inclusive',
): Line {
  return {
    quantity,
    price_data: { currency, unit_amount: amount, tax_behavior: tax, product_data: { name } },
  };
}

type Tax = 'inclusive' | 'exclusive';

export function shipping(name: string, amount: number, currency = 'gbp'): ShippingOption {
  return {
    shipping_rate_data: { type: 'fixed_amount', display_name: name, fixed_amount: { amount, currency } },
  };
}

/** Parameters of a small order; `more` adds to them or replaces them. */
export function order(more: Partial<Params> = {}): Params {
  return {
    mode: 'payment',
    managed_payments: { enabled: false },
    adaptive_pricing: { enabled: false },
    line_items: [line('The Sunday Table', 2800)],
    success_url: 'http://localhost:4321/basket/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:4321/basket',
    ...more,
  };
}

export const shipped: Partial<Params> = { shipping_address_collection: { allowed_countries: ['GB'] } };

/** What a shopper without a shipment types. */
export const shopper = { email: 'ada@example.com', name: 'Ada Lovelace', country: 'GB' };

export const address = { ...shopper, line1: '12 St James’s Square', city: 'London', postal_code: 'SW1Y 4JH' };

export const card = {
  method: 'card',
  card_number: '4242 4242 4242 4242',
  card_expiry: '12 / 34',
  card_cvc: '123',
};

export type Answer = { status: number; location: string; text: string; headers: Headers };

/** Posts a form as a browser does, without following redirects. */
export async function post(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return read(
    await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual', headers }),
  );
}

export async function get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return read(await fetch(url, { redirect: 'manual', headers }));
}

async function read(response: Response): Promise<Answer> {
  const { status, headers } = response;
  return { status, headers, location: headers.get('location') ?? '', text: await response.text() };
}

/** The error text beside a field; empty if there is none. */
export function errorOf(page: string, field: string): string {
  return new RegExp(`id="${field}-error">([^<]*)<`).exec(page)?.[1]?.replaceAll('&#39;', "'") ?? '';
}

/** The value of an input on a page. */
export function valueIn(page: string, field: string): string | undefined {
  return new RegExp(`id="${field}"[^>]*? value="([^"]*)"`).exec(page)?.[1];
}

/** The error of a failed SDK call. */
export async function problem(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('The call was expected to be refused.');
}
