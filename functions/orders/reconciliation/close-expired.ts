import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { closeAttempt } from '#functions/checkout/attempts/attempts.ts';
import { inTransaction } from '#functions/db/open.ts';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { unrecordedPayment, watermark } from '#functions/db/schema/provider.ts';
import { CLOCK_SKEW_MS } from './margins.ts';
import type { Run } from './run.ts';

const BATCH = 500;

/**
 * Closes expired attempts. The session list has been read past their lifetime, so those without an order were
 * not paid, and no call to Stripe is needed. Returns false when the time ran out.
 */
export async function closeExpired({ db, hasTime }: Run): Promise<boolean> {
  const [walked] = await db.select().from(watermark).where(eq(watermark.name, 'sessions'));
  if (!walked) return true;
  const isOver = and(
    eq(checkoutAttempt.state, 'open'),
    // A session can be created until its attempt ends, and Stripe's clock may be ahead.
    lt(checkoutAttempt.expiresAt, new Date(walked.reached.getTime() - CLOCK_SKEW_MS)),
    notInArray(
      sql`coalesce(${checkoutAttempt.sessionId}, '')`,
      db.select({ id: unrecordedPayment.sessionId }).from(unrecordedPayment),
    ),
  );
  let isEmpty = false;
  while (!isEmpty) {
    if (!hasTime()) return false;
    const found = await db
      .select({ id: checkoutAttempt.id, limits: checkoutAttempt.limits })
      .from(checkoutAttempt)
      .where(isOver)
      .orderBy(checkoutAttempt.expiresAt)
      .limit(BATCH);
    const holders = found.filter(({ limits }) => limits.length > 0);
    for (const attempt of holders)
      await inTransaction(db, (queries) => closeAttempt(queries, attempt, 'expired'));
    const others = found.filter(({ limits }) => limits.length === 0).map(({ id }) => id);
    if (others.length > 0)
      await db
        .update(checkoutAttempt)
        .set({ state: 'expired' })
        .where(and(inArray(checkoutAttempt.id, others), eq(checkoutAttempt.state, 'open')));
    isEmpty = found.length < BATCH;
  }
  return true;
}
