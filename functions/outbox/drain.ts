import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { type OutboxRow, outbox, PRIORITY } from '../db/schema/outbox.ts';
import { describeError, log } from '../platform/log.ts';
import { logSome } from '../platform/log-some.ts';
import { MAX_ATTEMPTS, waitAfter } from './backoff.ts';
import { POSTPONED } from './outbox.ts';

/** What a handler is told. `key` is the same at each try, so that what it sends can be known again. */
export type Task = { key: string; payload: Record<string, unknown>; attempts: number };
/**
 * Carries one row out. It may be called again for a row that was carried out, when a process ended between the deed and its
 * record: whatever it does outside must be recognisable by the key. @throws to be called again later
 */
export type Handler = (task: Task, context: { db: Database; now: Date }) => Promise<void>;
export type Handlers = Readonly<Record<string, Handler>>;

export type Drained = {
  done: number;
  failed: number;
  givenUp: number /** False when time ran out first. */;
  isWhole: boolean;
};

/** Thrown by a handler where another try cannot end otherwise, such as an address that is none. `reason` goes to the log. */
export class Hopeless extends Error {
  override name = 'Hopeless';
}

/** Thrown by a handler where it is too early: the row waits until then, and this was no try. */
export class Postponed extends Error {
  override name = POSTPONED;
  readonly until: Date;
  constructor(until: Date) {
    super(`Not before ${until.toISOString()}`);
    this.until = until;
  }
}

type Options = {
  /** Asked before each batch; one that was begun is finished. */
  hasTime?: () => boolean;
  /** How many rows are claimed and worked on at a time. */
  batch?: number;
  /** Leaves rows of other kinds to others; all of them where it is missing. */
  kinds?: readonly string[];
  /** How long one row may take, in ms; then it counts as failed. */
  timeoutMs?: number;
};

/**
 * Carries out what is due, by priority and then oldest first, a batch at a time. Any number of workers may do so at once: each claims rows that no other
 * has (`for update skip locked`), for a time that outlasts its work. A row that fails waits (backoff.ts) and holds up no other;
 * after {@link MAX_ATTEMPTS} tries it is given up, with an error in the log (`outbox_given_up`).
 * @param now the time by the store's clock at the start
 * @throws when the database cannot be read or written; rows that were claimed come due again by themselves
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

/** Takes a batch of the highest priority that has anything due: a query for each, so that both are a short way along the index. */
async function claimNext(db: Database, now: Date, options: Claim): Promise<OutboxRow[]> {
  const first = await claim(db, now, PRIORITY.first, options);
  return first.length > 0 ? first : claim(db, now, PRIORITY.later, options);
}

/** Takes the next rows that are due; nobody else gets them until their time is over. */
async function claim(
  db: Database,
  now: Date,
  priority: number,
  { batch, timeoutMs, kinds }: Claim,
): Promise<OutboxRow[]> {
  // A query of its own and no subquery, which a plan may run again for each row, past the limit.
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
      // Counted now and not afterwards: a row that ends the process is given up like any other.
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
    if (attempts > MAX_ATTEMPTS) throw new Hopeless('tried too often');
    const handler = handlers[kind];
    if (!handler) throw new Error(`There is no handler for ${kind}`);
    await withinTime(handler({ key, payload, attempts }, { db, now: at() }), timeoutMs);
  } catch (error) {
    if (error instanceof Postponed) return postpone(db, row, error.until, at());
    return recordFailure(db, row, error, at());
  }
  // Whoever holds the claim by now: it is done.
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
  logSome(`outbox_postponed:${row.kind}`, 'info', 'outbox_postponed', {
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
  const isLast = error instanceof Hopeless || attempts >= MAX_ATTEMPTS;
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

/** Not what another has taken over since, and perhaps done: that has another claim, or none. */
function isStillOurs({ key, claim }: OutboxRow) {
  return and(eq(outbox.key, key), eq(outbox.claim, claim ?? ''));
}

/** What a log may say of a failure. What a mail server answers may name an address, so its words stay out. */
function described(error: unknown): Record<string, unknown> {
  const { message, cause, ...safe } = describeError(error);
  return safe;
}

/** The class of a failure, for the row and the log: its code (`ECONNREFUSED`, `EENVELOPE 450`) or its name. */
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

function withinTime(work: Promise<void>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('It took too long'), { code: 'TIMEOUT' });
    timer = setTimeout(() => reject(error), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
