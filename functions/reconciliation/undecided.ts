import { and, eq, gt, lte } from 'drizzle-orm';
import { dispute, order, refund } from '../db/schema/orders.ts';
import { follow } from './follow.ts';
import { cursorOf, keepCursor } from './place.ts';
import type { Run } from './run.ts';

/** Rows that are read at once. */
const BATCH = 50;

/** What is still to be decided, by the name of its round. */
const UNDECIDED = {
  'pending-refunds': { table: refund, isUndecided: eq(refund.state, 'pending') },
  'open-disputes': { table: dispute, isUndecided: eq(dispute.state, 'open') },
} as const;

/**
 * Asks after refunds on their way and open disputes: their end may have been told of while nobody listened. A run asks after `most` of
 * each and keeps its place, so that the following runs come to all of them. Answers false when the time was up.
 */
export async function followUndecided(run: Run): Promise<boolean> {
  for (const name of ['pending-refunds', 'open-disputes'] as const)
    if (!(await goRound(name, run))) return false;
  return true;
}

/** From the place to the end, and from the beginning to the place. */
async function goRound(name: keyof typeof UNDECIDED, run: Run): Promise<boolean> {
  const { db, now, most, hasTime } = run;
  const start = await cursorOf(db, name);
  let asked = 0;
  for (const upTo of start === undefined ? [undefined] : [undefined, start]) {
    let after = upTo === undefined ? start : undefined;
    for (;;) {
      const rows = await read(name, run, { after, upTo, limit: Math.min(BATCH, most - asked) });
      for (const { id, sessionId } of rows) {
        if (!hasTime()) return false;
        await follow(sessionId, run);
        await keepCursor(db, name, id, now);
        after = id;
      }
      asked += rows.length;
      if (asked >= most) return true;
      if (rows.length < BATCH) break;
    }
  }
  await keepCursor(db, name, undefined, now);
  return true;
}

async function read(
  name: keyof typeof UNDECIDED,
  { db }: Run,
  { after, upTo, limit }: { after: string | undefined; upTo: string | undefined; limit: number },
) {
  const { table, isUndecided } = UNDECIDED[name];
  return db
    .select({ id: table.id, sessionId: order.sessionId })
    .from(table)
    .innerJoin(order, eq(order.id, table.orderId))
    .where(
      and(
        isUndecided,
        after === undefined ? undefined : gt(table.id, after),
        upTo ? lte(table.id, upTo) : undefined,
      ),
    )
    .orderBy(table.id)
    .limit(limit);
}
