import { storeNow } from '../../src/lib/clock.ts';
import { type Database, database } from '../db/open.ts';
import type { Call } from '../platform/call.ts';
import { describeError } from '../platform/log.ts';
import { logSome } from '../platform/log-some.ts';
import { type Problem, problem } from '../platform/problem.ts';
import { raiseAlarm } from './alarm.ts';
import { type Budget, hitsOf } from './budgets.ts';
import { consume, type Refusal } from './consume.ts';
import { visitorOf } from './visitor.ts';

/** How long an answer waits for a count, in ms. */
const PATIENCE = 1_000;

export type Caller = Pick<Call, 'requestId'> & { context?: Call['context'] };

/** Counts a visitor's call against a budget. @returns the refusal of one that is too many */
export async function holdBack(budget: Budget, call: Caller): Promise<Problem | undefined> {
  const refusal = await spend(budget, visitorOf(call.context), call);
  return refusal && tooMany(refusal);
}

/** As {@link holdBack}, for whomever the budget counts. An alarm is raised where everybody's is used up. */
export function spend(
  budget: Budget,
  subject: string | undefined,
  call: Caller,
): Promise<Refusal | undefined> {
  return counting(call, async (db, now) => {
    const hits = hitsOf(budget, subject);
    const refusal = await consume(db, hits, now);
    const isEverybodys = refusal && budget.everybody !== undefined && refusal.limit === hits.at(-1)?.limit;
    if (isEverybodys) await raiseAlarm(db, refusal.limit, call, now);
    return refusal;
  });
}

/**
 * Does what counts, within a second. Where it cannot be counted nobody is held back: what matters asks the same database for more
 * than a count and fails by itself, and the platform's own limits stand in front of it.
 */
export async function counting(
  { requestId }: Caller,
  work: (db: Database, now: Date) => Promise<Refusal | undefined>,
): Promise<Refusal | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The count took too long')), PATIENCE);
  });
  try {
    return await Promise.race([work(database(), storeNow()), late]);
  } catch (error) {
    logSome('limit_not_counted', 'error', 'limit_not_counted', { requestId, ...describeError(error) });
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** The 429 that says how long to wait. */
export function tooMany({ retryAfter }: Refusal, field?: string): Problem {
  const minutes = Math.ceil(retryAfter / 60);
  return problem(
    'too_many_requests',
    `That was asked for too often. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { headers: { 'retry-after': String(retryAfter) }, ...(field && { field }) },
  );
}
