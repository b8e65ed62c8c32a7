import type { BasketRequest, PledgeRequest } from '../../src/contracts/checkout.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { database } from '../db/open.ts';
import { findCard } from '../gift-cards/balance.ts';
import { type Budget, EVERYBODY, isNewcomer } from '../limits/budgets.ts';
import type { Hit } from '../limits/consume.ts';
import { holdBackGuess } from '../limits/guesses.ts';
import {
  type Caller,
  counting,
  countPersonal,
  holdBackShared,
  type Prove,
  tooMany,
} from '../limits/hold-back.ts';
import { visitorOf } from '../limits/visitor.ts';
import { goodPayoutCode } from '../payouts/good-payout-code.ts';
import type { Problem } from '../platform/problem.ts';
import { runningCode } from './promo-codes.ts';

const WINDOW = 10 * 60_000;
/** Of one connection: a person opens three or four at most, but a telephone network shares its addresses. */
const OWN = 30;
/** So many first calls of one network have most of everybody's budget to themselves. */
const FIRST = 30;
/** What share of everybody's budget those who ask more often have among them. */
const AGAIN = 1 / 5;

/**
 * Holds back who asks for payment pages by the hundred, to try stolen cards on them or to keep others from buying. All together get
 * `budget` in ten minutes, of which a fifth is for calls that are not a newcomer's: robots on some hundred connections use that up and
 * meet its end, while a shopper's first two are still let through. A purchase that is there already (`isKnown`) counts apart from both.
 * 0 leaves out what is everybody's. An alarm is raised as soon as a part is used up.
 */
export async function holdBackCheckout(
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
    subject: EVERYBODY,
  });
  const again = Math.ceil(most * AGAIN);
  const [first, others, known] = [part('first', most - again), part('again', again), part('known', most)];
  if (await counting(call, isKnown))
    return holdBackShared({ open: known, reserve: known, isNew: false }, call);
  // Without an address nobody is known to have asked before.
  const isNew = visitor === undefined || isNewcomer(counted, FIRST);
  const mayAskAgain = isNew && visitor !== undefined;
  return holdBackShared({ open: isNew ? first : others, reserve: others, isNew: mayAskAgain }, call, {
    prove,
  });
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
