import type Stripe from 'stripe';
import type { Aftermath } from '../money/cards.ts';
import type { PaymentKind } from '../money/methods.ts';
import type { Totals } from '../money/totals.ts';
import { Table } from './table.ts';

/** A Checkout Session, with internal data that is not part of the API object. */
export type SessionRecord = {
  /** The API object, with nothing expanded. */
  session: Stripe.Checkout.Session;
  lines: Stripe.LineItem[];
  coupon: { coupon: Stripe.Coupon; discount: Stripe.Discount } | null;
  totals: Totals;
  /** The country for which tax was calculated, once known. */
  taxCountry: string | null;
  /**
   * The customer fields that a payment may update.
   * Missing in saved states from before customers were supported.
   */
  customerUpdate?: Stripe.Checkout.SessionCreateParams.CustomerUpdate;
  intentData: Stripe.Checkout.SessionCreateParams.PaymentIntentData;
  /** A payment that waits for the shopper's confirmation on another page. */
  attempt: Attempt | null;
  /** The shopper who last tried to pay. Fills in the form when they return. */
  shopper: Shopper | null;
  /** When a delayed debit settles automatically, ms; null: only by hand. */
  settlesAt: number | null;
};

/** The shopper's choices and input, without card number and security code. */
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

/** A business with its tax ID, where the session collects it. */
export type Business = { name: string; taxId: { type: 'eu_vat' | 'gb_vat' | 'unknown'; value: string } };

export type Shopper = {
  email: string;
  name: string;
  phone: string | null;
  address: Stripe.Address;
  isShipped: boolean;
  /** Missing for a shopper who does not buy as a business. */
  business?: Business | undefined;
};

/** A webhook endpoint. The one from `setWebhook` has the ID `we_local`. */
export type Endpoint = {
  id: string;
  url: string;
  secret: string;
  events: string[];
  api: Stripe.WebhookEndpoint | null;
};

/** Makes a signature invalid: signed with another secret, or with an old time. */
export type Spoiling = 'corrupt' | 'stale';

export type Delivery = {
  id: string;
  event: string;
  endpoint: string;
  status: 'pending' | 'delivered' | 'failed';
  /** The latest attempts, oldest first. */
  attempts: { at: number; status: number | null; error: string | null }[];
  /** The number of all attempts. */
  count: number;
  /** When the next attempt is due, ms. */
  nextAt: number | null;
  /** The next attempt gets an invalid signature. */
  spoiled: Spoiling | null;
};

/** The first response of an idempotency key. */
export type KeptAnswer = {
  path: string;
  fingerprint: string;
  status: number;
  body: string;
  request: string;
  at: number;
};

/** A refund, and when its bank settles it automatically, ms; null: by hand, or already settled. */
export type RefundRecord = { refund: Stripe.Refund; settlesAt: number | null };

/** A payout with the balance transactions that it pays out. */
type PayoutRecord = { payout: Stripe.Payout; transactions: string[] };

export type Tables = {
  sessions: Table<SessionRecord>;
  coupons: Table<Stripe.Coupon>;
  customers: Table<Stripe.Customer>;
  /** Deleted customers. Only the ID is kept. */
  deletedCustomers: Table<Stripe.DeletedCustomer>;
  products: Table<Stripe.Product>;
  rates: Table<Stripe.ShippingRate>;
  intents: Table<Stripe.PaymentIntent>;
  charges: Table<Stripe.Charge>;
  refunds: Table<RefundRecord>;
  disputes: Table<Stripe.Dispute>;
  warnings: Table<Stripe.Radar.EarlyFraudWarning>;
  /** All movements of money, in order. */
  ledger: Table<Stripe.BalanceTransaction>;
  payouts: Table<PayoutRecord>;
  /** The IDs of balance transactions that are not paid out yet. */
  balance: Table<true>;
  events: Table<Stripe.EventBase>;
  endpoints: Table<Endpoint>;
  deliveries: Table<Delivery>;
  answers: Table<KeptAnswer>;
  settings: Table<number | null>;
};

/** The key of entries with a set time in the index `waiting`. */
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
    payouts: new Table<PayoutRecord>({}, ({ payout }) => payout.created),
    balance: new Table<true>(),
    events: new Table<Stripe.EventBase>({}, created),
    endpoints: new Table(),
    deliveries: new Table<Delivery>({ event: ({ event }) => event, status: ({ status }) => status }),
    answers: new Table(),
    settings: new Table(),
  };
}
