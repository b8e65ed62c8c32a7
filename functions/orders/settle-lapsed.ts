import { inArray } from 'drizzle-orm';
import { lapsedHolds } from '../allotments/allotments.ts';
import { closeAttempt } from '../attempts/attempts.ts';
import { inTransaction } from '../db/open.ts';
import { checkoutAttempt } from '../db/schema/attempts.ts';
import { describeError, log } from '../platform/log.ts';
import { fulfil, type Services } from './fulfil.ts';

/** So many are asked after at once: enough for one who wants one piece, few enough to wait for. */
const MOST = 5;

/**
 * Settles attempts that still hold some of an allotment although their time is over. The provider is asked first: a payment whose
 * event was lost keeps what it paid for. Answers how many gave theirs back.
 */
export async function settleLapsed(
  key: string,
  { db, stripe, now }: Services & { now: () => Date },
): Promise<number> {
  const ids = await lapsedHolds(db, key, { now: now(), most: MOST });
  if (ids.length === 0) return 0;
  const attempts = await db.select().from(checkoutAttempt).where(inArray(checkoutAttempt.id, ids));
  const given = await Promise.all(
    attempts.map(async (attempt) => {
      try {
        if (attempt.sessionId)
          return ['expired', 'failed'].includes(await fulfil(attempt.sessionId, { db, stripe }, now()));
        return await inTransaction(db, (queries) => closeAttempt(queries, attempt, 'expired'));
      } catch (error) {
        // Nobody knows whether it was paid, so it stays where it is.
        log('error', 'lapsed_hold', { order: attempt.id, ...describeError(error) });
        return false;
      }
    }),
  );
  return given.filter(Boolean).length;
}
