import type Stripe from 'stripe';
import { pay, resume } from '../checkout/payment.ts';
import { businessOf } from '../checkout/tax-id.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/errors.ts';
import { type Decline, testCard } from '../money/cards.ts';
import type { PaymentKind } from '../money/methods.ts';
import { applyTotals, firstRate } from '../objects/apply-totals.ts';
import type { Attempt, CardFacts, SessionRecord } from '../state/tables.ts';

/** The shopper's input on the payment page. Omitted fields have default values. */
export type Payment = {
  /** Default: the first method that the session offers. */
  method?: PaymentKind | undefined;
  /** One of the test cards, digits only. */
  card?: string | undefined;
  email?: string | undefined;
  name?: string | undefined;
  phone?: string | undefined;
  /** The country must be one that the session ships to. */
  address?: Partial<Stripe.Address> | undefined;
  /** With `taxId`: buys as a business, if the session collects tax IDs. */
  businessName?: string | undefined;
  taxId?: string | undefined;
  /** Shipping rate, by ID or display name; default: the first. */
  shipping?: string | undefined;
  /** False: the shopper declines on the bank's or Klarna's page, if there is one. */
  agrees?: boolean | undefined;
};

/**
 * Pays an open session like its page, without the page: same amounts, objects and events. Resolves when the
 * store has responded to `checkout.session.completed`, or after the timeout. A declined payment leaves the
 * session open.
 * @throws {ApiError} 400 for input that the page would not offer
 */
export async function payAtOnce(
  context: Context,
  record: SessionRecord,
  payment: Payment,
): Promise<Stripe.Checkout.Session> {
  const { session } = record;
  if (session.status !== 'open') throw new ApiError(400, `Session ${session.id} is not open.`);
  const { attempt, decline } = attemptOf(record, payment);
  const rate = rateOf(context, record, payment.shipping);
  const country = session.automatic_tax.enabled ? attempt.shopper.address.country : null;
  applyTotals(record, context.tables, { rate, country });
  record.shopper = attempt.shopper;
  let result = pay(context, record, attempt, decline);
  if (result.kind === 'step') result = resume(context, record, payment.agrees ?? true);
  context.state.changed();
  if (result.kind === 'done') await result.delivered;
  return session;
}

function attemptOf(
  { session }: SessionRecord,
  payment: Payment,
): { attempt: Attempt; decline: Decline | null } {
  const kind = payment.method ?? (session.payment_method_types[0] as PaymentKind | undefined) ?? 'card';
  if (session.amount_total !== 0 && !session.payment_method_types.includes(kind)) {
    throw new ApiError(400, `Session ${session.id} does not offer ${kind}.`);
  }
  const digits = payment.card ?? '4242424242424242';
  const card = kind === 'card' ? testCard(digits) : undefined;
  if (kind === 'card' && !card) throw new ApiError(400, `${digits} is not a test card.`);
  const facts: CardFacts | null = card
    ? {
        brand: card.brand,
        last4: digits.slice(-4),
        month: 12,
        year: 2034,
        country: card.country,
        isChallenged: card.isChallenged,
        aftermath: card.aftermath,
      }
    : null;
  return {
    attempt: { kind, card: facts, shopper: shopperOf(session, payment) },
    decline: card?.decline ?? null,
  };
}

function shopperOf(session: Stripe.Checkout.Session, payment: Payment): Attempt['shopper'] {
  const allowed = session.shipping_address_collection?.allowed_countries as string[] | undefined;
  const country = payment.address?.country ?? allowed?.[0] ?? 'GB';
  if (allowed && !allowed.includes(country)) {
    throw new ApiError(400, `Session ${session.id} does not deliver to ${country}.`);
  }
  return {
    email: session.customer_email ?? payment.email ?? 'ada@example.com',
    name: payment.name ?? 'Ada Lovelace',
    phone: session.phone_number_collection?.enabled ? (payment.phone ?? '+44 20 7946 0000') : null,
    isShipped: allowed !== undefined,
    business: session.tax_id_collection?.enabled
      ? businessOf(payment.businessName, payment.taxId, country)
      : undefined,
    address: {
      city: 'London',
      line1: '12 St James’s Square',
      line2: null,
      postal_code: 'SW1Y 4JH',
      state: null,
      ...payment.address,
      country,
    },
  };
}

function rateOf({ tables }: Context, { session }: SessionRecord, wanted: string | undefined): string | null {
  if (wanted === undefined) return firstRate(session);
  const rates = session.shipping_options.map(({ shipping_rate: rate }) => String(rate));
  const found = rates.find((id) => id === wanted || tables.rates.get(id)?.display_name === wanted);
  if (!found) throw new ApiError(400, `Session ${session.id} has no shipping rate ${wanted}.`);
  return found;
}
