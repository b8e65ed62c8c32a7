import { inArray } from 'drizzle-orm';
import type Stripe from 'stripe';
import { daysLater } from '../../src/lib/clock.ts';
import type { Database } from '../db/open.ts';
import { order } from '../db/schema/orders.ts';
import { describeError, log } from '../platform/log.ts';
import { isOrderId } from './order-id.ts';
import { isPaid, recordOrder, SESSION_EXPANSIONS } from './orders.ts';

export type CaughtUp = {
  /** Orders that nobody had told of. */
  recorded: number;
  /** Sessions that could not be recorded now. */
  failed: number;
  /** False when the time ran out before all were looked at. */
  isWhole: boolean;
};

/** A bank may take a fortnight to pay; the days on top are for whoever notices and mends. */
const LOOK_BACK = 20;

/**
 * Records the order of every session of the last days before `now` that was paid and has none: its event was lost, and the shopper never came
 * back. The provider's list is what counts, newest first, and an order is recorded by the same code as ever.
 * @throws when the list or the database cannot be read
 */
export async function reconcileOrders(
  { db, stripe }: { db: Database; stripe: Stripe },
  now: Date,
  { hasTime, perPage = 100 }: { hasTime: () => boolean; perPage?: number },
): Promise<CaughtUp> {
  const done: CaughtUp = { recorded: 0, failed: 0, isWhole: true };
  let after: string | undefined;
  do {
    const page = await stripe.checkout.sessions.list({
      status: 'complete',
      created: { gte: Math.floor(daysLater(now, -LOOK_BACK).getTime() / 1000) },
      limit: perPage,
      ...(after && { starting_after: after }),
    });
    for (const id of await withoutOrder(db, page.data)) {
      if (!hasTime()) return { ...done, isWhole: false };
      try {
        const session = await stripe.checkout.sessions.retrieve(id, { expand: SESSION_EXPANSIONS });
        if (!(await recordOrder(db, session, now))) continue;
        done.recorded += 1;
        log('warn', 'order_caught_up', { session: id });
      } catch (error) {
        done.failed += 1;
        log('error', 'order_not_caught_up', { session: id, ...describeError(error) });
      }
    }
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (after && hasTime());
  return { ...done, isWhole: after === undefined };
}

/** Of a page of sessions the paid ones that are this store's and have no order. */
async function withoutOrder(db: Database, sessions: readonly Stripe.Checkout.Session[]): Promise<string[]> {
  const paid = sessions.filter((one) => isPaid(one) && isOrderId(one.client_reference_id ?? ''));
  const ids = paid.map(({ id }) => id);
  if (ids.length === 0) return [];
  const known = await db
    .select({ sessionId: order.sessionId })
    .from(order)
    .where(inArray(order.sessionId, ids));
  const recorded = new Set(known.map(({ sessionId }) => sessionId));
  return ids.filter((id) => !recorded.has(id));
}
