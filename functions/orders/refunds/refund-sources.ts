import { eq } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import { order } from '#functions/db/schema/orders.ts';
import { commission } from '#functions/db/schema/payouts.ts';
import { proportionOf } from '#src/core/money.ts';
import { refundedByLine } from '#src/core/orders/refunds.ts';
import { reversedCommission } from '#src/core/payouts/commission.ts';
import type { RefundPreview } from './refund-order.ts';
import { readRefundable } from './refundable-order.ts';

/**
 * What a previewed refund takes out of the commission of the order's payout code, in minor units.
 * Changes nothing.
 */
export async function commissionOfRefund(
  queries: Queries,
  orderId: string,
  preview: RefundPreview,
): Promise<{ code: string; amount: number }[]> {
  const rows = await queries.select().from(commission).where(eq(commission.orderId, orderId));
  const [known] = await queries.select().from(order).where(eq(order.id, orderId));
  if (rows.length === 0 || !known) return [];
  const { facts } = await readRefundable(queries, known);
  const before = refundedByLine(facts.paid, facts.gone);
  const byCode = new Map<string, number>();
  for (const { position, goods, rate, amount, reversed, code } of rows) {
    const price = facts.paid.lines[position] ?? 0;
    const more = preview.lines.find((line) => line.number === position + 1)?.amount ?? 0;
    const back = proportionOf(goods, Math.min(price, (before[position] ?? 0) + more), price);
    const taken = Math.min(reversedCommission(goods, back, rate), amount) - reversed;
    if (more > 0 && taken > 0) byCode.set(code, (byCode.get(code) ?? 0) + taken);
  }
  return [...byCode].map(([code, amount]) => ({ code, amount }));
}
