import { asc, eq, sql } from 'drizzle-orm';
import { refundedGoods, reversedCommission } from '../../src/core/payouts/commission.ts';
import type { Queries } from '../db/open.ts';
import { commission, commissionReversal } from '../db/schema/payouts.ts';

/**
 * What of an order has gone back by now, all of it together and never only the latest, in minor units: of each line's goods, by its
 * position, or of the order's total where nobody said what it was for. Being a state and not a step, it may be told twice.
 */
export type RefundedSoFar = { lines: ReadonlyMap<number, number> } | { refunded: number; total: number };

/**
 * Brings the commission on an order to what was kept of its goods, within the caller's transaction: down with what was given back, and up
 * again where that did not arrive. Each change is a step of its own, so that what was paid out before stays as it was.
 * An order without commissions is fine.
 * @returns what went back by this call, in minor units of the order's currency; below 0 where it came again. @throws when the database refuses.
 */
export async function reverseCommissions(
  queries: Queries,
  orderId: string,
  soFar: RefundedSoFar,
  now: Date,
): Promise<number> {
  // Whoever comes at the same moment waits here, and then sees what the first has done.
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
  // All lines in one statement; each row is there, so this only ever updates.
  await queries
    .insert(commission)
    .values(steps.map(({ row, amount }) => ({ ...row, reversed: row.reversed + amount, reversedAt: now })))
    .onConflictDoUpdate({
      target: [commission.orderId, commission.position],
      set: { reversed: sql`excluded.reversed`, reversedAt: sql`excluded.reversed_at` },
    });
  return steps.reduce((total, { amount }) => total + amount, 0);
}
