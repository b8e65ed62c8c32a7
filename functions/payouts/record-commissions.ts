import { eq } from 'drizzle-orm';
import { daysLater } from '#src/core/dates.ts';
import { commissionOn } from '#src/core/payouts/commission.ts';
import { isOwnOrder } from '#src/core/payouts/own-order.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import { findPayoutCode } from '../catalogue/snapshot.ts';
import type { Queries } from '../db/open.ts';
import { mayGoAhead } from '../db/order-rows.ts';
import type { OrderLine } from '../db/order-types.ts';
import type { Attempt } from '../db/schema/attempts.ts';
import { order } from '../db/schema/orders.ts';
import { commission } from '../db/schema/payouts.ts';
import { log } from '../platform/log.ts';

/**
 * Saves the commissions of a paid order, one per line, in the order's own transaction. Nothing for an order
 * on hold: call it again when the order is released. Idempotent. Purchases by the code's owner are saved
 * without a commission.
 * @throws when the database fails
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
    // The included tax is not part of the goods.
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
      // When an order was on hold for longer than that, the commission is due on release: the earlier period
      // may already be paid out.
      dueAt: returnsEnd > now ? returnsEnd : now,
      createdAt: now,
    };
  });
  await queries.insert(commission).values(rows).onConflictDoNothing();
}
