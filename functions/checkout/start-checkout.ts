import type { BasketRequest, PledgeRequest } from '../../src/contracts/checkout.ts';
import type { CheckoutAnswer } from '../../src/contracts/checkout-answer.ts';
import type { Short } from '../allotments/shares.ts';
import { fingerprintOf, type Opened, openAttempt } from '../attempts/attempts.ts';
import type { ConsentedVisitor } from '../db/order-types.ts';
import { findCard } from '../gift-cards/balance.ts';
import { describeError, log } from '../platform/log.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';
import { closeHolders, closePrevious } from './close-holders.ts';
import { createAttempt, type Payer } from './create-attempt.ts';
import { type GivenCard, isCardLimit } from './gift-card-payment.ts';
import { watchProvider } from './hanging-provider.ts';
import { raiseHeldAlarm } from './held-alarm.ts';
import { conclude, goOn, paidBefore, type Services, unavailable } from './open-session.ts';
import { priceAsSeen } from './price-as-seen.ts';
import type { PricedBasket } from './price-basket.ts';
import { releaseExpired } from './release-expired.ts';
import { returnOrigin } from './return-url.ts';
import { shortProblem } from './short-problem.ts';

/** All of it together, in ms: the answer must reach the shopper within 15 s whatever the provider does. */
const BUDGET = 10_000;
const provider = watchProvider();
/** How often an attempt that another request is at is looked at again, and the pause before it in ms. */
const LOOKS = 10;
const PAUSE = 500;
/** How many attempts of a key are ended in one request at most. */
const MOST_CLOSED = 2;
/** How often what has lapsed of one thing is asked after in one request. */
const MOST_RELEASES = 3;

/**
 * Prices the basket, freezes the attempt and asks the provider for its hosted page: once per attempt, however often sent. What
 * became of the key's earlier attempt comes first: paid, its order is shown; open, its page is shown again, or closed before another
 * is opened for other wishes. `visitor`: what the shopper has agreed to be counted by.
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
  const giftCard = await givenCard(request, services);
  if (isProblem(giftCard)) return giftCard;
  const basket = priceAsSeen(request, {
    isLive: env.isLive,
    hasTax: env.STRIPE_TAX,
    giftCard,
    now: services.now(),
  });
  // What was paid already is not refused because a price or a code has changed since.
  if (isProblem(basket)) return (await paidBefore(key, services)) ?? basket;
  if (provider.isResting()) return unavailable('The payment page is not answering.');
  // What the browser says of itself is not part of what is bought: after an update of it the purchase is the same.
  const fingerprint = fingerprintOf([basket, origin, request.customer, env.STRIPE_TAX]);
  const { previousKey } = request;
  const purchase = { key, previousKey, fingerprint, basket, origin, payer: request, visitor };
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

/** Opens the page of the attempt that stands for the key: waits for one that is being opened, follows a dead one by a new one. */
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
      return unavailable('We cannot take orders for a moment.');
    }
    if (opened === 'too_many')
      return problem('too_many_attempts', 'Please change the basket or try again in an hour.', {
        headers: { 'retry-after': '3600' },
      });
    if (isShort(opened)) {
      if (opened.short.why === 'held') await raiseHeldAlarm(opened.short.limit, services);
      return shortProblem(opened.short, basket, now());
    }
    if (opened.crowded) await raiseHeldAlarm(opened.crowded, services);
    closing = undefined;
    const { attempt } = opened;
    const outcome = await (attempt.fingerprint === fingerprint ? goOn : conclude)(attempt, services);
    if (outcome === 'busy') await new Promise((resolve) => setTimeout(resolve, PAUSE));
    else if (outcome !== 'expired' && outcome !== 'replaced') return outcome;
    else if (closed < MOST_CLOSED) {
      closed += 1;
      closing = { attempt, state: outcome };
    } else break;
  }
  return unavailable('The payment page is not answering.');
}

function isShort(opened: Opened): opened is { short: Short } {
  return opened !== 'too_many' && 'short' in opened;
}

/** The gift card whose code came along; a code that leads to none is refused where the rest is priced. */
async function givenCard(
  request: BasketRequest | PledgeRequest,
  { db }: Services,
): Promise<GivenCard | undefined | Problem> {
  if (request.intent === 'Funding' || request.giftCardCode === undefined) return undefined;
  try {
    return (await findCard(db, request.giftCardCode)) ?? 'unknown';
  } catch (error) {
    log('error', 'checkout_database', describeError(error));
    return unavailable('We cannot take orders for a moment.');
  }
}

/**
 * Ends those who hold something although they need it no longer: the page that this purchase takes the place of, those whose time is
 * over, and of a gift card all that were not paid. True when it is worth another try.
 */
async function makeRoom(
  { limit: { key }, why }: Short,
  released: Map<string, number>,
  previousKey: string | undefined,
  services: Services,
): Promise<boolean> {
  const times = released.get(key) ?? 0;
  if (why === 'too-many' || times === (isCardLimit({ key }) ? 1 : MOST_RELEASES)) return false;
  released.set(key, times + 1);
  if (times === 0 && previousKey && (await closePrevious(previousKey, services))) return true;
  return (await (isCardLimit({ key }) ? closeHolders : releaseExpired)(key, services)) > 0;
}

async function withinBudget(work: Promise<CheckoutAnswer | Problem>): Promise<CheckoutAnswer | Problem> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), BUDGET);
  });
  const answer = await Promise.race([work, late]).finally(() => clearTimeout(timer));
  if (answer) provider.answered();
  else provider.waitedInVain();
  return answer ?? unavailable('The payment page is taking too long.');
}
