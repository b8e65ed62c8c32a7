import type { BasketRequest, PledgeRequest } from '../../src/contracts/checkout.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { database } from '../db/open.ts';
import { findCard } from '../gift-cards/balance.ts';
import { raiseAlarm } from '../limits/alarm.ts';
import { EVERYBODY } from '../limits/budgets.ts';
import { consumeOne, type Limit } from '../limits/consume.ts';
import { holdBackGuess } from '../limits/guesses.ts';
import { type Caller, counting, tooMany } from '../limits/hold-back.ts';
import { visitorOf } from '../limits/visitor.ts';
import { goodPayoutCode } from '../payouts/good-payout-code.ts';
import type { Problem } from '../platform/problem.ts';
import { runningCode } from './promo-codes.ts';

const WINDOW = 10 * 60_000;
/** Of one connection: a person opens three or four at most, but a telephone network shares its addresses. */
const OWN = 30;
/** So many of each connection are a shopper's, and have most of everybody's budget to themselves. */
const FIRST = 2;
/** What share of everybody's budget those who ask more often have among them. */
const AGAIN = 1 / 5;

/**
 * Holds back who asks for payment pages by the hundred, to try stolen cards on them. All together get `budget` in ten minutes, of which
 * a fifth is for connections that ask for a third and further one: robots on some hundred connections use that up and meet its end, while
 * a shopper's first two are still let through. 0 leaves out what is everybody's. An alarm is raised as soon as either part is used up.
 */
export async function holdBackCheckout(budget: number, call: Caller): Promise<Problem | undefined> {
  const visitor = visitorOf(call.context);
  const refusal = await counting(call, async (db, now) => {
    const own: Limit = { name: 'checkout', windowMs: WINDOW, most: OWN };
    const counted =
      visitor === undefined ? { nth: 1 } : await consumeOne(db, { limit: own, subject: visitor }, now);
    if ('limit' in counted) return counted;
    if (budget === 0) return undefined;
    const again = Math.ceil(budget * AGAIN);
    const shared: Limit =
      counted.nth <= FIRST
        ? { name: 'checkout-first', windowMs: WINDOW, most: Math.max(1, budget - again) }
        : { name: 'checkout-again', windowMs: WINDOW, most: again };
    const all = await consumeOne(db, { limit: shared, subject: EVERYBODY }, now);
    if (!('limit' in all)) return undefined;
    await raiseAlarm(db, shared, call, now);
    return all;
  });
  return refusal && tooMany(refusal);
}

/** Where nobody can look, nothing is counted either: the purchase itself then fails with words of its own. */
async function cardIsThere(code: string): Promise<true | undefined> {
  try {
    return (await findCard(database(), code)) && true;
  } catch {
    return true;
  }
}

/** A purchase with a code tells whether the code is there, as a look-up does, so that guesses at both count alike. */
export async function holdBackCodes(
  purchase: BasketRequest | PledgeRequest,
  call: Caller,
): Promise<Problem | undefined> {
  const { couponCode, payoutCode } = { couponCode: undefined, ...purchase };
  const giftCardCode = purchase.intent === 'Funding' ? undefined : purchase.giftCardCode;
  for (const [field, code, find] of [
    ['couponCode', couponCode, (code: string) => runningCode(code, storeNow())],
    ['payoutCode', payoutCode, goodPayoutCode],
    ['giftCardCode', giftCardCode, cardIsThere],
  ] as const) {
    const refused = code && (await holdBackGuess((await find(code)) === undefined, call, field));
    if (refused) return refused;
  }
  return undefined;
}
