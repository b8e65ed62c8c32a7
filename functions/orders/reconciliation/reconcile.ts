import { min } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '#functions/db/open.ts';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { daysLater } from '#src/core/dates.ts';
import { resumeRefundRequests } from '../refunds/send-refund-request.ts';
import { closeExpired } from './close-expired.ts';
import { reconcileRefundsAndDisputes } from './refunds-and-disputes.ts';
import type { Reconciled, Run } from './run.ts';
import { reconcileSessions } from './session-list.ts';
import { throttle } from './throttle.ts';
import { syncUndecided } from './undecided.ts';

/** The most pending items of each kind per scheduled run. The next run, ten minutes later, checks more. */
const MOST = 50;
/** For a run without a limit. */
export const ALL = 2 ** 31 - 1;

type Options = Pick<Run, 'hasTime'> & Partial<Pick<Run, 'pace' | 'most' | 'onProgress'>>;

/** In this order: an order must exist before its refunds. Each step returns false when its time ran out. */
const STEPS: readonly ((run: Run) => Promise<boolean>)[] = [
  reconcileSessions,
  resumeRefunds,
  reconcileRefundsAndDisputes,
  syncUndecided,
  closeExpired,
];

/** How far back the first run looks at least, in days: a restored database may have lost attempts. */
const FIRST_LOOK_DAYS = 30;
/** Stripe allows 25 reads a second (docs.stripe.com/rate-limits). The rest is left for customers' calls. */
export const READS_PER_SECOND = 20;

/**
 * Brings the store to the state of Stripe after lost events: payments without an order, bank debits, refunds,
 * disputes and fraud warnings. Reads Stripe's lists from the saved progress, oldest first, and processes
 * entries with the same code as events. Idempotent.
 *
 * `pace` waits before each call for a session, `most` limits the pending items (`ALL` for no limit), and
 * `onProgress` gets the progress.
 * @throws when a list or the database cannot be read; finished work stays
 */
export async function reconcile(
  { db, stripe }: { db: Database; stripe: Stripe },
  now: Date,
  { hasTime, pace = throttle(READS_PER_SECOND), most = MOST, onProgress = () => {} }: Options,
): Promise<Reconciled> {
  const done: Reconciled = { recorded: 0, failed: 0, isWhole: true };
  const from = await beginning(db, now);
  const run: Run = { db, stripe, now, hasTime, done, from, pace, most, onProgress };
  for (const step of STEPS) if (!(await step(run))) done.isWhole = false;
  return done;
}

/** Sends refund requests whose outcome is unknown. */
async function resumeRefunds({ done, ...run }: Run): Promise<boolean> {
  const { failed, isWhole } = await resumeRefundRequests(run, run.now, run.hasTime);
  done.failed += failed;
  return isWhole;
}

async function beginning(db: Database, now: Date): Promise<Date> {
  const [row] = await db.select({ first: min(checkoutAttempt.createdAt) }).from(checkoutAttempt);
  const earliest = daysLater(now, -FIRST_LOOK_DAYS);
  return row?.first && row.first < earliest ? row.first : earliest;
}
