import { and, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '#functions/db/open.ts';
import { order } from '#functions/db/schema/orders.ts';
import { unrecordedPayment } from '#functions/db/schema/provider.ts';
import { ownersOf, UNRELATED } from '../session-owner.ts';
import { isPaid } from '../sync-session.ts';
import { readWindow } from './paginate.ts';

/** Payments and orders that do not match. Amounts in minor units. */
export type PaymentsReport = {
  payments: number;
  orders: number;
  /** Payments of other shops on the same account. */
  others: number;
  /** Paid at Stripe, but without an order. */
  withoutOrder: { sessionId: string; why: string; amount: number | null; currency: string | null }[];
  /** Orders whose payment is missing at Stripe, or differs. */
  withoutPayment: { orderId: string; sessionId: string; why: string }[];
};

type Held = Pick<
  typeof order.$inferSelect,
  'id' | 'sessionId' | 'currency' | 'total' | 'giftCardAmount' | 'refunded' | 'giftCardRefunded' | 'dispute'
>;
type Services = {
  db: Database;
  stripe: Stripe;
  /** Waits until the next call to Stripe is allowed. */
  pace: () => Promise<void>;
  /** Called with the number of payments read so far. */
  onProgress?: (payments: number) => void;
};

const PER_PAGE = 500;
const EXPANSIONS = ['payment_intent.latest_charge'];

/**
 * Compares the payments of a period (`from` inclusive, `to` exclusive) with the orders, in both directions.
 * Reads in pages and changes nothing.
 * @throws when Stripe or the database fails
 */
export async function paymentsReport(
  { db, stripe, pace, onProgress = () => {} }: Services,
  { from, to }: { from: Date; to: Date },
): Promise<PaymentsReport> {
  const report: PaymentsReport = { payments: 0, orders: 0, others: 0, withoutOrder: [], withoutPayment: [] };
  const seen = new Set<string>();
  const disputed = await disputedPayments({ stripe, pace }, from);
  const note = (held: Held, why: string | undefined) => {
    if (why) report.withoutPayment.push({ orderId: held.id, sessionId: held.sessionId, why });
  };
  await readWindow<Stripe.Checkout.Session>(
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
        onProgress(report.payments);
        return true;
      },
    },
  );
  for await (const page of ordersBetween(db, from, to)) {
    report.orders += page.length;
    // Its payment page was opened before the period, or the payment does not exist. So its session is read by
    // id.
    for (const held of page.filter(({ sessionId }) => !seen.has(sessionId))) {
      await pace();
      const session = await sessionOf(stripe, held.sessionId);
      note(
        held,
        session ? differenceOf(held, session, disputed) : 'the payment provider has no such payment',
      );
    }
  }
  return report;
}

/** How an order differs from its payment; undefined when they match. */
function differenceOf(
  held: Held,
  session: Stripe.Checkout.Session,
  disputed: ReadonlySet<string>,
): string | undefined {
  if (!isPaid(session)) return `not paid: ${session.status}, ${session.payment_status}`;
  const currency = (session.currency ?? '').toUpperCase();
  // Stripe does not know the gift card's payment and refunds.
  const paid = held.total - held.giftCardAmount;
  const refunded = held.refunded - held.giftCardRefunded;
  if (session.amount_total !== paid || currency !== held.currency)
    return `paid ${session.amount_total} ${currency}, the order says ${paid} ${held.currency}`;
  const payment = session.payment_intent;
  const charge = typeof payment === 'object' ? payment?.latest_charge : undefined;
  if (!charge || typeof charge !== 'object') return undefined;
  if (charge.amount_refunded !== refunded)
    return `refunded ${charge.amount_refunded}, the order says ${refunded}`;
  const isDisputed = charge.disputed || (typeof payment === 'object' && disputed.has(payment?.id ?? ''));
  return isDisputed && !held.dispute ? 'disputed, but the order is not' : undefined;
}

/**
 * The payments with a dispute since `since`. Read from Stripe's list of disputes, because `charge.disputed`
 * may be false again after a dispute.
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
      return isUnrelated ? undefined : `not from this store: ${owner.foreign}`;
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

/** The orders of a period, oldest first, in pages. */
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
