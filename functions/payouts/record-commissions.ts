import { eq } from 'drizzle-orm';
import { regionOf } from '#src/core/regions/regions.ts';
import { commissionOn } from '../../src/core/payouts/commission.ts';
import { isOwnOrder } from '../../src/core/payouts/own-order.ts';
import { daysLater } from '../../src/lib/clock.ts';
import type { Queries } from '../db/open.ts';
import { mayGoAhead } from '../db/order-rows.ts';
import type { OrderLine } from '../db/order-types.ts';
import type { Attempt } from '../db/schema/attempts.ts';
import { order } from '../db/schema/orders.ts';
import { commission } from '../db/schema/payouts.ts';
import { findPayoutCode } from '../platform/catalogue.ts';
import { log } from '../platform/log.ts';

/**
 * Writes down what a paid order earns its payout code, line by line, in the order's own transaction. Of an order that is held it writes
 * nothing: call it again once the order is released. Told twice, it writes once. What the code's owner buys is noted, and earns nothing.
 * @throws when the database refuses.
 */
export async function recordCommissions(
  queries: Queries,
  orderId: string,
  attempt: Pick<Attempt, 'commission' | 'currency' | 'region'> & {
    lines: readonly Pick<OrderLine, 'taxAmount'>[];
  },
  now: Date,
): Promise<void> {
  const { commission: terms, currency, region, lines } = attempt;
  if (!terms || terms.lines.length === 0) return;
  const [paid] = await queries.select().from(order).where(eq(order.id, orderId));
  if (!paid || !mayGoAhead(paid)) return;
  const { code, source, rate } = terms;
  const isOwn = isOwnOrder(paid.shippingEmail, findPayoutCode(code)?.ownerEmails ?? []);
  if (isOwn) log('info', 'commission_own_order', { order: orderId, code });
  const returnsEnd = daysLater(paid.createdAt, regionOf(region).returnDays);
  const { pricesIncludeTax } = regionOf(region);
  const rows = terms.lines.map(({ goods: priced, reason: pledged }, position) => {
    // What is inside the price and known to be tax is the state's, and no goods.
    const goods = Math.max(0, priced - (pricesIncludeTax ? (lines[position]?.taxAmount ?? 0) : 0));
    const reason = isOwn ? 'own_order' : pledged;
    return {
      orderId,
      position,
      code,
      source,
      currency,
      goods,
      rate,
      amount: reason ? 0 : commissionOn(goods, rate),
      reason,
      // An order that was held for longer than that is due when it is released: its period may have been paid out.
      dueAt: returnsEnd > now ? returnsEnd : now,
      createdAt: now,
    };
  });
  await queries.insert(commission).values(rows).onConflictDoNothing();
}
