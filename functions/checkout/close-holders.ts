import { and, eq, isNull } from 'drizzle-orm';
import { closeAttempt } from '../attempts/attempts.ts';
import { inTransaction } from '../db/open.ts';
import { allotmentHold } from '../db/schema/allotments.ts';
import { checkoutAttempt } from '../db/schema/attempts.ts';
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
  const closed = await Promise.all(
    holders.map(async ({ attempt }) => {
      const outcome = await conclude(attempt, services);
      if (outcome !== 'replaced' && outcome !== 'expired') return false;
      return inTransaction(db, (queries) => closeAttempt(queries, attempt, outcome));
    }),
  );
  return closed.filter(Boolean).length;
}
