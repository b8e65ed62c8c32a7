import { asc, eq, inArray, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '../db/open.ts';
import { checkoutAttempt } from '../db/schema/attempts.ts';
import { foreignPayment, order, unrecordedPayment } from '../db/schema/orders.ts';
import { isPaid } from '../orders/fulfil.ts';
import { follow, retryUnrecorded } from './follow.ts';
import type { Run } from './run.ts';
import { sideBySide } from './side-by-side.ts';
import { lookAt, walk } from './walk.ts';

/** A session can be paid for an hour, and told of a little later: from then on what its list says of it is the last word. In ms. */
export const FINAL_AFTER_MS = 75 * 60_000;
/** Bank debits that are asked after in one run; the others wait for the next. */
const MOST_DEBITS = 50;
/** A page of a hundred with their charges takes the provider longer than one session does. In ms. */
const LIST_TIMEOUT_MS = 10_000;

/** Payments whose event was lost. Answers false when the time was up before the end. */
export async function reconcileSessions(run: Run): Promise<boolean> {
  const { db, stripe, now, hasTime, from } = run;
  if (!(await retryUnrecorded(run))) return false;
  const list = (created: { gte: number; lt: number }, after: string | undefined) =>
    stripe.checkout.sessions.list(
      {
        status: 'complete',
        created,
        limit: 100,
        expand: ['data.payment_intent.latest_charge'],
        ...(after && { starting_after: after }),
      },
      { timeout: LIST_TIMEOUT_MS },
    );
  const handle = async (page: Stripe.Checkout.Session[]) => {
    // Oldest first, as they were paid.
    const missing = (await unsettled(db, page)).reverse();
    return sideBySide(db, missing, hasTime, async (session) => {
      await follow(session.id, run, isTold(session) ? session : undefined);
    });
  };
  const upTo = new Date(now.getTime() - FINAL_AFTER_MS);
  if (!(await walk(db, { name: 'sessions', list, handle, from, upTo, hasTime }))) return false;
  // The youngest may still be paid, so that they are looked at again the next time.
  if (!(await lookAt({ gte: upTo, lt: now }, { list, handle, hasTime }))) return false;
  return followDebits(run);
}

/**
 * Whether the list has said all of a session that its order needs, so that 10,000 lost ones cost a hundred calls and not 10,000: it
 * is paid, and neither tax by the provider nor money that went back is to be read beside it.
 */
function isTold(session: Stripe.Checkout.Session): boolean {
  const payment = session.payment_intent;
  const charge = typeof payment === 'object' ? payment?.latest_charge : undefined;
  const isUntouched =
    session.payment_status === 'no_payment_required' ||
    (charge !== null && typeof charge === 'object' && charge.amount_refunded === 0 && !charge.disputed);
  return isPaid(session) && isUntouched && !session.automatic_tax?.enabled;
}

/** Of a page of sessions those that the store has still to follow. */
async function unsettled(db: Database, page: Stripe.Checkout.Session[]): Promise<Stripe.Checkout.Session[]> {
  const ids = page.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [orders, attempts, foreign, unrecorded] = await Promise.all([
    db.select({ id: order.sessionId }).from(order).where(inArray(order.sessionId, ids)),
    db
      .select({ id: checkoutAttempt.sessionId, state: checkoutAttempt.state })
      .from(checkoutAttempt)
      .where(inArray(checkoutAttempt.sessionId, ids)),
    db
      .select({ id: foreignPayment.sessionId })
      .from(foreignPayment)
      .where(inArray(foreignPayment.sessionId, ids)),
    db
      .select({ id: unrecordedPayment.sessionId })
      .from(unrecordedPayment)
      .where(inArray(unrecordedPayment.sessionId, ids)),
  ]);
  const known = new Set([...orders, ...foreign, ...unrecorded].map(({ id }) => id));
  // Paid at a bank that has not answered yet, or has refused: that is known, too.
  const awaited = new Set(attempts.filter(({ state }) => state !== 'open').map(({ id }) => id));
  return page.filter((session) => !known.has(session.id) && (isPaid(session) || !awaited.has(session.id)));
}

/** Asks after debits that a bank has not decided on as far as the store knows, those first that were asked after longest ago. */
async function followDebits(run: Run): Promise<boolean> {
  const { db, now, hasTime } = run;
  const waiting = await db
    .select({ id: checkoutAttempt.id, sessionId: checkoutAttempt.sessionId })
    .from(checkoutAttempt)
    .where(eq(checkoutAttempt.state, 'processing'))
    .orderBy(sql`${checkoutAttempt.askedAt} asc nulls first`, asc(checkoutAttempt.createdAt))
    .limit(MOST_DEBITS);
  for (const { id, sessionId } of waiting) {
    if (!hasTime()) return false;
    if (sessionId) await follow(sessionId, run);
    await db.update(checkoutAttempt).set({ askedAt: now }).where(eq(checkoutAttempt.id, id));
  }
  return true;
}
