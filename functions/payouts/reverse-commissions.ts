import { asc, eq, sql } from 'drizzle-orm';
import { refundedGoods, reversedCommission } from '#src/core/payouts/commission.ts';
import type { Queries } from '../db/open.ts';
import { commission, commissionReversal } from '../db/schema/payouts.ts';

/**
 * Everything refunded of an order so far, in minor units: by line position, or of the order's total if the
 * lines are unknown. It is a total, not a difference, so it may be applied twice.
 */
export type RefundedSoFar = { lines: ReadonlyMap<number, number> } | { refunded: number; total: number };

/**
 * Adjusts an order's commissions to what was refunded, in the caller's transaction. They go up again when a
 * refund fails. Each change is a row of its own, so earlier payouts stay as they were. An order without
 * commissions is fine.
 * @returns the amount reversed by this call, in minor units of the order's currency; negative when restored
 * @throws when the database fails
 */
export async function reverseCommissions(
  queries: Queries,
  orderId: string,
  soFar: RefundedSoFar,
  now: Date,
): Promise<number> {
  // A concurrent call waits here, and then sees the result of the first.
  const rows = await queries
    .select()
    .from(commission)
    .where(eq(commission.orderId, orderId))
    .orderBy(asc(commission.position))
    .for('update');
  const steps = rows.flatMap((row) => {
    const goods =
      'lines' in soFar
        ? (soFar.lines.get(row.position) ?? 0)
        : refundedGoods(row.goods, soFar.refunded, soFar.total);
    const amount = Math.min(reversedCommission(row.goods, goods, row.rate), row.amount) - row.reversed;
    return amount === 0 ? [] : [{ row, amount }];
  });
  if (steps.length === 0) return 0;
  await queries.insert(commissionReversal).values(
    steps.map(({ row, amount }) => ({
      orderId,
      position: row.position,
      before: row.reversed,
      amount,
      createdAt: now,
    })),
  );
  // All lines in one statement. The rows exist, so this always updates.
  await queries
    .insert(commission)
    .values(steps.map(({ row, amount }) => ({ ...row, reversed: row.reversed + amount, reversedAt: now })))
    .onConflictDoUpdate({
      target: [commission.orderId, commission.position],
      set: { reversed: sql`excluded.reversed`, reversedAt: sql`excluded.reversed_at` },
    });
  return steps.reduce((total, { amount }) => total + amount, 0);
}
