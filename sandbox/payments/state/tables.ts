import type Stripe from 'stripe';
import type { Aftermath } from '../money/cards.ts';
import type { PaymentKind } from '../money/methods.ts';
import type { Totals } from '../money/totals.ts';
import { Table } from './table.ts';

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
  aftermath: Aftermath;
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

/** How a signature is spoiled on purpose: made with another secret, or with a time long past. */
export type Spoiling = 'corrupt' | 'stale';

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
  /** The next attempt is signed wrongly on purpose. */
  spoiled: Spoiling | null;
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

/** A refund and when its bank decides by itself, ms; null: by hand, or it has decided. */
export type RefundRecord = { refund: Stripe.Refund; settlesAt: number | null };

export type Tables = {
  sessions: Table<SessionRecord>;
  coupons: Table<Stripe.Coupon>;
  customers: Table<Stripe.Customer>;
  /** Customers that were deleted: only their ids are left. */
  deletedCustomers: Table<Stripe.DeletedCustomer>;
  products: Table<Stripe.Product>;
  rates: Table<Stripe.ShippingRate>;
  intents: Table<Stripe.PaymentIntent>;
  charges: Table<Stripe.Charge>;
  refunds: Table<RefundRecord>;
  disputes: Table<Stripe.Dispute>;
  warnings: Table<Stripe.Radar.EarlyFraudWarning>;
  /** Every movement of money, in the order in which they happened. */
  ledger: Table<Stripe.BalanceTransaction>;
  events: Table<Stripe.EventBase>;
  endpoints: Table<Endpoint>;
  deliveries: Table<Delivery>;
  answers: Table<KeptAnswer>;
  settings: Table<number | null>;
};

/** An entry that a time has been set for is found under this key of the index `waiting`. */
export const WAITING = 'yes';

export function emptyTables(): Tables {
  const ofPayment = {
    intent: ({ payment_intent: id }: { payment_intent?: unknown }) => (id ? String(id) : null),
    charge: ({ charge: id }: { charge?: unknown }) => (id ? String(id) : null),
  };
  const created = (object: { created: number }) => object.created;
  return {
    sessions: new Table<SessionRecord>(
      {
        intent: ({ session }) => ofPayment.intent(session),
        waiting: ({ session, settlesAt }) =>
          session.status === 'open' || settlesAt !== null ? WAITING : null,
      },
      ({ session }) => session.created,
    ),
    coupons: new Table<Stripe.Coupon>({}, created),
    customers: new Table<Stripe.Customer>({}, created),
    deletedCustomers: new Table<Stripe.DeletedCustomer>(),
    products: new Table<Stripe.Product>({}, created),
    rates: new Table<Stripe.ShippingRate>({}, created),
    intents: new Table<Stripe.PaymentIntent>({}, created),
    charges: new Table<Stripe.Charge>({ intent: ofPayment.intent }, created),
    refunds: new Table<RefundRecord>(
      {
        intent: ({ refund }) => ofPayment.intent(refund),
        charge: ({ refund }) => ofPayment.charge(refund),
        waiting: ({ settlesAt }) => (settlesAt === null ? null : WAITING),
      },
      ({ refund }) => refund.created,
    ),
    disputes: new Table<Stripe.Dispute>(ofPayment, created),
    warnings: new Table<Stripe.Radar.EarlyFraudWarning>(ofPayment, created),
    ledger: new Table<Stripe.BalanceTransaction>({ source: ({ source }) => String(source) }, created),
    events: new Table<Stripe.EventBase>({}, created),
    endpoints: new Table(),
    deliveries: new Table<Delivery>({ event: ({ event }) => event, status: ({ status }) => status }),
    answers: new Table(),
    settings: new Table(),
  };
}
