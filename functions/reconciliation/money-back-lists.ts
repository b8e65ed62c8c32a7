import { and, eq, inArray } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '../db/open.ts';
import type { RefundState } from '../db/order-types.ts';
import { dispute, order, refund } from '../db/schema/orders.ts';
import type { Hint } from '../orders/fulfil.ts';
import { noteFraudWarning } from '../orders/money-back.ts';
import { follow } from './follow.ts';
import { CLOCK_SKEW_MS, LAG_MS } from './margins.ts';
import type { Window } from './place.ts';
import type { Run } from './run.ts';
import { lookAt, walk } from './walk.ts';

type Payment = string | { id: string } | null | undefined;

/** Refunds, disputes and warnings of fraud whose event was lost. Answers false when the time was up before the end. */
export async function reconcileMoneyBack(run: Run): Promise<boolean> {
  const { db, stripe, now } = run;
  const isWhole = [
    await readList<Stripe.Refund>(run, {
      name: 'refunds',
      list: (window, after) => stripe.refunds.list(page(window, after)),
      handle: async (refunds) => followNew(run, refunds, await knownRefunds(db, refunds)),
    }),
    // A bank may send back what it had long taken: the refund is listed where it was made, so its event is what tells.
    await readList<Stripe.Event>(run, {
      name: 'failed-refunds',
      list: (window, after) => stripe.events.list({ type: 'refund.failed', ...page(window, after) }),
      handle: async (events) => {
        const refunds = events.map(({ data }) => data.object as Stripe.Refund);
        return followNew(run, refunds, await knownRefunds(db, refunds, 'failed'));
      },
    }),
    await readList<Stripe.Dispute>(run, {
      name: 'disputes',
      list: (window, after) => stripe.disputes.list(page(window, after)),
      handle: async (disputes) =>
        followNew(run, disputes, await knownDisputes(db, disputes), { mayBeDisputed: true }),
    }),
    await readList<Stripe.Radar.EarlyFraudWarning>(run, {
      name: 'fraud-warnings',
      list: (window, after) => stripe.radar.earlyFraudWarnings.list(page(window, after)),
      handle: async (warnings) => {
        for (const payment of (await sessionsOf(db, warnings)).keys())
          await noteFraudWarning(db, payment, now);
        return true;
      },
    }),
  ];
  return isWhole.every(Boolean);
}

async function readList<T extends { id: string }>(
  { db, from, now, hasTime }: Run,
  list: { name: string } & Pick<Parameters<typeof walk<T>>[1], 'list' | 'handle'>,
): Promise<boolean> {
  const upTo = new Date(now.getTime() - LAG_MS);
  if (!(await walk<T>(db, { ...list, from, upTo, hasTime }))) return false;
  const soon = new Date(now.getTime() + CLOCK_SKEW_MS);
  return lookAt<T>({ gte: upTo, lt: soon }, { ...list, hasTime });
}

function page(created: Window, after: string | undefined) {
  return { created, limit: 100, ...(after && { starting_after: after }) };
}

/**
 * Follows the orders of what is not known yet. Other payments are left alone, without a call: they are not ours, or the step before this one
 * has not recorded them yet, and then their session is read as a whole.
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
    await follow(session, run, undefined, hint);
  }
  return true;
}

/** The sessions of our orders by their payments, of all those that are named. */
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

/** Those that are written down, or that are written down in that state. */
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
