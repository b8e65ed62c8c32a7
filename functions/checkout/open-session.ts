import type Stripe from 'stripe';
import type { CheckoutAnswer } from '../../src/contracts/checkout-answer.ts';
import type { Holder } from '../allotments/shares.ts';
import { findAlive, rememberCustomer, rememberSession } from '../attempts/attempts.ts';
import { SHORTEST_SESSION_MS } from '../attempts/session-lifetime.ts';
import type { Database } from '../db/open.ts';
import type { Attempt } from '../db/schema/attempts.ts';
import type { Caller } from '../limits/hold-back.ts';
import type { Env } from '../platform/env.ts';
import { describeError, log } from '../platform/log.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';
import { isStripeError } from '../platform/stripe.ts';
import { expectedTotal } from '../tax/expected-total.ts';
import type { SessionParams } from './session-request.ts';

export type Services = {
  db: Database;
  stripe: Stripe;
  env: Env;
  origins: string[];
  now: () => Date;
  /** Who asks, where that is known, and under which number it is logged. */
  holder?: Holder | undefined;
  caller?: Caller | undefined;
};

/**
 * What became of an attempt that a request met. `busy`: another request is opening its session right now. `expired`, `replaced`: it
 * leads nowhere any more, and nobody can pay it, so that a new one may take its place.
 */
export type Outcome = CheckoutAnswer | Problem | 'busy' | 'expired' | 'replaced';

/** Goes on with an attempt that asks for exactly what is asked for now: its page, made if there is none, or its order. */
export async function goOn(attempt: Attempt, services: Services): Promise<Outcome> {
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
 * Puts an end to an attempt that asks for something else than is asked for now. Its session is closed at the provider first, so
 * that at most one page of a purchase can be paid; was it paid already, then that is what the shopper is shown.
 */
export async function conclude(attempt: Attempt, services: Services): Promise<Outcome> {
  if (attempt.state !== 'open') return successOf(attempt);
  try {
    let { sessionId } = attempt;
    if (!sessionId) {
      // Its answer may have been lost on the way. Sent again under its key, it tells which session there is, if any.
      const made = await makeSession(attempt, services);
      if (made === 'expired') return 'replaced';
      if (made === 'busy' || made === 'replaced' || isProblem(made)) return made;
      sessionId = made.checkoutSessionId;
    }
    return await close({ ...attempt, sessionId }, sessionId, services);
  } catch (error) {
    const outcome = failureOf(error, attempt, services.now());
    return outcome === 'expired' ? 'replaced' : outcome;
  }
}

/** The order of a key that was paid, or is being paid at a bank; undefined while there is none, or where nobody can be asked. */
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

async function close(attempt: Attempt, sessionId: string, { stripe }: Services): Promise<Outcome> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
    return 'replaced';
  } catch (error) {
    // Only an open session can be closed: this one was paid or ran out meanwhile.
    if (!isStripeError(error) || error.statusCode !== 400) throw error;
    const session = await stripe.checkout.sessions.retrieve(sessionId);
    if (session.status === 'open') throw error;
    return session.status === 'complete' ? successOf(attempt) : 'replaced';
  }
}

async function makeSession(attempt: Attempt, services: Services): Promise<Outcome> {
  const { stripe, db, origins, now } = services;
  // Whatever the provider may have made of it has run out by now.
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

/** The customer is made under its own frozen key, so that a retry names the same one in the same session. */
function withCustomer(params: SessionParams, customer: string | undefined): SessionParams {
  if (!customer) return params;
  const needsShipping = params.shipping_address_collection !== undefined;
  return {
    ...params,
    customer,
    customer_update: { address: 'auto', name: 'auto', ...(needsShipping && { shipping: 'auto' }) },
  };
}

/** What the provider says now is what counts, and no clock of ours: the same page while it is open, the order once it is paid. */
async function reopen(attempt: Attempt, sessionId: string, { stripe, origins }: Services): Promise<Outcome> {
  const session = await stripe.checkout.sessions.retrieve(sessionId);
  if (session.status === 'expired') return 'expired';
  if (session.status === 'complete') return successOf(attempt);
  return verifySession(session, attempt, origins);
}

/** The page that shows the order: nothing is left to be paid. */
function successOf({ sessionId, sessionRequest }: Attempt): CheckoutAnswer {
  const checkoutSessionId = sessionId ?? '';
  const { success_url: successUrl } = sessionRequest as SessionParams;
  const redirectUrl = String(successUrl).replace('{CHECKOUT_SESSION_ID}', checkoutSessionId);
  return { redirectUrl, checkoutSessionId };
}

/** The shopper is sent only to a page of the provider's own that asks for exactly what was worked out here. */
function verifySession(
  session: Stripe.Checkout.Session,
  attempt: Attempt,
  origins: string[],
): CheckoutAnswer | Problem {
  const url = session.url ?? '';
  const isOurs = URL.canParse(url) && origins.includes(new URL(url).origin);
  const isSameMoney =
    session.currency === attempt.currency.toLowerCase() &&
    session.amount_subtotal === attempt.subtotal &&
    (session.total_details?.amount_discount ?? 0) === attempt.discount + (attempt.giftCard?.goods ?? 0) &&
    session.amount_total === expectedTotal(attempt, session);
  if (isOurs && isSameMoney) return { redirectUrl: url, checkoutSessionId: session.id };
  log('error', 'checkout_mismatch', { order: attempt.id, session: session.id, isOurs, isSameMoney });
  return problem(
    'payment_mismatch',
    'The payment page did not open as it should. Nothing was charged; please try again.',
  );
}

/** What a failed call means: try in a moment, begin anew, or nothing to be done. */
function failureOf(error: unknown, attempt: Attempt, now: Date): Outcome {
  if (!isStripeError(error)) return problemFor(error, attempt.id);
  if (error.code === 'idempotency_key_in_use') return 'busy';
  // The provider keeps a failure as its answer to the key for a day: under this key nothing more is to be had.
  if (error.headers?.['idempotent-replayed'] === 'true') return 'expired';
  if (!attempt.sessionId && error.statusCode === 400 && isTooLate(error, attempt, now)) return 'expired';
  return problemFor(error, attempt.id);
}

/** The provider opens no page that ends in less than half an hour: one whose end is frozen can be asked for until then. */
function isTooLate({ param }: { param?: string }, { id, createdAt, expiresAt }: Attempt, now: Date): boolean {
  const left = expiresAt.getTime() - now.getTime();
  // Refused although it is new: its clock and ours are further apart than we allow for.
  if (param === 'expires_at' && now.getTime() - createdAt.getTime() < 60_000)
    log('error', 'checkout_clock', { order: id, left: Math.round(left / 1000) });
  return param === 'expires_at' || left < SHORTEST_SESSION_MS;
}

function problemFor(error: unknown, order: string): Problem {
  const isStripes = isStripeError(error);
  const status = isStripes ? error.statusCode : undefined;
  // The provider's own words repeat what it was given, an e-mail address for one: its number for the request leads to them.
  const known = isStripes
    ? { status, type: error.type, code: error.code, param: error.param, providerRequest: error.requestId }
    : describeError(error);
  log('error', 'checkout_provider', { order, ...known });
  if (isStripes && status && status >= 400 && status < 500 && status !== 429 && status !== 409)
    return problem(
      'payment_refused',
      'The payment page could not be opened. Nothing was charged. Please write to us if it happens again.',
    );
  if (status === 429)
    return problem(
      'payment_busy',
      'Many people are paying at this moment. Nothing was charged and your basket is kept. Please try again in a minute.',
      { headers: { 'retry-after': '3' } },
    );
  return unavailable('The payment page is not answering.');
}

/** Something that is needed to pay does not answer; `what` is said first. */
export function unavailable(what: string): Problem {
  return problem(
    'payment_unavailable',
    `${what} Nothing was charged and your basket is kept. Please try again in a minute.`,
    {
      headers: { 'retry-after': '30' },
    },
  );
}
