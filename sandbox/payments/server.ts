import type Stripe from 'stripe';
import type { RecordedRequest } from './api/recorder.ts';
import type { Clock } from './clock.ts';
import type { Control } from './control/control.ts';
import { LOCAL_WEBHOOK_SECRET } from './keys.ts';
import { startProvider } from './provider.ts';
import type { Delivery } from './state/tables.ts';

type PaymentsOptions = {
  /** 0: any free one. */
  port?: number;
  /** Default 127.0.0.1, which also answers as localhost. */
  host?: string;
  /** Where events go; on this machine only. */
  webhookUrl?: string;
  webhookSecret?: string;
  /** file of JSON lines that carries everything over a restart. */
  stateFile?: string;
  /** Default: the machine's. */
  clock?: Clock;
  log?: (line: string) => void;
};

type PaymentsState = {
  readonly sessions: readonly Stripe.Checkout.Session[];
  readonly coupons: readonly Stripe.Coupon[];
  readonly customers: readonly Stripe.Customer[];
  readonly paymentIntents: readonly Stripe.PaymentIntent[];
  readonly charges: readonly Stripe.Charge[];
  /** API calls as received and as understood. */
  readonly requests: readonly RecordedRequest[];
  readonly events: readonly Stripe.EventBase[];
  readonly deliveries: readonly Delivery[];
};

export type Payments = {
  /** `http://localhost:PORT`, the API base for the SDK and the address of the pages. */
  url: string;
  /** What can be made to happen, also at `/_control` over HTTP. */
  control: Control;
  close(): Promise<void>;
  setWebhook(url: string, secret: string): void;
  /** What has happened so far, oldest first; read it, do not change it. */
  state: PaymentsState;
};

/**
 * Starts the local payment provider. It takes any test key and refuses live ones.
 * @throws when the port is taken, or the webhook is not on this machine
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
