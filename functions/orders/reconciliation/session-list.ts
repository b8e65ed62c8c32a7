import { asc, eq, inArray, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '#functions/db/open.ts';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { order } from '#functions/db/schema/orders.ts';
import { unrecordedPayment } from '#functions/db/schema/provider.ts';
import { noteForeign, type Owner, ownersOf } from '../session-owner.ts';
import { isPaid } from '../sync-session.ts';
import { catchUpSession, retryUnrecorded } from './catch-up-session.ts';
import { concurrently } from './concurrency.ts';
import { CLOCK_SKEW_MS, FINAL_AFTER_MS } from './margins.ts';
import { paginate, readWindow } from './paginate.ts';
import type { Run } from './run.ts';

/**
 * The timeout for a list call, in ms.
 * A page of 100 sessions with charges takes Stripe longer than a single session.
 */
const LIST_TIMEOUT_MS = 10_000;

type Session = Stripe.Checkout.Session;
type Owned = { session: Session; owner: Owner };

/** Records paid sessions whose events were lost. Returns false when the time ran out. */
export async function reconcileSessions(run: Run): Promise<boolean> {
  const { db, stripe, now, hasTime, from, onProgress } = run;
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
    // Oldest first, in the order in which they were created.
    const news = owned.filter(hasNews).sort((one, other) => one.session.created - other.session.created);
    const isWhole = await concurrently(db, news, hasTime, async (found) => {
      await catchUpSession(found.session.id, run, isTold(found.session) ? found : undefined);
    });
    read += page.length;
    const newest = page.reduce((latest, { created }) => Math.max(latest, created), 0);
    if (page.length > 0) onProgress({ list: 'sessions', read, reached: new Date(newest * 1000) });
    return isWhole;
  };
  const upTo = new Date(now.getTime() - FINAL_AFTER_MS);
  if (!(await paginate(db, { name: 'sessions', list, handle, from, upTo, hasTime }))) return false;
  // The newest sessions may still be paid, so the next run reads them again.
  const soon = new Date(now.getTime() + CLOCK_SKEW_MS);
  if (!(await readWindow({ gte: upTo, lt: soon }, { list, handle, hasTime }))) return false;
  return followDebits(run);
}

/**
 * Whether the list contains everything an order needs: the session is paid, without tax by Stripe, refunds or
 * disputes. So 10,000 lost events cost a hundred calls and not 10,000.
 */
function isTold(session: Session): boolean {
  const payment = session.payment_intent;
  const charge = typeof payment === 'object' ? payment?.latest_charge : undefined;
  const isUntouched =
    session.payment_status === 'no_payment_required' ||
    (charge !== null && typeof charge === 'object' && charge.amount_refunded === 0 && !charge.disputed);
  return isPaid(session) && isUntouched && !session.automatic_tax?.enabled;
}

/** The sessions of a page that have no order and are not among the failed ones. */
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

/** True for a session of this store that is paid, or whose attempt is still open. */
function hasNews({ session, owner }: Owned): boolean {
  if ('foreign' in owner) return false;
  return isPaid(session) || owner.attempt?.state === 'open';
}

/**
 * Syncs attempts that wait for their bank, the least recently checked first.
 * Returns false when the time ran out.
 */
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
    if (sessionId) await catchUpSession(sessionId, run);
    await db.update(checkoutAttempt).set({ askedAt: now }).where(eq(checkoutAttempt.id, id));
  }
  return true;
}
