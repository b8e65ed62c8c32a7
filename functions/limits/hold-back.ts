import { storeNow } from '../../src/lib/clock.ts';
import { type Database, database, type Queries } from '../db/open.ts';
import type { Call } from '../platform/call.ts';
import { describeError } from '../platform/log.ts';
import { logSome } from '../platform/log-some.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';
import { limitAlarm, raiseAlarm } from './alarm.ts';
import {
  type Budget,
  type Counts,
  EVERYBODY,
  isNewcomer,
  ownLimit,
  personalHits,
  sharedParts,
} from './budgets.ts';
import { consume, consumeOne, type Hit, type Refusal, standingOf } from './consume.ts';
import { type Visitor, visitorOf } from './visitor.ts';

/** How long an answer waits for a count, in ms. */
const PATIENCE = 1_000;

export type Caller = Pick<Call, 'requestId'> & { context?: Call['context'] };

/**
 * Shows that a person calls: a captcha token that holds. `missing`: none came along. A problem: one came along that does not hold.
 * `unknown`: nobody can say, as the captcha's provider is away.
 */
export type Prove = () => Promise<'proven' | 'missing' | 'unknown' | Problem>;

type Options = {
  /** Given where a captcha is set and the caller could send a token; see functions/captcha/proof.ts. */
  prove?: Prove | undefined;
};

/** Counts a visitor's call against a budget. @returns the refusal of one that is too many, or the wish for a proof */
export async function holdBack(
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
  return holdBackShared(
    { ...parts, isNew, onlyAlarm: budget.shared === 'alarm' && visitor !== undefined },
    call,
    {
      prove,
    },
  );
}

/** Counts a call for whatever subject a budget counts: a purchase, an address. An alarm is raised where everybody's is used up. */
export function spend(budget: Budget, subject: string, call: Caller): Promise<Refusal | undefined> {
  const { name, windowMs, everybody } = budget;
  return counting(call, async (db, now) => {
    const refused = await consume(db, [{ limit: ownLimit(budget), subject }], now);
    if (refused || everybody === undefined) return refused;
    const limit = { name, windowMs, most: everybody };
    const refusal = await consume(db, [{ limit, subject: EVERYBODY }], now);
    if (refusal) await raiseAlarm(db, limitAlarm(limit), call, now);
    return refusal;
  });
}

/** Counts a call against its connection, site and network. @returns how many each has had, or the first that has no room */
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
  /** True for a newcomer, who may use the reserve. */
  isNew: boolean;
  onlyAlarm?: boolean;
};

/**
 * Counts a call against everybody's budget. Where a proof can be asked for, it is, as soon as half of what is open to all is used; a call
 * that brings one counts no further. Without one the open part serves all, and then the reserve serves newcomers.
 */
export async function holdBackShared(
  { open, reserve, isNew, onlyAlarm = false }: SharedCall,
  call: Caller,
  { prove }: Options = {},
): Promise<Problem | undefined> {
  const isBusy =
    prove &&
    (await counting(call, async (db, now) => (await standingOf(db, open, now)).used >= open.limit.most / 2));
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
    const none = isNew ? await consume(db, [reserve], now) : full;
    if (none && isNew) await raiseAlarm(db, limitAlarm(none.limit), call, now);
    return none;
  });
  return refusal && tooMany(refusal);
}

/**
 * Does what counts, within a second. Where it cannot be counted nobody is held back: what matters asks the same database for more
 * than a count and fails by itself, and the platform's own limits stand in front of it.
 */
export async function counting<T>(
  { requestId }: Caller,
  work: (db: Database, now: Date) => Promise<T>,
): Promise<T | undefined> {
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

function proofNeeded(): Problem {
  return problem(
    'robot_check_needed',
    'So many requests are coming in that we have to check for robots. Please let us check, then try again.',
    { field: 'captcha-token' },
  );
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
