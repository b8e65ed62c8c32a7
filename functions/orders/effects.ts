import { eq } from 'drizzle-orm';
import { proportionOf } from '../../src/core/money.ts';
import { type GivenBack, refundedByLine } from '../../src/core/orders/refunds.ts';
import { regionOf } from '../../src/core/regions/regions.ts';
import { returnFromOrder } from '../allotments/allotments.ts';
import type { Queries } from '../db/open.ts';
import type { DisputeState, OrderLine } from '../db/order-types.ts';
import { type Attempt, checkoutAttempt } from '../db/schema/attempts.ts';
import { type order, orderLine } from '../db/schema/orders.ts';
import { countPledges, recordPledges, refundPledges } from '../fundings/record-pledges.ts';
import { REWARD_PREFIX } from '../fundings/reward-limits.ts';
import { enqueueOrderConfirmation, enqueueOrderNotice } from '../mail/enqueue.ts';
import { recordNewsOptIn } from '../news/news-opt-in.ts';
import { recordCommissions } from '../payouts/record-commissions.ts';
import { reverseCommissions } from '../payouts/reverse-commissions.ts';
import { log } from '../platform/log.ts';

type OrderRow = typeof order.$inferSelect;

/** An order that has just been recorded. Without an attempt of ours it is held, and nothing follows from it. */
export type RecordedOrder = {
  order: OrderRow;
  lines: readonly OrderLine[];
  attempt: Attempt | undefined;
};

/**
 * What follows from a newly recorded order, in the order's own transaction: all of it is there with the order, once, or nothing is.
 * What leaves the database (a mail) is only written down here, and sent from there.
 */
export async function applyRecorded(queries: Queries, recorded: RecordedOrder, now: Date): Promise<void> {
  const { order, attempt, lines } = recorded;
  if (order.shippingEmail) await enqueueOrderConfirmation(queries, order.id, now);
  await enqueueOrderNotice(queries, order.id, now);
  if (!attempt) return;
  await recordPledges(queries, order, attempt, now);
  await recordCommissions(queries, order.id, { ...attempt, lines }, now);
  await recordNewsOptIn(queries, order, attempt);
}

/** What follows when a person has let a held order go ahead, in the transaction that notes it: all that its payment left undone. */
export async function applyReleased(queries: Queries, released: RecordedOrder, now: Date): Promise<void> {
  const { order, attempt, lines } = released;
  await countPledges(queries, order.id);
  if (attempt) await recordCommissions(queries, order.id, { ...attempt, lines }, now);
}

/**
 * What follows from money that was given back, in the transaction that notes it. `refunds` are all that stand, so that what
 * follows is worked out anew each time and is the same in whatever order they are told of.
 */
export async function applyRefunds(
  queries: Queries,
  { order, refunds }: { order: OrderRow; refunds: readonly GivenBack[] },
  now: Date,
): Promise<void> {
  const [attempt] = await queries.select().from(checkoutAttempt).where(eq(checkoutAttempt.id, order.id));
  const lines = await queries
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, order.id))
    .orderBy(orderLine.position);
  const parts = {
    lines: lines.map(({ unitAmount, quantity, discount }) => unitAmount * quantity - discount),
    shipping: order.shipping,
    tax: regionOf(order.region).pricesIncludeTax ? 0 : order.tax,
  };
  const refunded = refundedByLine(parts, refunds);
  // A commission is on goods without the tax that is inside their price: of that, the same share went back.
  const goods = lines.map(({ position, taxAmount }, at) => {
    const paid = parts.lines[at] ?? 0;
    const net = paid - (regionOf(order.region).pricesIncludeTax ? (taxAmount ?? 0) : 0);
    return [position, paid === 0 ? 0 : proportionOf(net, refunded[at] ?? 0, paid)] as const;
  });
  await reverseCommissions(queries, order.id, { lines: new Map(goods) }, now);
  if (attempt) await refundPledges(queries, order.id, attempt.pledges, refunded);
  if (attempt && order.status === 'refunded')
    await returnFromOrder(queries, order.id, attempt.limits, REWARD_PREFIX);
}

/** What follows from a dispute that was opened or decided, in the transaction that notes it. */
export async function applyDispute(
  _queries: Queries,
  { order, state }: { order: OrderRow; state: DisputeState },
  _now: Date,
): Promise<void> {
  log('warn', 'dispute', { order: order.id, state });
}
