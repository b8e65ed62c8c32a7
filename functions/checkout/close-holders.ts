import { and, eq, isNull } from 'drizzle-orm';
import { closeAttempt, findAlive } from '../attempts/attempts.ts';
import { inTransaction } from '../db/open.ts';
import { allotmentHold } from '../db/schema/allotments.ts';
import { type Attempt, checkoutAttempt } from '../db/schema/attempts.ts';
import { conclude, type Services } from './open-session.ts';

/** So many are closed at once: whoever pays with a card in several tabs has fewer. */
const MOST = 5;

/**
 * Closes the payment pages that hold some of an allotment and were not paid, oldest first: whoever has the code of a gift card may pay with
 * it anew, and the newest page counts. Each is closed at the provider first, so that what was paid a moment ago keeps what it paid with.
 * Answers how many have given theirs back.
 */
export async function closeHolders(key: string, services: Services): Promise<number> {
  const { db } = services;
  const holders = await db
    .select({ attempt: checkoutAttempt })
    .from(allotmentHold)
    .innerJoin(checkoutAttempt, eq(checkoutAttempt.id, allotmentHold.attemptId))
    .where(and(eq(allotmentHold.key, key), isNull(allotmentHold.orderId), eq(checkoutAttempt.state, 'open')))
    .orderBy(allotmentHold.until)
    .limit(MOST);
  const closed = await Promise.all(holders.map(({ attempt }) => close(attempt, services)));
  return closed.filter(Boolean).length;
}

/**
 * Closes the unpaid page of another key, which the same shopper has: only their browser knows the key. True when it has given back what
 * it held.
 */
export async function closePrevious(key: string, services: Services): Promise<boolean> {
  const attempt = await findAlive(services.db, key);
  return attempt?.state === 'open' && (await close(attempt, services));
}

async function close(attempt: Attempt, services: Services): Promise<boolean> {
  const outcome = await conclude(attempt, services);
  if (outcome !== 'replaced' && outcome !== 'expired') return false;
  return inTransaction(services.db, (queries) => closeAttempt(queries, attempt, outcome));
}
