import type Stripe from 'stripe';
import type { CheckoutAnswer } from '#src/contracts/checkout-answer.ts';
import * as words from '#src/words/en/checkout-problems.ts';
import { fill } from '#src/words/fill.ts';
import type { Database } from '../db/open.ts';
import type { Attempt } from '../db/schema/attempts.ts';
import type { Caller } from '../limits/rate-limit.ts';
import { expectedGoods, expectedTotal } from '../orders/tax/expected-amounts.ts';
import type { Env } from '../platform/env.ts';
import { describeError, log } from '../platform/log.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';
import { isStripeError } from '../platform/stripe.ts';
import { findAlive, rememberCustomer, rememberSession } from './attempts/attempts.ts';
import type { Holder } from './attempts/reservation-shares.ts';
import { MIN_SESSION_MS } from './attempts/session-and-reservation-times.ts';
import type { SessionParams } from './session-request.ts';

export type Services = {
  db: Database;
  stripe: Stripe;
  env: Env;
  origins: string[];
  now: () => Date;
  /** Who asks, when known, and the request id for the log. */
  holder?: Holder | undefined;
  caller?: Caller | undefined;
};

/**
 * The result for an attempt that a request has found. `busy`: another request is opening its session now.
 * `expired`, `replaced`: it cannot be paid any more, so a new attempt may take its place.
 */
export type SessionOutcome = CheckoutAnswer | Problem | 'busy' | 'expired' | 'replaced';

/** Resumes an attempt with the same basket: returns its page (created if there is none), or its order. */
export async function resumeAttempt(attempt: Attempt, services: Services): Promise<SessionOutcome> {
  if (attempt.state !== 'open') return successOf(attempt);
  try {
    return attempt.sessionId
      ? await reopen(attempt, attempt.sessionId, services)
      : await makeSession(attempt, services);
  } catch (error) {
    return failureOf(error, attempt, services.now());
  }
}

/**
 * Ends an attempt with another basket than the one asked for now. Its session is expired at Stripe first, so
 * at most one page of a purchase can be paid. If it was already paid, the customer gets its success page.
 */
export async function supersedeAttempt(attempt: Attempt, services: Services): Promise<SessionOutcome> {
  if (attempt.state !== 'open') return successOf(attempt);
  let { sessionId } = attempt;
  if (!sessionId) {
    // Stripe's response may have been lost. The same idempotency key returns the existing session, if any.
    const made = await resumeAttempt(attempt, services);
    if (made === 'expired') return 'replaced';
    if (made === 'busy' || made === 'replaced' || isProblem(made)) return made;
    sessionId = made.checkoutSessionId;
  }
  try {
    return await close({ ...attempt, sessionId }, sessionId, services);
  } catch (error) {
    // The page may still be open, so no second one is opened.
    return problemFor(error, attempt.id);
  }
}

/**
 * The success page of a key that is paid or waits for its bank; undefined when there is none, or when Stripe
 * or the database fails.
 */
export async function paidBefore(key: string, { db, stripe }: Services): Promise<CheckoutAnswer | undefined> {
  try {
    const attempt = await findAlive(db, key);
    if (!attempt?.sessionId) return undefined;
    if (attempt.state !== 'open') return successOf(attempt);
    const { status } = await stripe.checkout.sessions.retrieve(attempt.sessionId);
    return status === 'complete' ? successOf(attempt) : undefined;
  } catch (error) {
    log('error', 'checkout_paid_before', describeError(error));
    return undefined;
  }
}

async function close(attempt: Attempt, sessionId: string, { stripe }: Services): Promise<SessionOutcome> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
    return 'replaced';
  } catch (error) {
    // Only an open session can be expired: this one was paid or has expired meanwhile.
    if (!isStripeError(error) || error.statusCode !== 400) throw error;
    const session = await stripe.checkout.sessions.retrieve(sessionId);
    if (session.status === 'open') throw error;
    return session.status === 'complete' ? successOf(attempt) : 'replaced';
  }
}

async function makeSession(attempt: Attempt, services: Services): Promise<SessionOutcome> {
  const { stripe, db, origins, now } = services;
  // Any session that Stripe created for it has expired by now.
  if (now() > attempt.expiresAt) return 'expired';
  const { couponRequest, customerRequest } = attempt;
  const [customer] = await Promise.all([
    customerRequest &&
      stripe.customers.create(customerRequest as Stripe.CustomerCreateParams, {
        idempotencyKey: `${attempt.id}:customer`,
      }),
    couponRequest &&
      stripe.coupons.create(couponRequest as Stripe.CouponCreateParams, {
        idempotencyKey: `${attempt.id}:coupon`,
      }),
  ]);
  if (customer) await rememberCustomer(db, attempt.id, customer.id);
  const session = await stripe.checkout.sessions.create(
    withCustomer(attempt.sessionRequest as SessionParams, customer?.id),
    { idempotencyKey: `${attempt.id}:session` },
  );
  const started = verifySession(session, attempt, origins);
  if (!isProblem(started))
    await rememberSession(db, attempt.id, { id: session.id, url: started.redirectUrl });
  return started;
}

/** The customer has its own idempotency key, so that a retry uses the same customer in the same session. */
function withCustomer(params: SessionParams, customer: string | undefined): SessionParams {
  if (!customer) return params;
  const needsShipping = params.shipping_address_collection !== undefined;
  return {
    ...params,
    customer,
    customer_update: { address: 'auto', name: 'auto', ...(needsShipping && { shipping: 'auto' }) },
  };
}

/** Uses Stripe's state, not our clock: the same page while it is open, the order when it is paid. */
async function reopen(
  attempt: Attempt,
  sessionId: string,
  { stripe, origins }: Services,
): Promise<SessionOutcome> {
  const session = await stripe.checkout.sessions.retrieve(sessionId);
  if (session.status === 'expired') return 'expired';
  if (session.status === 'complete') return successOf(attempt);
  return verifySession(session, attempt, origins);
}

/** The URL of the success page, for an attempt with nothing left to pay. */
function successOf({ sessionId, sessionRequest }: Attempt): CheckoutAnswer {
  const checkoutSessionId = sessionId ?? '';
  const { success_url: successUrl } = sessionRequest as SessionParams;
  const redirectUrl = String(successUrl).replace('{CHECKOUT_SESSION_ID}', checkoutSessionId);
  return { redirectUrl, checkoutSessionId };
}

/** Redirects only to Stripe's own origins, and only to a page with exactly the amounts calculated here. */
function verifySession(
  session: Stripe.Checkout.Session,
  attempt: Attempt,
  origins: string[],
): CheckoutAnswer | Problem {
  const url = session.url ?? '';
  const isOurs = URL.canParse(url) && origins.includes(new URL(url).origin);
  const goods = expectedGoods(attempt);
  const isSameMoney =
    session.currency === attempt.currency.toLowerCase() &&
    session.amount_subtotal === goods.subtotal &&
    (session.total_details?.amount_discount ?? 0) === goods.discount &&
    session.amount_total === expectedTotal(attempt, session);
  if (isOurs && isSameMoney) return { redirectUrl: url, checkoutSessionId: session.id };
  log('error', 'checkout_mismatch', { order: attempt.id, session: session.id, isOurs, isSameMoney });
  return problem('payment_mismatch', words.otherSum);
}

/** What a failed call to create or read a session means: `busy`, `expired`, or a problem for the customer. */
function failureOf(error: unknown, attempt: Attempt, now: Date): SessionOutcome {
  if (!isStripeError(error)) return problemFor(error, attempt.id);
  if (error.code === 'idempotency_key_in_use') return 'busy';
  // Stripe replays a failure for a key for a day, so this key cannot succeed any more.
  if (error.headers?.['idempotent-replayed'] === 'true') return 'expired';
  if (!attempt.sessionId && error.statusCode === 400 && isTooLate(error, attempt, now)) return 'expired';
  return problemFor(error, attempt.id);
}

/**
 * Stripe refuses to create a session that ends in less than 30 minutes. The attempt's end time never changes,
 * so it becomes too late.
 */
function isTooLate({ param }: { param?: string }, { id, createdAt, expiresAt }: Attempt, now: Date): boolean {
  const left = expiresAt.getTime() - now.getTime();
  // Refused although it is new: Stripe's clock and ours differ by more than expected.
  if (param === 'expires_at' && now.getTime() - createdAt.getTime() < 60_000)
    log('error', 'checkout_clock', { order: id, left: Math.round(left / 1000) });
  return param === 'expires_at' || left < MIN_SESSION_MS;
}

function problemFor(error: unknown, order: string): Problem {
  const isStripes = isStripeError(error);
  const status = isStripes ? error.statusCode : undefined;
  // Stripe's message may repeat personal data such as an email address. So only its request id is logged.
  const known = isStripes
    ? { status, type: error.type, code: error.code, param: error.param, providerRequest: error.requestId }
    : describeError(error);
  log('error', 'checkout_provider', { order, ...known });
  if (isStripes && status && status >= 400 && status < 500 && status !== 429 && status !== 409)
    return problem('payment_refused', words.paymentRefused);
  if (status === 429) return problem('payment_busy', words.paymentBusy, { headers: { 'retry-after': '3' } });
  return unavailable(words.paymentSilent);
}

/** Something needed for payment does not answer. `reason` is the first sentence of the message. */
export function unavailable(reason: string): Problem {
  return problem('payment_unavailable', fill(words.tryAgainInAMinute, { problem: reason }), {
    headers: { 'retry-after': '30' },
  });
}
