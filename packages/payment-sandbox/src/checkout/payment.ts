import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { seconds } from '../clock.ts';
import type { Cause, Context } from '../context.ts';
import { openDispute, raiseFraudWarning } from '../disputes/lifecycle.ts';
import { bookCharge } from '../ledger/book.ts';
import { type Decline, notAuthenticated, notAuthorised } from '../money/cards.ts';
import { isDelayed } from '../money/methods.ts';
import { buildCharge } from '../objects/charge.ts';
import { newId } from '../objects/ids.ts';
import * as intents from '../objects/payment-intent.ts';
import { saveToCustomer } from '../sessions/customer.ts';
import type { Attempt, SessionRecord } from '../state/tables.ts';
import { emit } from '../webhooks/events.ts';

/**
 * The next step after the Pay button. `delivered` resolves when the store has responded to the webhook, or
 * after 10 s.
 */
export type PaymentResult =
  | { kind: 'done'; delivered: Promise<void> }
  | { kind: 'step'; page: 'confirm' | 'authorise' }
  | { kind: 'declined'; decline: Decline };

/**
 * Runs one attempt to pay an open session with final amounts. `decline` is the card's decline,
 * if it has one.
 */
export function pay(
  context: Context,
  record: SessionRecord,
  attempt: Attempt,
  decline: Decline | null,
): PaymentResult {
  context.tables.sessions.touch(record.session.id);
  if (record.session.amount_total === 0) return complete(context, record, attempt, 'no_payment_required');
  const cause = shopperCause();
  const intent = startIntent(context, record, attempt, cause);
  if (decline) return refuse(context, record, attempt, decline);

  const page = stepOf(attempt);
  if (page) {
    record.attempt = attempt;
    const url = `${context.url}/c/pay/${record.session.id}`;
    intents.requireAction(intent, `${url}/${page}`, url);
    void emit(context, 'payment_intent.requires_action', intent, cause);
    return { kind: 'step', page };
  }
  return isDelayed(attempt.kind) ? startDebit(context, record, attempt) : collect(context, record, attempt);
}

/** Continues after the shopper returns from the confirmation or authorisation page. */
export function resume(context: Context, record: SessionRecord, hasAgreed: boolean): PaymentResult {
  const attempt = record.attempt as Attempt;
  record.attempt = null;
  context.tables.sessions.touch(record.session.id);
  if (hasAgreed) return collect(context, record, attempt);
  return refuse(context, record, attempt, attempt.kind === 'card' ? notAuthenticated : notAuthorised);
}

function startIntent(
  context: Context,
  record: SessionRecord,
  attempt: Attempt,
  cause: Cause,
): Stripe.PaymentIntent {
  const known = context.tables.intents.get(String(record.session.payment_intent));
  const intent = known ?? intents.buildIntent(record, seconds(context.clock));
  if (!known) {
    context.tables.intents.set(intent.id, intent);
    record.session.payment_intent = intent.id;
    context.tables.sessions.touch(record.session.id);
    void emit(context, 'payment_intent.created', intent, cause);
  }
  intents.attempt(intent, record, attempt);
  return intent;
}

function stepOf({ kind, card }: Attempt): 'confirm' | 'authorise' | null {
  if (kind === 'card') return card?.isChallenged ? 'confirm' : null;
  return isDelayed(kind) ? null : 'authorise';
}

function refuse(context: Context, record: SessionRecord, attempt: Attempt, decline: Decline): PaymentResult {
  const cause = shopperCause();
  const intent = intentOf(context, record);
  // If the payment failed before the bank was asked, there is no charge.
  const charge =
    record.attempt === null && decline !== notAuthenticated && decline !== notAuthorised
      ? buildCharge(intent, attempt, 'failed', decline, now(context))
      : null;
  if (charge) {
    context.tables.charges.set(charge.id, charge);
    void emit(context, 'charge.failed', charge, cause);
  }
  intents.fail(intent, charge?.id ?? null, decline, attempt.kind);
  void emit(context, 'payment_intent.payment_failed', intent, cause);
  return { kind: 'declined', decline };
}

function collect(context: Context, record: SessionRecord, attempt: Attempt): PaymentResult {
  const cause = shopperCause();
  const intent = intentOf(context, record);
  const charge = buildCharge(intent, attempt, 'succeeded', null, now(context));
  context.tables.charges.set(charge.id, charge);
  void emit(context, 'charge.succeeded', charge, cause);
  // Like Stripe: the balance transaction of an automatically captured charge appears shortly after its
  // event.
  bookCharge(context, charge);
  intents.succeed(intent, charge.id);
  void emit(context, 'payment_intent.succeeded', intent, cause);
  const result = complete(context, record, attempt, 'paid');
  sendAftermath(context, attempt, charge);
  return result;
}

function startDebit(context: Context, record: SessionRecord, attempt: Attempt): PaymentResult {
  const cause = shopperCause();
  const intent = intentOf(context, record);
  const charge = buildCharge(intent, attempt, 'pending', null, now(context));
  context.tables.charges.set(charge.id, charge);
  Object.assign(intent, {
    status: 'processing',
    latest_charge: charge.id,
  } satisfies Partial<Stripe.PaymentIntent>);
  void emit(context, 'payment_intent.processing', intent, cause);
  void emit(context, 'charge.pending', charge, cause);
  const delay = context.tables.settings.get('settleAfterMs') ?? null;
  record.settlesAt = delay === null ? null : context.clock.now() + delay;
  if (record.settlesAt !== null) context.timer.arm(record.settlesAt);
  return complete(context, record, attempt, 'unpaid');
}

function complete(
  context: Context,
  record: SessionRecord,
  { shopper }: Attempt,
  paymentStatus: Stripe.Checkout.Session.PaymentStatus,
): PaymentResult {
  const { address, email, phone, business } = shopper;
  // Like Stripe: the name of a business replaces the person's.
  const name = business?.name ?? shopper.name;
  record.attempt = null;
  Object.assign(record.session, {
    status: 'complete',
    payment_status: paymentStatus,
    url: null,
    customer_details: {
      address,
      business_name: business?.name ?? null,
      email,
      individual_name: null,
      name,
      phone,
      tax_exempt: 'none',
      tax_ids: business ? [business.taxId] : [],
    },
    collected_information: {
      business_name: business?.name ?? null,
      individual_name: null,
      shipping_details: shopper.isShipped ? { address, name: shopper.name } : null,
    },
  } satisfies Partial<Stripe.Checkout.Session>);
  saveToCustomer(context, record, shopper);
  const coupon = context.tables.coupons.get(record.coupon?.coupon.id ?? '');
  if (coupon) {
    coupon.times_redeemed += 1;
    context.tables.coupons.touch(coupon.id);
  }
  return { kind: 'done', delivered: emit(context, 'checkout.session.completed', record.session, null) };
}

function sendAftermath(context: Context, { card }: Attempt, charge: Stripe.Charge): void {
  if (card?.aftermath === 'dispute') openDispute(context, charge);
  if (card?.aftermath === 'fraud_warning') raiseFraudWarning(context, charge);
}

function intentOf(context: Context, record: SessionRecord): Stripe.PaymentIntent {
  return context.tables.intents.get(String(record.session.payment_intent)) as Stripe.PaymentIntent;
}

function shopperCause(): Cause {
  return { id: newId('req', 14), idempotency_key: randomUUID() };
}

function now({ clock, businessName }: Context) {
  return { created: seconds(clock), businessName };
}
