import type { BasketRequest, PledgeRequest } from '#src/contracts/checkout.ts';
import { storeNow } from '#src/lib/clock.ts';
import { database } from '../db/open.ts';
import { findCard } from '../gift-cards/balance.ts';
import { type Budget, isNewcomer, SHARED_SUBJECT } from '../limits/budgets.ts';
import { limitGuesses } from '../limits/code-guessing.ts';
import type { Hit } from '../limits/consume.ts';
import {
  type Caller,
  checkSharedRateLimit,
  counting,
  countPersonal,
  type Prove,
  tooMany,
} from '../limits/rate-limit.ts';
import { visitorOf } from '../limits/visitor.ts';
import { activePayoutCode } from '../payouts/active-payout-code.ts';
import type { Problem } from '../platform/problem.ts';
import { runningCode } from './promo-codes.ts';

const WINDOW = 10 * 60_000;
/** Calls per connection. A person opens three or four, but mobile networks share addresses. */
const OWN = 30;
/** A network's first calls, up to this number, use the larger part of the shared budget. */
const FIRST = 30;
/** The share of the shared budget for all later calls. */
const AGAIN = 1 / 5;

/**
 * Rate-limits requests for payment pages, against card testing and stock blocking. All visitors share `most`
 * calls in ten minutes. A fifth of them is for networks that have called often, so robots use up only that
 * part, and a new customer still gets through. Calls for an existing purchase (`isKnown`) have a budget of
 * their own. 0 switches the shared budget off. An alarm is raised when a part is used up.
 */
export async function limitCheckouts(
  most: number,
  call: Caller,
  {
    prove,
    isKnown = async () => false,
  }: { prove?: Prove | undefined; isKnown?: () => Promise<boolean> } = {},
): Promise<Problem | undefined> {
  const visitor = visitorOf(call.context);
  const budget: Budget = {
    name: 'checkout',
    windowMs: WINDOW,
    own: OWN,
    ...(most > 0 && { everybody: most }),
  };
  const counted = await counting(call, (db, now) => countPersonal(db, budget, visitor, now));
  if (counted && 'limit' in counted) return tooMany(counted);
  if (most === 0) return undefined;
  const part = (name: string, size: number): Hit => ({
    limit: { name: `checkout-${name}`, windowMs: WINDOW, most: Math.max(1, size) },
    subject: SHARED_SUBJECT,
  });
  const again = Math.ceil(most * AGAIN);
  const [first, others, known] = [part('first', most - again), part('again', again), part('known', most)];
  if (await counting(call, isKnown))
    return checkSharedRateLimit({ open: known, reserve: known, isNew: false }, call);
  // Without an address it is unknown whether a visitor has called before.
  const isNew = visitor === undefined || isNewcomer(counted, FIRST);
  const mayAskAgain = isNew && visitor !== undefined;
  return checkSharedRateLimit({ open: isNew ? first : others, reserve: others, isNew: mayAskAgain }, call, {
    prove,
  });
}

/** When the database fails, nothing is counted here: the purchase itself then returns the error. */
async function cardIsThere(code: string): Promise<true | undefined> {
  try {
    return (await findCard(database(), code)) && true;
  } catch {
    return true;
  }
}

/**
 * A purchase reveals whether a code exists, as a look-up does. So wrong codes count against the same limit.
 */
export async function limitCodes(
  purchase: BasketRequest | PledgeRequest,
  call: Caller,
): Promise<Problem | undefined> {
  const { couponCode, payoutCode } = { couponCode: undefined, ...purchase };
  const giftCardCode = purchase.intent === 'Funding' ? undefined : purchase.giftCardCode;
  for (const [field, code, find] of [
    ['couponCode', couponCode, (code: string) => runningCode(code, storeNow())],
    ['payoutCode', payoutCode, activePayoutCode],
    ['giftCardCode', giftCardCode, cardIsThere],
  ] as const) {
    const refused = code && (await limitGuesses((await find(code)) === undefined, call, field));
    if (refused) return refused;
  }
  return undefined;
}
