import { eq } from 'drizzle-orm';
import { type GivenBack, refundedByLine } from '../../src/core/orders/refunds.ts';
import { regionOf } from '../../src/core/regions/regions.ts';
import { returnFromOrder } from '../allotments/allotments.ts';
import type { Queries } from '../db/open.ts';
import type { DisputeState, OrderLine } from '../db/order-types.ts';
import { type Attempt, checkoutAttempt } from '../db/schema/attempts.ts';
import { type order, orderLine } from '../db/schema/orders.ts';
import { countPledges, recordPledges, refundPledges } from '../fundings/record-pledges.ts';
import { REWARD_PREFIX } from '../fundings/reward-limits.ts';
import { recordNewsOptIn } from '../news/news-opt-in.ts';
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
  const { order, attempt } = recorded;
  if (attempt) await recordPledges(queries, order, attempt, now);
  if (attempt) await recordNewsOptIn(queries, order, attempt);
}

/** What follows when a person has let a held order go ahead, in the transaction that notes it: all that its payment left undone. */
export async function applyReleased(queries: Queries, released: RecordedOrder, _now: Date): Promise<void> {
  await countPledges(queries, released.order.id);
}

/**
 * What follows from money that was given back, in the transaction that notes it. `refunds` are all that stand, so that what
 * follows is worked out anew each time and is the same in whatever order they are told of.
 */
export async function applyRefunds(
  queries: Queries,
  { order, refunds }: { order: OrderRow; refunds: readonly GivenBack[] },
  _now: Date,
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
