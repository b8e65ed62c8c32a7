import { and, eq, gt, lte } from 'drizzle-orm';
import { order } from '#functions/db/schema/orders.ts';
import { dispute, refund } from '#functions/db/schema/refunds-and-disputes.ts';
import { catchUpSession } from './catch-up-session.ts';
import { cursorOf, keepCursor } from './cursors.ts';
import type { Run } from './run.ts';

/** Rows read per query. */
const BATCH = 50;

/** The pending rows, by the name of their cursor. */
const UNDECIDED = {
  'pending-refunds': { table: refund, isUndecided: eq(refund.state, 'pending') },
  'open-disputes': { table: dispute, isUndecided: eq(dispute.state, 'open') },
} as const;

/**
 * Syncs pending refunds and open disputes, whose last event may have been lost. Checks `most` of each per run
 * and saves a cursor, so that the next runs reach the others. Returns false when the time ran out.
 */
export async function syncUndecided(run: Run): Promise<boolean> {
  for (const name of ['pending-refunds', 'open-disputes'] as const)
    if (!(await goRound(name, run))) return false;
  return true;
}

/** Goes through the rows from the cursor to the end, then from the start to the cursor. */
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
        await catchUpSession(sessionId, run);
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
