import { eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database, Queries } from '#functions/db/open.ts';
import type { DisputeState } from '#functions/db/order-types.ts';
import { order } from '#functions/db/schema/orders.ts';
import { dispute } from '#functions/db/schema/refunds-and-disputes.ts';
import { enqueueDispute } from '#functions/mail/enqueue-staff.ts';
import type { DisputeNews } from '#functions/mail/templates/dispute.ts';
import type { CurrencyCode } from '#src/core/currencies.ts';
import { sum } from '#src/core/money.ts';
import { applyDispute } from '../order-side-effects.ts';

type OrderRow = typeof order.$inferSelect;

/** True when a dispute of the session's order is saved. */
export async function hasDisputes(db: Database, sessionId: string): Promise<boolean> {
  const known = await db
    .select({ id: dispute.id })
    .from(dispute)
    .innerJoin(order, eq(order.id, dispute.orderId))
    .where(eq(order.sessionId, sessionId))
    .limit(1);
  return known.length > 0;
}

/** All disputes of a charge. */
export async function allDisputes(stripe: Stripe, charge: Stripe.Charge): Promise<Stripe.Dispute[]> {
  const disputes: Stripe.Dispute[] = [];
  for await (const one of stripe.disputes.list({ charge: charge.id, limit: 100 })) disputes.push(one);
  return disputes;
}

/**
 * Saves a dispute. A decided one changes only when its decision is appealed.
 * @returns whether to notify the shop: about a change, or about an appeal, once
 */
export async function saveDispute(queries: Queries, orderId: string, one: Stripe.Dispute): Promise<boolean> {
  const written = await queries
    .insert(dispute)
    .values({
      id: one.id,
      orderId,
      amount: one.amount,
      reason: one.reason,
      state: disputeState(one),
      isRefundable: one.is_charge_refundable,
      createdAt: new Date(one.created * 1000),
    })
    .onConflictDoUpdate({
      target: dispute.id,
      set: { state: sql`excluded.state`, isRefundable: sql`excluded.is_refundable` },
      setWhere: sql`(${dispute.state} = 'open' or ${isAppealed(one)}) and (excluded.state, excluded.is_refundable) <> (${dispute.state}, ${dispute.isRefundable})`,
    })
    .returning({ id: dispute.id });
  return written.length > 0 || isAppealed(one);
}

/**
 * A closed inquiry (`warning_closed`) took no money, so it counts as won. A prevented dispute counts as lost
 * if money was taken for it: it may be resolved by giving the payer their money
 * (https://docs.stripe.com/changelog/basil/2025-08-27/add-preventions-to-dispute).
 */
function disputeState({ status, balance_transactions: moved }: Stripe.Dispute): DisputeState {
  if (status === 'lost') return 'lost';
  if (status === 'prevented') return sum(moved.map(({ amount }) => amount)) < 0 ? 'lost' : 'won';
  return status === 'won' || status === 'warning_closed' ? 'won' : 'open';
}

/** Some accounts may appeal a decision; others may appeal one that the shop has won. */
function isAppealed({ status }: Stripe.Dispute): boolean {
  return status.startsWith('appeal_');
}

/**
 * The stage that the shop's mail is about. Whether an inquiry can still be refunded says nothing about its
 * stage: that changes with the refund.
 */
function stageOf(one: Stripe.Dispute): DisputeNews['stage'] {
  const state = disputeState(one);
  if (state !== 'open') return state;
  if (isAppealed(one)) return 'appeal';
  return one.status.startsWith('warning_') ? 'inquiry' : 'open';
}

/** The content of the shop's mail about a dispute. */
function disputeNews(orderId: string, one: Stripe.Dispute): DisputeNews {
  const dueBy = one.evidence_details.due_by;
  return {
    orderId,
    disputeId: one.id,
    amount: one.amount,
    currency: one.currency.toUpperCase() as CurrencyCode,
    reason: one.reason,
    stage: stageOf(one),
    ...(dueBy && { answerBy: new Date(dueBy * 1000).toISOString() }),
  };
}

/**
 * Updates an order to the state of its disputes and applies the side effects, in the transaction that has
 * saved them.
 * @param news the disputes that were opened or have changed
 */
export async function settleDisputes(
  queries: Queries,
  known: OrderRow,
  news: readonly Stripe.Dispute[],
  now: Date,
): Promise<void> {
  const states = (await queries.select().from(dispute).where(eq(dispute.orderId, known.id))).map(
    ({ state }) => state,
  );
  const state = (['open', 'lost', 'won'] as const).find((one) => states.includes(one));
  if (!state) return;
  const [changed] = await queries
    .update(order)
    .set({ dispute: state })
    .where(eq(order.id, known.id))
    .returning();
  if (!changed) return;
  await applyDispute(queries, changed, now);
  for (const one of news) await enqueueDispute(queries, disputeNews(changed.id, one), now);
}
