import { and, eq, inArray } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '#functions/db/open.ts';
import type { RefundState } from '#functions/db/order-types.ts';
import { order } from '#functions/db/schema/orders.ts';
import { dispute, refund } from '#functions/db/schema/refunds-and-disputes.ts';
import { recordFraudWarning } from '../fraud-warnings.ts';
import { ownerOf } from '../session-owner.ts';
import { sessionOfPayment } from '../stripe-events.ts';
import type { Hint } from '../sync-session.ts';
import { catchUpSession } from './catch-up-session.ts';
import { pageParams, readList } from './read-list.ts';
import type { Run } from './run.ts';

type Payment = string | { id: string } | null | undefined;

/** Syncs refunds, disputes and fraud warnings whose events were lost. Returns false when the time ran out. */
export async function reconcileRefundsAndDisputes(run: Run): Promise<boolean> {
  const { db, stripe } = run;
  const isWhole = [
    await readList<Stripe.Refund>(run, {
      name: 'refunds',
      list: (window, after) => stripe.refunds.list(pageParams(window, after)),
      handle: async (refunds) => followNew(run, refunds, await knownRefunds(db, refunds)),
    }),
    // A bank may return a refund long after it was made. The list of refunds is by creation time, so the
    // event is read instead.
    await readList<Stripe.Event>(run, {
      name: 'failed-refunds',
      list: (window, after) => stripe.events.list({ type: 'refund.failed', ...pageParams(window, after) }),
      handle: async (events) => {
        const refunds = events.map(({ data }) => data.object as Stripe.Refund);
        return followNew(run, refunds, await knownRefunds(db, refunds, 'failed'));
      },
    }),
    await readList<Stripe.Dispute>(run, {
      name: 'disputes',
      list: (window, after) => stripe.disputes.list(pageParams(window, after)),
      handle: async (disputes) =>
        followNew(run, disputes, await knownDisputes(db, disputes), { mayBeDisputed: true }),
    }),
    await readList<Stripe.Radar.EarlyFraudWarning>(run, {
      name: 'fraud-warnings',
      list: (window, after) => stripe.radar.earlyFraudWarnings.list(pageParams(window, after)),
      handle: (warnings) => followWarnings(run, warnings),
    }),
  ];
  return isWhole.every(Boolean);
}

/**
 * Syncs the orders of new refunds or disputes. Payments without an order are skipped without a call: they are
 * foreign, or the step before has failed on them and reads them in full later.
 */
async function followNew(
  run: Run,
  found: readonly { id: string; payment_intent: Payment }[],
  known: Set<string>,
  hint: Hint = {},
): Promise<boolean> {
  const news = found.filter(({ id }) => !known.has(id));
  for (const session of new Set((await sessionsOf(run.db, news)).values())) {
    if (!run.hasTime()) return false;
    await catchUpSession(session, run, undefined, hint);
  }
  return true;
}

/** The sessions of our orders, by payment id. */
async function sessionsOf(
  db: Database,
  found: readonly { payment_intent?: Payment }[],
): Promise<Map<string, string>> {
  const payments = found.flatMap((one) => idOf(one.payment_intent) ?? []);
  if (payments.length === 0) return new Map();
  const rows = await db
    .select({ payment: order.paymentId, session: order.sessionId })
    .from(order)
    .where(inArray(order.paymentId, payments));
  return new Map(rows.flatMap(({ payment, session }) => (payment ? [[payment, session]] : [])));
}

/**
 * Records new fraud warnings. One whose order is not recorded yet is saved for it, because it is not read
 * again; one about a payment without a session of ours is skipped.
 */
async function followWarnings(
  { db, stripe, now, hasTime }: Run,
  warnings: readonly Stripe.Radar.EarlyFraudWarning[],
): Promise<boolean> {
  const payments = warnings.flatMap((one) => idOf(one.payment_intent) ?? []);
  if (payments.length === 0) return true;
  const orders = await db
    .select({ payment: order.paymentId, warnedAt: order.fraudWarningAt })
    .from(order)
    .where(inArray(order.paymentId, payments));
  const isDone = (id: string) => orders.some(({ payment, warnedAt }) => payment === id && warnedAt !== null);
  for (const id of payments.filter((payment) => !isDone(payment))) {
    if (!hasTime()) return false;
    const session = await sessionOfPayment(id, { db, stripe });
    const isOurs = session && !(session.said && 'foreign' in (await ownerOf(db, session.said)));
    if (isOurs) await recordFraudWarning(db, id, now);
  }
  return true;
}

/** The refunds that are already saved, or saved in that state. */
async function knownRefunds(
  db: Database,
  found: readonly Stripe.Refund[],
  state?: RefundState,
): Promise<Set<string>> {
  if (found.length === 0) return new Set();
  const ids = found.map(({ id }) => id);
  const rows = await db
    .select({ id: refund.id })
    .from(refund)
    .where(and(inArray(refund.id, ids), state && eq(refund.state, state)));
  return new Set(rows.map(({ id }) => id));
}

async function knownDisputes(db: Database, found: readonly Stripe.Dispute[]): Promise<Set<string>> {
  if (found.length === 0) return new Set();
  const ids = found.map(({ id }) => id);
  const rows = await db.select({ id: dispute.id }).from(dispute).where(inArray(dispute.id, ids));
  return new Set(rows.map(({ id }) => id));
}

function idOf(payment: Payment): string | undefined {
  return typeof payment === 'string' ? payment : payment?.id;
}
