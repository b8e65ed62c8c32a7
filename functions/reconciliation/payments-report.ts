import { and, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '../db/open.ts';
import { order, unrecordedPayment } from '../db/schema/orders.ts';
import { isPaid } from '../orders/fulfil.ts';
import { ownersOf, UNRELATED } from '../orders/session-owner.ts';
import { lookAt } from './walk.ts';

/** Payments and orders that do not belong together. Amounts in minor units. */
export type PaymentsReport = {
  payments: number;
  orders: number;
  /** Payments of others on the same account, which say nothing of this store. */
  others: number;
  /** Paid at the provider, and no order of ours is for it. */
  withoutOrder: { sessionId: string; why: string; amount: number | null; currency: string | null }[];
  /** Ours, and the provider does not say that just this sum was paid and is still there. */
  withoutPayment: { orderId: string; sessionId: string; why: string }[];
};

type Held = Pick<
  typeof order.$inferSelect,
  'id' | 'sessionId' | 'currency' | 'total' | 'giftCardAmount' | 'refunded' | 'giftCardRefunded' | 'dispute'
>;
type Services = {
  db: Database;
  stripe: Stripe;
  /** Waits until the provider may be asked for one more thing. */
  pace: () => Promise<void>;
  /** Hears how many payments were looked at by now. */
  tell?: (payments: number) => void;
};

const PER_PAGE = 500;
const EXPANSIONS = ['payment_intent.latest_charge'];

/**
 * Holds the payments of a period (from its first moment to, but without, its last) against the orders: both ways, each read once, a
 * page at a time. Changes nothing. @throws when the provider or the database cannot be read
 */
export async function paymentsReport(
  { db, stripe, pace, tell = () => {} }: Services,
  { from, to }: { from: Date; to: Date },
): Promise<PaymentsReport> {
  const report: PaymentsReport = { payments: 0, orders: 0, others: 0, withoutOrder: [], withoutPayment: [] };
  const seen = new Set<string>();
  const disputed = await disputedPayments({ stripe, pace }, from);
  const note = (held: Held, why: string | undefined) => {
    if (why) report.withoutPayment.push({ orderId: held.id, sessionId: held.sessionId, why });
  };
  await lookAt<Stripe.Checkout.Session>(
    { gte: from, lt: to },
    {
      hasTime: () => true,
      list: async (created, after) => {
        await pace();
        return stripe.checkout.sessions.list({
          status: 'complete',
          created,
          limit: 100,
          expand: EXPANSIONS.map((path) => `data.${path}`),
          ...(after && { starting_after: after }),
        });
      },
      handle: async (page) => {
        const paid = page.filter(isPaid);
        const known = await ordersOf(db, paid);
        report.payments += paid.length;
        for (const session of paid) {
          seen.add(session.id);
          const held = known.get(session.id);
          if (held) note(held, differenceOf(held, session, disputed));
        }
        const { others, withoutOrder } = await unmatched(
          db,
          paid.filter(({ id }) => !known.has(id)),
        );
        report.others += others;
        report.withoutOrder.push(...withoutOrder);
        tell(report.payments);
        return true;
      },
    },
  );
  for await (const page of ordersBetween(db, from, to)) {
    report.orders += page.length;
    // Its payment page was opened before the period, or there is no such payment: the provider is asked for it by name.
    for (const held of page.filter(({ sessionId }) => !seen.has(sessionId))) {
      await pace();
      const session = await sessionOf(stripe, held.sessionId);
      note(held, session ? differenceOf(held, session, disputed) : 'the provider knows no such payment');
    }
  }
  return report;
}

/** What an order says otherwise than its payment; undefined where they are one. */
function differenceOf(
  held: Held,
  session: Stripe.Checkout.Session,
  disputed: ReadonlySet<string>,
): string | undefined {
  if (!isPaid(session)) return `not paid: ${session.status}, ${session.payment_status}`;
  const currency = (session.currency ?? '').toUpperCase();
  // What a gift card paid, or got back, the provider knows nothing of.
  const paid = held.total - held.giftCardAmount;
  const refunded = held.refunded - held.giftCardRefunded;
  if (session.amount_total !== paid || currency !== held.currency)
    return `paid ${session.amount_total} ${currency}, the order says ${paid} ${held.currency}`;
  const payment = session.payment_intent;
  const charge = typeof payment === 'object' ? payment?.latest_charge : undefined;
  if (!charge || typeof charge !== 'object') return undefined;
  if (charge.amount_refunded !== refunded)
    return `given back ${charge.amount_refunded}, the order says ${refunded}`;
  const isDisputed = charge.disputed || (typeof payment === 'object' && disputed.has(payment?.id ?? ''));
  return isDisputed && !held.dispute ? 'disputed, and the order does not say so' : undefined;
}

/**
 * The payments that were disputed since a moment. The provider's list tells, since a charge may say that it is not disputed once the dispute
 * is over.
 */
async function disputedPayments(
  { stripe, pace }: Pick<Services, 'stripe' | 'pace'>,
  since: Date,
): Promise<Set<string>> {
  const payments = new Set<string>();
  let after: string | undefined;
  do {
    await pace();
    const page: Stripe.ApiList<Stripe.Dispute> = await stripe.disputes.list({
      created: { gte: Math.floor(since.getTime() / 1000) },
      limit: 100,
      ...(after && { starting_after: after }),
    });
    for (const { payment_intent: payment } of page.data)
      if (payment) payments.add(typeof payment === 'string' ? payment : payment.id);
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (after);
  return payments;
}

async function unmatched(
  db: Database,
  sessions: readonly Stripe.Checkout.Session[],
): Promise<Pick<PaymentsReport, 'others' | 'withoutOrder'>> {
  if (sessions.length === 0) return { others: 0, withoutOrder: [] };
  const owners = await ownersOf(db, sessions);
  const ids = sessions.map(({ id }) => id);
  const failed = await db.select().from(unrecordedPayment).where(inArray(unrecordedPayment.sessionId, ids));
  const whyOf = (id: string): string | undefined => {
    const owner = owners.get(id);
    if (owner && 'foreign' in owner) {
      const isUnrelated = owner.foreign === undefined || owner.foreign === UNRELATED;
      return isUnrelated ? undefined : `none of the store’s: ${owner.foreign}`;
    }
    const found = failed.find(({ sessionId }) => sessionId === id);
    return found ? `could not be recorded, tried ${found.tries} times: ${found.reason}` : 'not recorded yet';
  };
  const withoutOrder = sessions.flatMap(({ id, amount_total: amount, currency }) => {
    const why = whyOf(id);
    return why ? [{ sessionId: id, why, amount, currency: currency?.toUpperCase() ?? null }] : [];
  });
  return { others: sessions.length - withoutOrder.length, withoutOrder };
}

const HELD = {
  id: order.id,
  sessionId: order.sessionId,
  currency: order.currency,
  total: order.total,
  giftCardAmount: order.giftCardAmount,
  refunded: order.refunded,
  giftCardRefunded: order.giftCardRefunded,
  dispute: order.dispute,
};

async function ordersOf(
  db: Database,
  sessions: readonly Stripe.Checkout.Session[],
): Promise<Map<string, Held>> {
  if (sessions.length === 0) return new Map();
  const ids = sessions.map(({ id }) => id);
  const rows = await db.select(HELD).from(order).where(inArray(order.sessionId, ids));
  return new Map(rows.map((row) => [row.sessionId, row]));
}

/** The orders of a period, oldest first, a page at a time. */
async function* ordersBetween(db: Database, from: Date, to: Date): AsyncGenerator<Held[]> {
  let after: SQL | undefined;
  for (;;) {
    const rows = await db
      .select({ ...HELD, createdAt: order.createdAt })
      .from(order)
      .where(and(gte(order.createdAt, from), lt(order.createdAt, to), after))
      .orderBy(order.createdAt, order.id)
      .limit(PER_PAGE);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PER_PAGE) return;
    after = sql`(${order.createdAt}, ${order.id}) > (${last.createdAt.toISOString()}::timestamptz, ${last.id})`;
  }
}

async function sessionOf(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | undefined> {
  try {
    return await stripe.checkout.sessions.retrieve(id, { expand: EXPANSIONS });
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 404) return undefined;
    throw error;
  }
}
