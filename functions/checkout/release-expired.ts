import { inArray } from 'drizzle-orm';
import { inTransaction } from '../db/open.ts';
import { type Attempt, checkoutAttempt } from '../db/schema/attempts.ts';
import { type SyncResult, syncSession } from '../orders/sync-session.ts';
import { describeError, log } from '../platform/log.ts';
import { isStripeError } from '../platform/stripe.ts';
import { closeAttempt } from './attempts/attempts.ts';
import { expiredReservations } from './attempts/read-reservations.ts';
import { type Services, supersedeAttempt } from './open-session.ts';

/** The most attempts checked in one call. */
const MOST = 8;

/**
 * Expires attempts whose reservation of `key` has run out. Asks Stripe first: a payment whose event was lost
 * keeps its stock, and an open payment page is expired before its stock goes to someone else.
 * @returns how many attempts are settled now: their stock is released, or sold
 */
export async function releaseExpired(key: string, services: Services): Promise<number> {
  const { db, now } = services;
  const ids = await expiredReservations(db, key, { now: now(), most: MOST });
  if (ids.length === 0) return 0;
  const attempts = await db.select().from(checkoutAttempt).where(inArray(checkoutAttempt.id, ids));
  const given = await Promise.all(
    attempts.map(async (attempt) => {
      try {
        return attempt.sessionId
          ? (await endSession(attempt.sessionId, services)) !== 'open'
          : await endWithoutSession(attempt, services);
      } catch (error) {
        // It is unknown whether it was paid, so its reservation stays.
        log('error', 'lapsed_hold', { order: attempt.id, ...describeError(error) });
        return false;
      }
    }),
  );
  return given.filter(Boolean).length;
}

async function endSession(sessionId: string, { db, stripe, now }: Services): Promise<SyncResult> {
  const state = await syncSession(sessionId, { db, stripe }, now());
  if (state !== 'open') return state;
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    // A session that was paid or has expired since cannot be expired.
    if (!isStripeError(error) || error.statusCode !== 400) throw error;
  }
  return syncSession(sessionId, { db, stripe }, now());
}

/**
 * The response with its session id may have been lost,
 * so Stripe is asked again with the same idempotency key.
 */
async function endWithoutSession(attempt: Attempt, services: Services): Promise<boolean> {
  const outcome = attempt.state === 'open' ? await supersedeAttempt(attempt, services) : 'expired';
  if (outcome !== 'replaced' && outcome !== 'expired') return false;
  await inTransaction(services.db, (queries) => closeAttempt(queries, attempt, 'expired'));
  return true;
}
