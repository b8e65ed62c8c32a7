import { and, eq, inArray } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '../db/open.ts';
import type { RefundState } from '../db/order-types.ts';
import { dispute, order, refund } from '../db/schema/orders.ts';
import type { Hint } from '../orders/fulfil.ts';
import { noteFraudWarning } from '../orders/money-back.ts';
import { sessionOfPayment } from '../orders/session-of-event.ts';
import { follow } from './follow.ts';
import type { Run } from './run.ts';
import { lookAt, type Window, walk } from './walk.ts';

/** What is still to be decided and is asked after in one run. */
const MOST_UNDECIDED = 50;

type Payment = string | { id: string } | null | undefined;

/** The provider's lists may lag a little behind: what is younger is looked at again the next time. In ms. */
const LAG_MS = 5 * 60_000;

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
        for (const warning of warnings) {
          const id = idOf(warning.payment_intent);
          if (id) await noteFraudWarning(db, id, now);
        }
        return true;
      },
    }),
    await followUndecided(run),
  ];
  return isWhole.every(Boolean);
}

async function readList<T extends { id: string }>(
  { db, from, now, hasTime }: Run,
  list: { name: string } & Pick<Parameters<typeof walk<T>>[1], 'list' | 'handle'>,
): Promise<boolean> {
  const upTo = new Date(now.getTime() - LAG_MS);
  if (!(await walk<T>(db, { ...list, from, upTo, hasTime }))) return false;
  return lookAt<T>({ gte: upTo, lt: now }, { ...list, hasTime });
}

function page(created: Window, after: string | undefined) {
  return { created, limit: 100, ...(after && { starting_after: after }) };
}

async function followNew(
  run: Run,
  found: readonly { id: string; payment_intent: Payment }[],
  known: Set<string>,
  hint: Hint = {},
): Promise<boolean> {
  const payments = new Set(found.filter(({ id }) => !known.has(id)).map((one) => idOf(one.payment_intent)));
  for (const payment of payments) {
    if (!run.hasTime()) return false;
    const session = payment && (await sessionOfPayment(payment, run));
    if (session) await follow(session, run, undefined, hint);
  }
  return true;
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

/** Refunds on their way and open disputes: their end may have been told of while nobody listened. */
async function followUndecided(run: Run): Promise<boolean> {
  const { db, hasTime } = run;
  const session = { sessionId: order.sessionId };
  const [pending, open] = await Promise.all([
    db
      .select(session)
      .from(refund)
      .innerJoin(order, eq(order.id, refund.orderId))
      .where(eq(refund.state, 'pending'))
      .orderBy(refund.createdAt)
      .limit(MOST_UNDECIDED),
    db
      .select(session)
      .from(dispute)
      .innerJoin(order, eq(order.id, dispute.orderId))
      .where(eq(dispute.state, 'open'))
      .orderBy(dispute.createdAt)
      .limit(MOST_UNDECIDED),
  ]);
  for (const sessionId of new Set([...pending, ...open].map((one) => one.sessionId))) {
    if (!hasTime()) return false;
    await follow(sessionId, run);
  }
  return true;
}

function idOf(payment: Payment): string | undefined {
  return typeof payment === 'string' ? payment : payment?.id;
}
