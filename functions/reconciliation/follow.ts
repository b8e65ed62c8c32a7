import { eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { unrecordedPayment } from '../db/schema/orders.ts';
import { type Fulfilled, fulfil, fulfilOwned, type Hint } from '../orders/fulfil.ts';
import type { Owner } from '../orders/session-owner.ts';
import { describeError, log } from '../platform/log.ts';
import type { Run } from './run.ts';

/**
 * Brings one session to where the provider is, and notes the one that cannot be: it holds up no other, and is asked again the next
 * time. Answers undefined for that one. `read` is what a list has just said of it, and whose it is, where that is all that has to be known.
 */
export async function follow(
  sessionId: string,
  run: Run,
  read?: { session: Stripe.Checkout.Session; owner: Owner },
  hint: Hint = {},
): Promise<Fulfilled | undefined> {
  const { db, stripe, now, done, pace } = run;
  try {
    if (!read) await pace();
    const fulfilled = read
      ? await fulfilOwned(read.session, read.owner, { db, stripe }, now, undefined, hint)
      : await fulfil(sessionId, { db, stripe }, now, undefined, hint);
    if (fulfilled === 'recorded') {
      done.recorded += 1;
      log('warn', 'order_caught_up', { session: sessionId });
    }
    return fulfilled;
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

/** Tries again what could not be recorded the last time, the least recently tried first. */
export async function retryUnrecorded(run: Run): Promise<boolean> {
  const { db, hasTime, most } = run;
  const rows = await db.select().from(unrecordedPayment).orderBy(unrecordedPayment.triedAt).limit(most);
  for (const { sessionId } of rows) {
    if (!hasTime()) return false;
    if ((await follow(sessionId, run)) !== undefined)
      await db.delete(unrecordedPayment).where(eq(unrecordedPayment.sessionId, sessionId));
  }
  return true;
}
