import { min } from 'drizzle-orm';
import type Stripe from 'stripe';
import { daysLater } from '../../src/lib/clock.ts';
import type { Database } from '../db/open.ts';
import { checkoutAttempt } from '../db/schema/attempts.ts';
import { resumeRefundRequests } from '../orders/refund-send.ts';
import { closeLapsed } from './close-lapsed.ts';
import { reconcileMoneyBack } from './money-back-lists.ts';
import { paceOf } from './pace.ts';
import type { Reconciled, Run } from './run.ts';
import { reconcileSessions } from './session-list.ts';
import { followUndecided } from './undecided.ts';

/** What a scheduled run asks after of each kind that waits: in ten minutes' time it is asked after more. */
const MOST = 50;
/** For a run that goes on to the end. */
export const ALL = 2 ** 31 - 1;

type Options = Pick<Run, 'hasTime'> & Partial<Pick<Run, 'pace' | 'most' | 'tell'>>;

/** In this order: a payment's order must be there before what was given back of it. Each answers false when its time was up. */
const STEPS: readonly ((run: Run) => Promise<boolean>)[] = [
  reconcileSessions,
  resumeRefunds,
  reconcileMoneyBack,
  followUndecided,
  closeLapsed,
];

/** A store without any attempt has nothing to look for; a restored one may have lost some. */
const FIRST_LOOK_DAYS = 30;
/** The provider takes 25 reads of a kind a second (docs.stripe.com/rate-limits); shoppers' own come on top of these. */
export const READS_PER_SECOND = 20;

/**
 * Brings the store to where the provider is, whatever events were lost: payments without an order, bank debits that were decided,
 * refunds, disputes and warnings. It reads the provider's lists oldest first from where it stopped the last time, and carries each
 * one out by the same code as an event. A second run changes nothing. `pace` waits before each session that is asked after, `most` is how
 * many that wait are asked after (`ALL` for each of them), `tell` hears how far it has come.
 * @throws when a list or the database cannot be read; what was done until then stays done
 */
export async function reconcile(
  { db, stripe }: { db: Database; stripe: Stripe },
  now: Date,
  { hasTime, pace = paceOf(READS_PER_SECOND), most = MOST, tell = () => {} }: Options,
): Promise<Reconciled> {
  const done: Reconciled = { recorded: 0, failed: 0, isWhole: true };
  const from = await beginning(db, now);
  const run: Run = { db, stripe, now, hasTime, done, from, pace, most, tell };
  for (const step of STEPS) if (!(await step(run))) done.isWhole = false;
  return done;
}

/** Refunds that were decided and whose outcome nobody has heard of. */
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
