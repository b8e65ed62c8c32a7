import type { BasketRequest, PledgeRequest } from '#src/contracts/checkout.ts';
import type { CheckoutAnswer } from '#src/contracts/checkout-answer.ts';
import { undefinedIfLate } from '#src/lib/within-time.ts';
import * as words from '#src/words/en/checkout-problems.ts';
import type { ConsentedVisitor } from '../db/order-types.ts';
import { findCard } from '../gift-cards/balance.ts';
import { describeError, log } from '../platform/log.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';
import { fingerprintOf, type Opened, openAttempt } from './attempts/attempts.ts';
import type { Shortage } from './attempts/reservation-shares.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import { createAttempt, type Payer } from './create-attempt.ts';
import { earlierUses } from './discount-limits.ts';
import { expireCompetingSessions, expirePreviousSession } from './expire-competing-sessions.ts';
import { isCardLimit } from './gift-card-payment.ts';
import { paidBefore, resumeAttempt, type Services, supersedeAttempt, unavailable } from './open-session.ts';
import { outOfStockProblem } from './out-of-stock.ts';
import { priceAsSeen } from './price-as-seen.ts';
import type { PricedBasket } from './price-basket.ts';
import type { PricingOptions } from './price-line.ts';
import { runningCode } from './promo-codes.ts';
import { releaseExpired } from './release-expired.ts';
import { returnOrigin } from './return-url.ts';
import { withCurrentStock } from './stock-levels.ts';
import { raiseUnpaidReservationsAlarm } from './unpaid-reservations-alarm.ts';

/**
 * The time limit of the whole request, in ms:
 * the customer must get an answer within 15 s even if Stripe hangs.
 */
const BUDGET = 10_000;
const provider = circuitBreaker();
/** How often to check again on an attempt that another request is opening, and the pause in ms. */
const LOOKS = 10;
const PAUSE = 500;
/** The most attempts of one key that a request closes. */
const MAX_CLOSED = 2;
/** How often one request tries to free stock of one limit. */
const MAX_RELEASES = 3;

/**
 * Prices the basket, creates an attempt and asks Stripe for its payment page, once per attempt even if sent
 * again. An earlier attempt of the same key comes first: if it is paid, its order is shown; if it is open,
 * its page is shown again, or expired when the basket has changed. `visitor`: what the customer has consented
 * to be tracked by.
 */
export async function startCheckout(
  request: BasketRequest | PledgeRequest,
  key: string,
  services: Services,
  visitor?: ConsentedVisitor,
): Promise<CheckoutAnswer | Problem> {
  const { env } = services;
  const origin = returnOrigin(env.SITE_URL, request);
  if (isProblem(origin)) return origin;
  const known = await knownOf(request, services);
  if (isProblem(known)) return known;
  const basket = priceAsSeen(request, {
    isLive: env.isLive,
    hasTax: env.STRIPE_TAX,
    ...known,
    now: services.now(),
  });
  // A purchase that is already paid is not refused because a price or a code has changed since.
  if (isProblem(basket)) return (await paidBefore(key, services)) ?? basket;
  if (provider.isOpen()) return unavailable(words.paymentSilent);
  // Leaves out the user agent: the purchase is the same after a browser update.
  const fingerprint = fingerprintOf([basket, origin, request.customer, env.STRIPE_TAX]);
  const { previousKey } = request;
  // After the fingerprint: a purchase is the same when the shop counts its stock meanwhile.
  const counted = await countedNow(basket, services);
  if (isProblem(counted)) return counted;
  const purchase = { key, previousKey, fingerprint, basket: counted, origin, payer: request, visitor };
  return withinBudget(openPage(purchase, services));
}

type Purchase = {
  key: string;
  previousKey: string | undefined;
  fingerprint: string;
  basket: PricedBasket;
  origin: string;
  payer: Payer;
  visitor: ConsentedVisitor | undefined;
};

/**
 * Opens the payment page of the key's live attempt. Waits while another request opens it;
 * replaces an expired attempt.
 */
async function openPage(purchase: Purchase, services: Services): Promise<CheckoutAnswer | Problem> {
  const { key, previousKey, fingerprint, basket, origin, payer, visitor } = purchase;
  const { db, env, now, holder } = services;
  const create = () => createAttempt(basket, origin, payer, { env, now: now(), visitor });
  let closing: Parameters<typeof openAttempt>[1]['closing'];
  let closed = 0;
  const released = new Map<string, number>();
  for (let look = 0; look < LOOKS; look += 1) {
    let opened: Opened;
    try {
      opened = await openAttempt(db, { key, fingerprint, now: now(), create, closing, holder });
      if (isShort(opened) && (await makeRoom(opened.short, released, previousKey, services))) continue;
    } catch (error) {
      log('error', 'checkout_database', describeError(error));
      return unavailable(words.noOrders);
    }
    if (opened === 'too_many')
      return problem('too_many_attempts', words.tooManyAttempts, {
        headers: { 'retry-after': '3600' },
      });
    if (isShort(opened)) {
      if (opened.short.why === 'held') await raiseUnpaidReservationsAlarm(opened.short.limit, services);
      return outOfStockProblem(opened.short, basket, now());
    }
    if (opened.crowded) await raiseUnpaidReservationsAlarm(opened.crowded, services);
    closing = undefined;
    const { attempt } = opened;
    const outcome = await (attempt.fingerprint === fingerprint ? resumeAttempt : supersedeAttempt)(
      attempt,
      services,
    );
    if (outcome === 'busy') await new Promise((resolve) => setTimeout(resolve, PAUSE));
    else if (outcome !== 'expired' && outcome !== 'replaced') return outcome;
    else if (closed < MAX_CLOSED) {
      closed += 1;
      closing = { attempt, state: outcome };
    } else break;
  }
  return unavailable(words.paymentSilent);
}

function isShort(opened: Opened): opened is { short: Shortage } {
  return opened !== 'too_many' && 'short' in opened;
}

type Known = Pick<PricingOptions, 'giftCard' | 'earlierUses'>;

/**
 * Looks up the gift card and the promo code's earlier uses. An unknown code is refused later, by the pricing.
 */
async function knownOf(
  request: BasketRequest | PledgeRequest,
  { db, now }: Services,
): Promise<Known | Problem> {
  if (request.intent === 'Funding') return {};
  const { giftCardCode, couponCode, customer } = request;
  const coupon = couponCode === undefined ? undefined : runningCode(couponCode, now());
  try {
    return {
      ...(giftCardCode !== undefined && { giftCard: (await findCard(db, giftCardCode)) ?? 'unknown' }),
      ...(coupon && customer?.email && { earlierUses: await earlierUses(db, coupon.entry, customer.email) }),
    };
  } catch (error) {
    log('error', 'checkout_database', describeError(error));
    return unavailable(words.noOrders);
  }
}

async function countedNow(basket: PricedBasket, { db }: Services): Promise<PricedBasket | Problem> {
  try {
    return await withCurrentStock(db, basket);
  } catch (error) {
    log('error', 'checkout_database', describeError(error));
    return unavailable(words.noOrders);
  }
}

/**
 * Frees stock that is reserved without need: by the page this purchase replaces, by expired attempts and, for
 * a gift card, by all unpaid pages. Returns true when another try is worthwhile.
 */
async function makeRoom(
  { limit: { key }, why }: Shortage,
  released: Map<string, number>,
  previousKey: string | undefined,
  services: Services,
): Promise<boolean> {
  const times = released.get(key);
  if (why === 'too-many' || times === (isCardLimit({ key }) ? 1 : MAX_RELEASES)) return false;
  // The page that this one replaces does not count: other reservations may block it as well.
  released.set(key, 0);
  if (times === undefined && previousKey && (await expirePreviousSession(previousKey, services))) return true;
  released.set(key, (times ?? 0) + 1);
  return (await (isCardLimit({ key }) ? expireCompetingSessions : releaseExpired)(key, services)) > 0;
}

async function withinBudget(work: Promise<CheckoutAnswer | Problem>): Promise<CheckoutAnswer | Problem> {
  const answer = await undefinedIfLate(work, BUDGET);
  if (answer) provider.answered();
  else provider.timedOut();
  return answer ?? unavailable(words.paymentSlow);
}
