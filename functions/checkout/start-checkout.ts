import type Stripe from 'stripe';
import type { BasketRequest, PledgeRequest } from '../../src/contracts/checkout.ts';
import type { CheckoutAnswer } from '../../src/contracts/checkout-answer.ts';
import type { Database } from '../db/open.ts';
import type { Attempt } from '../db/schema/attempts.ts';
import { holdForAttempt } from '../fundings/hold-place.ts';
import type { Env } from '../platform/env.ts';
import { describeError, log } from '../platform/log.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';
import { isStripeError } from '../platform/stripe.ts';
import { attemptFor, fingerprintOf, markExpired, rememberSession } from './attempts.ts';
import { createAttempt } from './create-attempt.ts';
import { priceAsSeen } from './price-as-seen.ts';
import { returnOrigin } from './return-url.ts';
import type { SessionParams } from './session-request.ts';

/** All of it together, in ms: the answer must reach the shopper within 15 s whatever the provider does. */
const BUDGET = 12_000;
/** How often an attempt that another request is at is looked at again, and the pause before it in ms. */
const LOOKS = 10;
const PAUSE = 500;

export type Services = { db: Database; stripe: Stripe; env: Env; origins: string[]; now: () => Date };

/** Prices the basket, freezes the attempt and asks the provider for its hosted page: once per attempt, however often sent. */
export async function startCheckout(
  request: BasketRequest | PledgeRequest,
  key: string,
  services: Services,
): Promise<CheckoutAnswer | Problem> {
  const { env, db, now } = services;
  const origin = returnOrigin(env.SITE_URL, request);
  if (isProblem(origin)) return origin;
  const basket = priceAsSeen(request, { isLive: env.isLive, now: now() });
  if (isProblem(basket)) return basket;

  const fingerprint = fingerprintOf([basket, origin, request.customer, env.STRIPE_TAX]);
  const create = () => createAttempt(basket, origin, request.customer, { env, now: now() });
  const find = async () => {
    const attempt = await attemptFor(db, key, fingerprint, now(), create);
    return attempt && ((await holdForAttempt(db, attempt, now())) ?? attempt);
  };
  return withinBudget(openAttempt(find, services));
}

/** `busy`: another request is opening this session right now. `expired`: this attempt leads nowhere, a new one may. */
type Opened = CheckoutAnswer | Problem | 'busy' | 'expired';

/** Opens the session of the attempt that `find` answers: waits for one that is being opened, follows an expired one by a new one. */
async function openAttempt(
  find: () => Promise<Attempt | Problem | undefined>,
  services: Services,
): Promise<CheckoutAnswer | Problem> {
  let isFresh = true;
  for (let look = 0; look < LOOKS; look += 1) {
    let attempt: Attempt | Problem | undefined;
    try {
      attempt = await find();
    } catch (error) {
      log('error', 'checkout_database', describeError(error));
      return unavailable('We cannot take orders for a moment.');
    }
    if (!attempt) return problem('too_many_attempts', 'Please change the basket or try again in an hour.');
    if (isProblem(attempt)) return attempt;
    const opened = await openSession(attempt, services);
    if (opened === 'busy') await new Promise((resolve) => setTimeout(resolve, PAUSE));
    else if (opened !== 'expired') return opened;
    else if (isFresh) isFresh = false;
    else break;
  }
  return unavailable('The payment page is not answering.');
}

async function openSession(attempt: Attempt, services: Services): Promise<Opened> {
  const { stripe, db, origins } = services;
  try {
    if (attempt.sessionId) return await reopen(attempt, attempt.sessionId, services);
    if (attempt.couponRequest)
      await stripe.coupons.create(attempt.couponRequest as Stripe.CouponCreateParams, {
        idempotencyKey: `${attempt.id}:coupon`,
      });
    const customer = attempt.customerRequest
      ? await stripe.customers.create(attempt.customerRequest as Stripe.CustomerCreateParams, {
          idempotencyKey: `${attempt.id}:customer`,
        })
      : undefined;
    const session = await stripe.checkout.sessions.create(
      withCustomer(attempt.sessionRequest as SessionParams, customer?.id),
      { idempotencyKey: `${attempt.id}:session` },
    );
    const started = verifySession(session, attempt, origins);
    if (!isProblem(started))
      await rememberSession(db, attempt.id, { id: session.id, url: started.redirectUrl });
    return started;
  } catch (error) {
    if (!isStripeError(error)) return problemFor(error, attempt.id);
    if (error.code === 'idempotency_key_in_use') return 'busy';
    // The provider keeps a failure as its answer to the key for a day: under this key nothing more is to be had.
    if (error.headers?.['idempotent-replayed'] !== 'true') return problemFor(error, attempt.id);
    return expireAttempt(attempt, db);
  }
}

async function expireAttempt(attempt: Attempt, db: Database): Promise<'expired' | Problem> {
  try {
    await markExpired(db, attempt.id);
    return 'expired';
  } catch (error) {
    return problemFor(error, attempt.id);
  }
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

/** A key that comes again after its session was made: the same page if it is open, the order if it was paid meanwhile. */
async function reopen(
  attempt: Attempt,
  sessionId: string,
  { stripe, db, origins }: Services,
): Promise<Opened> {
  const session = await stripe.checkout.sessions.retrieve(sessionId);
  if (session.status === 'expired') return expireAttempt(attempt, db);
  if (session.status === 'complete') {
    const { success_url: successUrl } = attempt.sessionRequest as SessionParams;
    const redirectUrl = String(successUrl).replace('{CHECKOUT_SESSION_ID}', sessionId);
    return { redirectUrl, checkoutSessionId: sessionId };
  }
  return verifySession(session, attempt, origins);
}

/** The shopper is sent only to a page of the provider's own that asks for exactly what was worked out here. */
function verifySession(
  session: Stripe.Checkout.Session,
  attempt: Attempt,
  origins: string[],
): CheckoutAnswer | Problem {
  const url = session.url ?? '';
  const isOurs = URL.canParse(url) && origins.includes(new URL(url).origin);
  // With automatic tax the total is only known once the shopper has given an address.
  const isSameMoney =
    session.currency === attempt.currency.toLowerCase() &&
    (session.automatic_tax?.enabled === true || session.amount_total === attempt.total);
  if (isOurs && isSameMoney) return { redirectUrl: url, checkoutSessionId: session.id };
  log('error', 'checkout_mismatch', { order: attempt.id, session: session.id, isOurs, isSameMoney });
  return problem(
    'payment_mismatch',
    'The payment page did not open as it should. Nothing was charged; please try again.',
  );
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
  return unavailable('The payment page is not answering.');
}

function unavailable(what: string): Problem {
  return problem(
    'payment_unavailable',
    `${what} Nothing was charged and your basket is kept. Please try again in a minute.`,
    {
      headers: { 'retry-after': '30' },
    },
  );
}

async function withinBudget(work: Promise<CheckoutAnswer | Problem>): Promise<CheckoutAnswer | Problem> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Problem>((resolve) => {
    timer = setTimeout(() => resolve(unavailable('The payment page is taking too long.')), BUDGET);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
