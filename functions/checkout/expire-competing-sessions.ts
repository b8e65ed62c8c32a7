import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '../db/open.ts';
import { type Attempt, checkoutAttempt } from '../db/schema/attempts.ts';
import { reservation } from '../db/schema/reservations.ts';
import { closeAttempt, findAlive } from './attempts/attempts.ts';
import { type Services, supersedeAttempt } from './open-session.ts';

/**
 * The most pages that are expired in one call. A customer with the same gift card in several tabs has fewer.
 */
const MOST = 5;

/**
 * Expires the unpaid payment pages that reserve some of one limit, oldest first: anyone with a gift card's
 * code may start a new payment, and the newest page wins. Each page is expired at Stripe first, so a payment
 * that has just gone through keeps its reservation.
 * @returns how many of them have released their reservations
 */
export async function expireCompetingSessions(key: string, services: Services): Promise<number> {
  const { db } = services;
  const holders = await db
    .select({ attempt: checkoutAttempt })
    .from(reservation)
    .innerJoin(checkoutAttempt, eq(checkoutAttempt.id, reservation.attemptId))
    .where(and(eq(reservation.key, key), isNull(reservation.orderId), eq(checkoutAttempt.state, 'open')))
    .orderBy(reservation.until)
    .limit(MOST);
  const closed = await Promise.all(holders.map(({ attempt }) => close(attempt, services)));
  return closed.filter(Boolean).length;
}

/**
 * Expires the unpaid page that this customer opened under another key. Only the customer's browser knows that
 * key. Returns true when its reservations are released.
 */
export async function expirePreviousSession(key: string, services: Services): Promise<boolean> {
  const attempt = await findAlive(services.db, key);
  return attempt?.state === 'open' && (await close(attempt, services));
}

async function close(attempt: Attempt, services: Services): Promise<boolean> {
  const outcome = await supersedeAttempt(attempt, services);
  if (outcome !== 'replaced' && outcome !== 'expired') return false;
  // Changes nothing if Stripe's event has already closed the attempt.
  await inTransaction(services.db, (queries) => closeAttempt(queries, attempt, outcome));
  return true;
}
