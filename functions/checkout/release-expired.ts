import { inArray } from 'drizzle-orm';
import { lapsedHolds } from '../allotments/allotments.ts';
import { closeAttempt } from '../attempts/attempts.ts';
import { inTransaction } from '../db/open.ts';
import { type Attempt, checkoutAttempt } from '../db/schema/attempts.ts';
import { type Fulfilled, fulfil } from '../orders/fulfil.ts';
import { describeError, log } from '../platform/log.ts';
import { isStripeError } from '../platform/stripe.ts';
import { conclude, type Services } from './open-session.ts';

/** So many are asked after at once. */
const MOST = 8;

/**
 * Ends attempts that still hold some of `key` although their time is over. The provider is asked first: a payment whose event was lost
 * keeps what it paid for, and a page that can still be paid is closed there before anybody else gets what it holds.
 * @returns of how many it is known by now: they gave theirs back, or keep it for good
 */
export async function releaseExpired(key: string, services: Services): Promise<number> {
  const { db, now } = services;
  const ids = await lapsedHolds(db, key, { now: now(), most: MOST });
  if (ids.length === 0) return 0;
  const attempts = await db.select().from(checkoutAttempt).where(inArray(checkoutAttempt.id, ids));
  const given = await Promise.all(
    attempts.map(async (attempt) => {
      try {
        return attempt.sessionId
          ? (await endSession(attempt.sessionId, services)) !== 'open'
          : await endWithoutSession(attempt, services);
      } catch (error) {
        // Nobody knows whether it was paid, so it stays where it is.
        log('error', 'lapsed_hold', { order: attempt.id, ...describeError(error) });
        return false;
      }
    }),
  );
  return given.filter(Boolean).length;
}

async function endSession(sessionId: string, { db, stripe, now }: Services): Promise<Fulfilled> {
  const state = await fulfil(sessionId, { db, stripe }, now());
  if (state !== 'open') return state;
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    // It was paid or ran out meanwhile: then it cannot be closed.
    if (!isStripeError(error) || error.statusCode !== 400) throw error;
  }
  return fulfil(sessionId, { db, stripe }, now());
}

/** The answer that named its session may have been lost, so the provider is asked once more under the same key. */
async function endWithoutSession(attempt: Attempt, services: Services): Promise<boolean> {
  const outcome = attempt.state === 'open' ? await conclude(attempt, services) : 'expired';
  if (outcome !== 'replaced' && outcome !== 'expired') return false;
  return inTransaction(services.db, (queries) => closeAttempt(queries, attempt, 'expired'));
}
