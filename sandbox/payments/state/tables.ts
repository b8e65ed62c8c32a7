import type Stripe from 'stripe';
import type { PaymentKind } from '../money/methods.ts';
import type { Totals } from '../money/totals.ts';

/** A Checkout Session and what the provider knows of it beyond the API's object. */
export type SessionRecord = {
  /** As the API shows it, nothing expanded. */
  session: Stripe.Checkout.Session;
  lines: Stripe.LineItem[];
  coupon: { coupon: Stripe.Coupon; discount: Stripe.Discount } | null;
  totals: Totals;
  /** Country the tax was computed for, once known. */
  taxCountry: string | null;
  /** What a payment may change on the session's customer; states from before there were customers lack it. */
  customerUpdate?: Stripe.Checkout.SessionCreateParams.CustomerUpdate;
  intentData: Stripe.Checkout.SessionCreateParams.PaymentIntentData;
  /** A payment that waits for the shopper's confirmation on another page. */
  attempt: Attempt | null;
  /** Who tried to pay last, to fill the form in when they come back to it. */
  shopper: Shopper | null;
  /** When a delayed debit settles by itself, ms; null: by hand only. */
  settlesAt: number | null;
};

/** What the shopper chose and typed, without card number and security code. */
export type Attempt = {
  kind: PaymentKind;
  card: CardFacts | null;
  shopper: Shopper;
};

export type CardFacts = {
  brand: string;
  last4: string;
  month: number;
  year: number;
  country: string;
  isChallenged: boolean;
  aftermath: 'dispute' | 'fraud_warning' | null;
};

export type Shopper = {
  email: string;
  name: string;
  phone: string | null;
  address: Stripe.Address;
  isShipped: boolean;
};

/** Where events go. The one set by `setWebhook` has the id `we_local`. */
export type Endpoint = {
  id: string;
  url: string;
  secret: string;
  events: string[];
  api: Stripe.WebhookEndpoint | null;
};

export type Delivery = {
  id: string;
  event: string;
  endpoint: string;
  status: 'pending' | 'delivered' | 'failed';
  /** The latest attempts, oldest first. */
  attempts: { at: number; status: number | null; error: string | null }[];
  /** All attempts so far. */
  count: number;
  /** When the next attempt is due, ms. */
  nextAt: number | null;
};

/** The first answer given under an idempotency key. */
export type KeptAnswer = {
  path: string;
  fingerprint: string;
  status: number;
  body: string;
  request: string;
  at: number;
};

export type Tables = {
  sessions: Map<string, SessionRecord>;
  coupons: Map<string, Stripe.Coupon>;
  customers: Map<string, Stripe.Customer>;
  products: Map<string, Stripe.Product>;
  rates: Map<string, Stripe.ShippingRate>;
  intents: Map<string, Stripe.PaymentIntent>;
  charges: Map<string, Stripe.Charge>;
  events: Map<string, Stripe.EventBase>;
  endpoints: Map<string, Endpoint>;
  deliveries: Map<string, Delivery>;
  answers: Map<string, KeptAnswer>;
  settings: Map<'settleAfterMs', number | null>;
};

export function emptyTables(): Tables {
  return {
    sessions: new Map(),
    coupons: new Map(),
    customers: new Map(),
    products: new Map(),
    rates: new Map(),
    intents: new Map(),
    charges: new Map(),
    events: new Map(),
    endpoints: new Map(),
    deliveries: new Map(),
    answers: new Map(),
    settings: new Map(),
  };
}
