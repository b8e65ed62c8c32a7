import { asc, eq, inArray, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '../db/open.ts';
import { checkoutAttempt } from '../db/schema/attempts.ts';
import { order, unrecordedPayment } from '../db/schema/orders.ts';
import { isPaid } from '../orders/fulfil.ts';
import { noteForeign, type Owner, ownersOf } from '../orders/session-owner.ts';
import { follow, retryUnrecorded } from './follow.ts';
import { CLOCK_SKEW_MS, FINAL_AFTER_MS } from './margins.ts';
import type { Run } from './run.ts';
import { sideBySide } from './side-by-side.ts';
import { lookAt, walk } from './walk.ts';

/** A page of a hundred with their charges takes the provider longer than one session does. In ms. */
const LIST_TIMEOUT_MS = 10_000;

type Session = Stripe.Checkout.Session;
type Owned = { session: Session; owner: Owner };

/** Payments whose event was lost. Answers false when the time was up before the end. */
export async function reconcileSessions(run: Run): Promise<boolean> {
  const { db, stripe, now, hasTime, from, tell } = run;
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
  let read = 0;
  const handle = async (page: Session[]) => {
    const missing = await unrecorded(db, page);
    const owners = await ownersOf(db, missing);
    const owned = missing.flatMap((session) => {
      const owner = owners.get(session.id);
      return owner ? [{ session, owner }] : [];
    });
    await noteForeign(db, owned.flatMap(foreignOf), now);
    // Oldest first, as they were paid.
    const news = owned.filter(hasNews).sort((one, other) => one.session.created - other.session.created);
    const isWhole = await sideBySide(db, news, hasTime, async (found) => {
      await follow(found.session.id, run, isTold(found.session) ? found : undefined);
    });
    read += page.length;
    const newest = page.reduce((latest, { created }) => Math.max(latest, created), 0);
    if (page.length > 0) tell({ list: 'sessions', read, reached: new Date(newest * 1000) });
    return isWhole;
  };
  const upTo = new Date(now.getTime() - FINAL_AFTER_MS);
  if (!(await walk(db, { name: 'sessions', list, handle, from, upTo, hasTime }))) return false;
  // The youngest may still be paid, so that they are looked at again the next time.
  const soon = new Date(now.getTime() + CLOCK_SKEW_MS);
  if (!(await lookAt({ gte: upTo, lt: soon }, { list, handle, hasTime }))) return false;
  return followDebits(run);
}

/**
 * Whether the list has said all of a session that its order needs, so that 10,000 lost ones cost a hundred calls and not 10,000: it
 * is paid, and neither tax by the provider nor money that went back is to be read beside it.
 */
function isTold(session: Session): boolean {
  const payment = session.payment_intent;
  const charge = typeof payment === 'object' ? payment?.latest_charge : undefined;
  const isUntouched =
    session.payment_status === 'no_payment_required' ||
    (charge !== null && typeof charge === 'object' && charge.amount_refunded === 0 && !charge.disputed);
  return isPaid(session) && isUntouched && !session.automatic_tax?.enabled;
}

/** Of a page of sessions those that the store has still to record, or has failed to. */
async function unrecorded(db: Database, page: Session[]): Promise<Session[]> {
  const ids = page.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [orders, failed] = await Promise.all([
    db.select({ id: order.sessionId }).from(order).where(inArray(order.sessionId, ids)),
    db
      .select({ id: unrecordedPayment.sessionId })
      .from(unrecordedPayment)
      .where(inArray(unrecordedPayment.sessionId, ids)),
  ]);
  const known = new Set([...orders, ...failed].map(({ id }) => id));
  return page.filter(({ id }) => !known.has(id));
}

function foreignOf({ session, owner }: Owned) {
  return 'foreign' in owner ? [{ session, reason: owner.foreign }] : [];
}

/** True for a session of ours that is paid, or of which the store does not know yet that a bank takes its time or has refused. */
function hasNews({ session, owner }: Owned): boolean {
  if ('foreign' in owner) return false;
  return isPaid(session) || owner.attempt?.state === 'open';
}

/** Asks after debits that a bank has not decided on as far as the store knows, those first that were asked after longest ago. */
async function followDebits(run: Run): Promise<boolean> {
  const { db, now, hasTime, most } = run;
  const waiting = await db
    .select({ id: checkoutAttempt.id, sessionId: checkoutAttempt.sessionId })
    .from(checkoutAttempt)
    .where(eq(checkoutAttempt.state, 'processing'))
    .orderBy(sql`${checkoutAttempt.askedAt} asc nulls first`, asc(checkoutAttempt.createdAt))
    .limit(most);
  for (const { id, sessionId } of waiting) {
    if (!hasTime()) return false;
    if (sessionId) await follow(sessionId, run);
    await db.update(checkoutAttempt).set({ askedAt: now }).where(eq(checkoutAttempt.id, id));
  }
  return true;
}
