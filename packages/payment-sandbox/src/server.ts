import type Stripe from 'stripe';
import type { RecordedRequest } from './api/recorder.ts';
import type { Clock } from './clock.ts';
import type { Control } from './control/control.ts';
import { LOCAL_WEBHOOK_SECRET } from './keys.ts';
import type { Account } from './money/account.ts';
import { startProvider } from './provider.ts';
import type { Delivery } from './state/tables.ts';

type PaymentsOptions = {
  /** 0: any free port. */
  port?: number;
  /** Default 127.0.0.1, which also responds to localhost. */
  host?: string;
  /** The webhook endpoint, on this machine only. */
  webhookUrl?: string;
  webhookSecret?: string;
  /** A file of JSON lines that keeps all data across restarts. */
  stateFile?: string;
  /** Default: the system clock. */
  clock?: Clock;
  log?: (line: string) => void;
  /** The account's name on payment pages and card statements. Default: Test business. */
  businessName?: string;
  /** Fees, exchange rates and payouts. Default: none of them. */
  account?: Account;
};

type PaymentsState = {
  readonly sessions: readonly Stripe.Checkout.Session[];
  readonly coupons: readonly Stripe.Coupon[];
  readonly customers: readonly Stripe.Customer[];
  readonly paymentIntents: readonly Stripe.PaymentIntent[];
  readonly charges: readonly Stripe.Charge[];
  /** API calls with raw and decoded parameters. */
  readonly requests: readonly RecordedRequest[];
  readonly events: readonly Stripe.EventBase[];
  readonly deliveries: readonly Delivery[];
};

export type Payments = {
  /** `http://localhost:PORT`: the API base for the SDK, and the address of the pages. */
  url: string;
  /** Controls the provider for tests, also over HTTP at `/_control`. */
  control: Control;
  close(): Promise<void>;
  setWebhook(url: string, secret: string): void;
  /** The provider's objects, oldest first. Read only. */
  state: PaymentsState;
};

/**
 * Starts the local payment provider. It accepts any test key and refuses live keys.
 * @throws if the port is in use, or the webhook endpoint is not on this machine
 */
export async function startPayments(options: PaymentsOptions = {}): Promise<Payments> {
  const { webhookUrl, webhookSecret = LOCAL_WEBHOOK_SECRET, ...rest } = options;
  const provider = await startProvider(rest);
  const { tables, requests, url } = provider;
  try {
    if (webhookUrl) provider.setWebhook(webhookUrl, webhookSecret);
  } catch (error) {
    await provider.close();
    throw error;
  }
  return {
    url,
    control: provider,
    close: provider.close,
    setWebhook: provider.setWebhook,
    state: {
      get sessions() {
        return [...tables.sessions.values()].map(({ session }) => session);
      },
      get coupons() {
        return [...tables.coupons.values()];
      },
      get customers() {
        return [...tables.customers.values()];
      },
      get paymentIntents() {
        return [...tables.intents.values()];
      },
      get charges() {
        return [...tables.charges.values()];
      },
      requests,
      get events() {
        return [...tables.events.values()];
      },
      get deliveries() {
        return [...tables.deliveries.values()];
      },
    },
  };
}
