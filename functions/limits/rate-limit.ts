import { storeNow } from '#src/lib/clock.ts';
import { withinTime } from '#src/lib/within-time.ts';
import * as words from '#src/words/en/problems.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { type Database, database, type Queries } from '../db/open.ts';
import type { Call } from '../platform/call.ts';
import { describeError } from '../platform/log.ts';
import { logThrottled } from '../platform/log-throttled.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';
import { limitAlarm, raiseAlarm } from './alarm.ts';
import {
  type Budget,
  type Counts,
  isNewcomer,
  ownLimit,
  personalHits,
  SHARED_SUBJECT,
  sharedParts,
} from './budgets.ts';
import { consume, consumeOne, type Hit, type Refusal, usageOf } from './consume.ts';
import { type Visitor, visitorOf } from './visitor.ts';

/** How long to wait for a count, in ms. */
const PATIENCE = 1_000;

export type Caller = Pick<Call, 'requestId'> & { context?: Call['context'] };

/**
 * Checks a captcha token. `missing`: there is none. A problem: it is not valid. `unknown`: the captcha
 * service is down.
 */
export type Prove = () => Promise<'proven' | 'missing' | 'unknown' | Problem>;

type Options = {
  /**
   * Given when a captcha is set up and the caller can send a token: see functions/limits/captcha/proof.ts.
   */
  prove?: Prove | undefined;
};

/**
 * Counts a visitor's call against a budget.
 * @returns a refusal, or a request for a captcha
 */
export async function checkRateLimit(
  budget: Budget,
  call: Caller,
  { prove }: Options = {},
): Promise<Problem | undefined> {
  const visitor = visitorOf(call.context);
  const counted = await counting(call, (db, now) => countPersonal(db, budget, visitor, now));
  if (counted && 'limit' in counted) return tooMany(counted);
  const isNew = isNewcomer(counted);
  if (budget.everybody === undefined) return undefined;
  const parts = sharedParts(budget);
  return checkSharedRateLimit(
    { ...parts, isNew, onlyAlarm: budget.shared === 'alarm' && visitor !== undefined },
    call,
    {
      prove,
    },
  );
}

/**
 * Counts a call of any subject (a purchase, an address) against a budget. Raises an alarm when the shared
 * part is used up.
 */
export function spend(budget: Budget, subject: string, call: Caller): Promise<Refusal | undefined> {
  const { name, windowMs, everybody } = budget;
  return counting(call, async (db, now) => {
    const refused = await consume(db, [{ limit: ownLimit(budget), subject }], now);
    if (refused || everybody === undefined) return refused;
    const limit = { name, windowMs, most: everybody };
    const refusal = await consume(db, [{ limit, subject: SHARED_SUBJECT }], now);
    if (refusal) await raiseAlarm(db, limitAlarm(limit), call, now);
    return refusal;
  });
}

/**
 * Counts a call against its connection, site and network.
 * @returns the counts, or the first limit that is full
 */
export async function countPersonal(
  db: Queries,
  budget: Budget,
  visitor: Visitor | undefined,
  now: Date,
): Promise<Refusal | Counts | undefined> {
  const counts: number[] = [];
  for (const hit of personalHits(budget, visitor)) {
    const counted = await consumeOne(db, hit, now);
    if ('limit' in counted) return counted;
    counts.push(counted.nth);
  }
  const [own, ...wider] = counts;
  const network = wider.at(-1);
  if (own === undefined || network === undefined) return undefined;
  return { own, site: wider.length > 1 ? wider[0] : undefined, network };
}

type SharedCall = {
  open: Hit;
  reserve: Hit;
  /** True for a new visitor, who may use the reserve. */
  isNew: boolean;
  onlyAlarm?: boolean;
};

/**
 * Counts a call against the shared budget. When half of the open part is used, it asks for a captcha, if
 * there is one; a call with a valid token is not counted. Otherwise the open part serves all visitors, then
 * the reserve serves new ones.
 */
export async function checkSharedRateLimit(
  { open, reserve, isNew, onlyAlarm = false }: SharedCall,
  call: Caller,
  { prove }: Options = {},
): Promise<Problem | undefined> {
  const isBusy =
    prove &&
    (await counting(call, async (db, now) => (await usageOf(db, open, now)).used >= open.limit.most / 2));
  if (isBusy) {
    const proof = await prove();
    if (proof === 'proven') return undefined;
    if (proof === 'missing') return proofNeeded();
    if (isProblem(proof)) return proof;
  }
  const refusal = await counting(call, async (db, now) => {
    const full = await consume(db, [open], now);
    if (!full) return undefined;
    await raiseAlarm(db, limitAlarm(full.limit), call, now);
    if (onlyAlarm) return undefined;
    if (!isNew) return full;
    const none = await consume(db, [reserve], now);
    if (none) await raiseAlarm(db, limitAlarm(none.limit), call, now);
    return none;
  });
  return refusal && tooMany(refusal);
}

/**
 * Runs a count with a time limit of one second. When it fails, the call is allowed: the operation itself
 * needs the same database and will fail anyway, and the platform has limits of its own.
 */
export async function counting<T>(
  { requestId }: Caller,
  work: (db: Database, now: Date) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await withinTime(work(database(), storeNow()), PATIENCE);
  } catch (error) {
    logThrottled('limit_not_counted', 'error', 'limit_not_counted', { requestId, ...describeError(error) });
    return undefined;
  }
}

function proofNeeded(): Problem {
  return problem('robot_check_needed', words.checkNeeded, { field: 'captcha-token' });
}

/** The 429 with the time to wait. */
export function tooMany({ retryAfter }: Refusal, field?: string): Problem {
  const minutes = Math.ceil(retryAfter / 60);
  return problem('too_many_requests', fillCount(words.tooOften, minutes), {
    headers: { 'retry-after': String(retryAfter) },
    ...(field && { field }),
  });
}
