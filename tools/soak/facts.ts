import { sql } from 'drizzle-orm';
import type { Provider } from 'payment-sandbox';
import type Stripe from 'stripe';
import type { Database } from '#functions/db/open.ts';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { downloadGrant } from '#functions/db/schema/downloads.ts';
import { pledge } from '#functions/db/schema/fundings.ts';
import { giftCard } from '#functions/db/schema/gift-cards.ts';
import { order, orderLine } from '#functions/db/schema/orders.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { commission, commissionReversal } from '#functions/db/schema/payouts.ts';
import { productionJob } from '#functions/db/schema/production.ts';
import { foreignPayment, unrecordedPayment } from '#functions/db/schema/provider.ts';
import { refund, refundRequest } from '#functions/db/schema/refunds-and-disputes.ts';
import { reservation, takenTotal } from '#functions/db/schema/reservations.ts';

/** All records of the store. */
export type Facts = Awaited<ReturnType<typeof readFacts>>;

export async function readFacts(db: Database) {
  const [attempts, orders, lines, pledges, commissions, reversals, grants, jobs, mails, takenTotals, holds] =
    await Promise.all([
      db.select().from(checkoutAttempt),
      db.select().from(order),
      db.select().from(orderLine),
      db.select().from(pledge),
      db.select().from(commission),
      db.select().from(commissionReversal),
      db.select().from(downloadGrant),
      db.select().from(productionJob),
      db.select({ key: outbox.key }).from(outbox),
      db.select().from(takenTotal),
      db.select().from(reservation),
    ]);
  const [foreign, unrecorded, refunds, requests, cards] = await Promise.all([
    db.select().from(foreignPayment),
    db.select().from(unrecordedPayment),
    db.select().from(refund),
    db.select().from(refundRequest),
    db.select().from(giftCard),
  ]);
  return {
    attempts,
    orders,
    lines,
    pledges,
    commissions,
    reversals,
    grants,
    jobs,
    mails,
    takenTotals,
    holds,
    foreign,
    unrecorded,
    refunds,
    requests,
    cards,
  };
}

/** All rows of all tables as one text, without the times of the last look: used to compare two runs. */
export async function fingerprint(db: Database): Promise<string> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const texts = tables.map(
    ({ name }) => `select '${name} ' || (to_jsonb(t) - 'asked_at')::text as row from "${name}" t`,
  );
  const { rows } = await db.execute<{ row: string }>(sql.raw(`${texts.join(' union all ')} order by 1`));
  return rows.map(({ row }) => row).join('\n');
}

/** The provider's ledger for a session, read without any data of the store. */
export type Truth = {
  session: Stripe.Checkout.Session;
  isPaid: boolean;
  /** Paid by a delayed method that is still processing, or has failed. */
  isAwaited: boolean;
  charged: number;
  refunded: number;
  refunds: Stripe.Refund[];
  dispute: 'open' | 'lost' | 'won' | null;
  /** The amount of lost disputes. */
  lost: number;
  isWarned: boolean;
};

export function truthsOf({ tables, ledger }: Provider): Map<string, Truth> {
  const sums = new Map(ledger().payments.map((payment) => [payment.session, payment]));
  const truths = new Map<string, Truth>();
  for (const { session } of tables.sessions.values()) {
    const intent = String(session.payment_intent);
    const disputes = [...tables.disputes.by('intent', intent)];
    const states = disputes.map(({ status }) =>
      status === 'lost' ? 'lost' : ['won', 'warning_closed'].includes(status) ? 'won' : 'open',
    );
    truths.set(session.id, {
      session,
      isPaid: session.status === 'complete' && session.payment_status !== 'unpaid',
      isAwaited: tables.intents.get(intent)?.status === 'processing',
      charged: sums.get(session.id)?.charged ?? 0,
      refunded: sums.get(session.id)?.refunded ?? 0,
      refunds: [...tables.refunds.by('intent', intent)].map(({ refund }) => refund),
      dispute: (['open', 'lost', 'won'] as const).find((state) => states.includes(state)) ?? null,
      lost: disputes.filter(({ status }) => status === 'lost').reduce((sum, { amount }) => sum + amount, 0),
      isWarned: [...tables.warnings.by('intent', intent)].length > 0,
    });
  }
  return truths;
}
