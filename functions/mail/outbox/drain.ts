import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '#functions/db/open.ts';
import { type OutboxRow, outbox, PRIORITY } from '#functions/db/schema/outbox.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { logThrottled } from '#functions/platform/log-throttled.ts';
import { withinTime } from '#src/lib/within-time.ts';
import { MAX_ATTEMPTS, waitAfter } from './backoff.ts';
import { POSTPONED } from './outbox.ts';

/** A row to process. `key` is the same at each try, so that repeated effects can be recognised. */
export type Task = { key: string; payload: Record<string, unknown>; attempts: number };
/**
 * Processes one row. It may run again for a row that was processed, after a crash before its record: external
 * effects must be idempotent by `key`.
 * @throws to be retried later
 */
export type OutboxHandler = (task: Task, context: { db: Database; now: Date }) => Promise<void>;
export type Handlers = Readonly<Record<string, OutboxHandler>>;

export type Drained = {
  done: number;
  failed: number;
  givenUp: number;
  /** False when the time ran out. */
  isWhole: boolean;
};

/**
 * Thrown by a handler when no retry can succeed, such as for an invalid address. Its message must not contain
 * personal data; it is logged as `reason`.
 */
export class PermanentError extends Error {
  override name = 'PermanentError';
}

/** Thrown by a handler when it is too early: the row waits until then, without counting a try. */
export class Postponed extends Error {
  override name = POSTPONED;
  readonly until: Date;
  constructor(until: Date) {
    super(`Not before ${until.toISOString()}`);
    this.until = until;
  }
}

type Options = {
  /** Checked before each batch. A started batch is finished. */
  hasTime?: () => boolean;
  /** The rows claimed and processed together. */
  batch?: number;
  /** Processes only these kinds; all when missing. */
  kinds?: readonly string[];
  /** The timeout of a row, in ms; then it has failed. */
  timeoutMs?: number;
};

/**
 * Processes all due rows in batches, by priority, then oldest first. Workers may run concurrently: each
 * claims rows with `for update skip locked`, for longer than they may take. A failed row is retried later
 * (backoff.ts) without blocking others. After {@link MAX_ATTEMPTS} tries it is given up and logged as an
 * error (`outbox_given_up`).
 * @param now the store's time at the start
 * @throws when the database fails; claimed rows become due again
 */
export async function drain(
  db: Database,
  handlers: Handlers,
  now: Date,
  { hasTime = () => true, batch = 5, timeoutMs = 20_000, kinds }: Options = {},
): Promise<Drained> {
  const started = performance.now();
  const at = () => new Date(now.getTime() + (performance.now() - started));
  const drained: Drained = { done: 0, failed: 0, givenUp: 0, isWhole: true };
  for (;;) {
    if (!hasTime()) return { ...drained, isWhole: false };
    const rows = await claimNext(db, at(), { batch, timeoutMs, kinds });
    if (rows.length === 0) return drained;
    const results = await Promise.all(rows.map((row) => carryOut(db, handlers, row, at, timeoutMs)));
    for (const result of results) if (result !== 'postponed') drained[result] += 1;
  }
}

type Claim = { batch: number; timeoutMs: number; kinds: readonly string[] | undefined };

/**
 * Claims a batch of the highest priority with due rows. One query per priority,
 * so that each uses the index well.
 */
async function claimNext(db: Database, now: Date, options: Claim): Promise<OutboxRow[]> {
  const first = await claim(db, now, PRIORITY.first, options);
  return first.length > 0 ? first : claim(db, now, PRIORITY.later, options);
}

/** Claims the next due rows. No other worker gets them until the claim expires. */
async function claim(
  db: Database,
  now: Date,
  priority: number,
  { batch, timeoutMs, kinds }: Claim,
): Promise<OutboxRow[]> {
  // A CTE, not a subquery: a plan may run a subquery again for each row, and exceed the limit.
  const due = db.$with('due').as(
    db
      .select({ key: outbox.key })
      .from(outbox)
      .where(
        and(
          eq(outbox.status, 'waiting'),
          eq(outbox.priority, priority),
          lte(outbox.dueAt, now),
          kinds && inArray(outbox.kind, [...kinds]),
        ),
      )
      .orderBy(asc(outbox.dueAt))
      .limit(batch)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(due)
    .update(outbox)
    .set({
      claim: randomUUID(),
      // Counted before processing, so that a row that crashes the process is given up too.
      attempts: sql`${outbox.attempts} + 1`,
      dueAt: new Date(now.getTime() + 2 * timeoutMs),
    })
    .where(inArray(outbox.key, db.select({ key: due.key }).from(due)))
    .returning();
}

async function carryOut(
  db: Database,
  handlers: Handlers,
  row: OutboxRow,
  at: () => Date,
  timeoutMs: number,
): Promise<'done' | 'failed' | 'givenUp' | 'postponed'> {
  const { key, kind, payload, attempts } = row;
  try {
    if (attempts > MAX_ATTEMPTS) throw new PermanentError('tried too often');
    const handler = handlers[kind];
    if (!handler) throw new Error(`There is no handler for ${kind}`);
    await withinTime(handler({ key, payload, attempts }, { db, now: at() }), timeoutMs);
  } catch (error) {
    if (error instanceof Postponed) return postpone(db, row, error.until, at());
    return recordFailure(db, row, error, at());
  }
  // Done, even if another worker has the claim by now.
  await db
    .update(outbox)
    .set({ status: 'done', doneAt: at(), payload: {}, claim: null, lastError: null })
    .where(eq(outbox.key, key));
  return 'done';
}

async function postpone(db: Database, row: OutboxRow, until: Date, now: Date): Promise<'postponed'> {
  const dueAt = until > now ? until : new Date(now.getTime() + 1_000);
  await db
    .update(outbox)
    .set({ claim: null, dueAt, attempts: sql`${outbox.attempts} - 1`, lastError: POSTPONED })
    .where(isStillOurs(row));
  logThrottled(`outbox_postponed:${row.kind}`, 'info', 'outbox_postponed', {
    kind: row.kind,
    key: row.key,
    until: dueAt,
  });
  return 'postponed';
}

async function recordFailure(
  db: Database,
  row: OutboxRow,
  error: unknown,
  now: Date,
): Promise<'failed' | 'givenUp'> {
  const { key, kind, attempts } = row;
  const isLast = error instanceof PermanentError || attempts >= MAX_ATTEMPTS;
  const lastError = classOf(error);
  await db
    .update(outbox)
    .set({
      claim: null,
      lastError,
      ...(isLast ? { status: 'given-up' } : { dueAt: new Date(now.getTime() + waitAfter(attempts)) }),
    })
    .where(isStillOurs(row));
  const fields = { kind, key, attempts, class: lastError };
  if (isLast) log('error', 'outbox_given_up', { ...fields, ...described(error) });
  else log('warn', 'outbox_failed', { ...fields, ...described(error) });
  return isLast ? 'givenUp' : 'failed';
}

/** True only if no other worker has taken the row since: then it has another claim, or none. */
function isStillOurs({ key, claim }: OutboxRow) {
  return and(eq(outbox.key, key), eq(outbox.claim, claim ?? ''));
}

/** The loggable parts of an error. A mail server's message may contain an address, so it is left out. */
function described(error: unknown): Record<string, unknown> {
  const { message, cause, ...safe } = describeError(error);
  return error instanceof PermanentError ? { ...safe, reason: message } : safe;
}

/** The class of an error, for the row and the log: its code (`ECONNREFUSED`, `EENVELOPE 450`) or its name. */
function classOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [
    typeof code === 'string' ? code : error.name,
    typeof responseCode === 'number' ? responseCode : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' ')
    .slice(0, 80);
}
