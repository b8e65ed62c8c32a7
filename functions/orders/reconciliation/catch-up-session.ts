import { eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { unrecordedPayment } from '#functions/db/schema/provider.ts';
import { describeError, log } from '#functions/platform/log.ts';
import type { Owner } from '../session-owner.ts';
import { type Hint, type SyncResult, syncOwnSession, syncSession } from '../sync-session.ts';
import type { Run } from './run.ts';

/**
 * Syncs one session. A failure is saved and retried by the next run, so it does not stop the others. `read`:
 * the session and its owner, when a list has just returned everything needed.
 * @returns undefined when it failed
 */
export async function catchUpSession(
  sessionId: string,
  run: Run,
  read?: { session: Stripe.Checkout.Session; owner: Owner },
  hint: Hint = {},
): Promise<SyncResult | undefined> {
  const { db, stripe, now, done, pace } = run;
  try {
    if (!read) await pace();
    const synced = read
      ? await syncOwnSession(read.session, read.owner, { db, stripe }, now, undefined, hint)
      : await syncSession(sessionId, { db, stripe }, now, undefined, hint);
    if (synced === 'recorded') {
      done.recorded += 1;
      log('warn', 'order_caught_up', { session: sessionId });
    }
    return synced;
  } catch (error) {
    done.failed += 1;
    const described = describeError(error);
    log('error', 'order_not_caught_up', { session: sessionId, ...described });
    const reason = error instanceof Error ? error.name : typeof error;
    await db
      .insert(unrecordedPayment)
      .values({ sessionId, reason, triedAt: now })
      .onConflictDoUpdate({
        target: unrecordedPayment.sessionId,
        set: { tries: sql`${unrecordedPayment.tries} + 1`, reason, triedAt: now },
      });
    return undefined;
  }
}

/**
 * Retries sessions that failed before, the least recently tried first. Returns false when the time ran out.
 */
export async function retryUnrecorded(run: Run): Promise<boolean> {
  const { db, hasTime, most } = run;
  const rows = await db.select().from(unrecordedPayment).orderBy(unrecordedPayment.triedAt).limit(most);
  for (const { sessionId } of rows) {
    if (!hasTime()) return false;
    if ((await catchUpSession(sessionId, run)) !== undefined)
      await db.delete(unrecordedPayment).where(eq(unrecordedPayment.sessionId, sessionId));
  }
  return true;
}
