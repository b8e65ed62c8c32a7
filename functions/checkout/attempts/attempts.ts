import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Database, inTransaction, type Queries, Rollback } from '#functions/db/open.ts';
import type { AttemptState, Limit } from '#functions/db/order-types.ts';
import { type Attempt, checkoutAttempt, IS_ALIVE } from '#functions/db/schema/attempts.ts';
import { sha256 } from '#functions/platform/sha256.ts';
import { HOUR_MS } from '#src/core/durations.ts';
import { insertStatement, type Made, newRow } from './insert-attempt.ts';
import type { Holder, Shortage } from './reservation-shares.ts';
import { extendAll, type Reserved, releaseAll, reserveAll } from './reservations.ts';
import { holdEnd } from './session-and-reservation-times.ts';

/**
 * The values of a new attempt. `createdAt` is required: an attempt's age is measured by the store's clock,
 * not the database's.
 */
export type NewAttempt = Omit<
  typeof checkoutAttempt.$inferInsert,
  'key' | 'fingerprint' | 'createdAt' | 'state' | 'recent'
> &
  Pick<Attempt, 'createdAt' | 'limits'>;

/** States that can still change without the customer being at fault. */
const UNSETTLED: AttemptState[] = ['open', 'processing'];

/**
 * A hash of a request, as hex: equal values have equal fingerprints. Depends on key order, so build the value
 * in a fixed order.
 */
export function fingerprintOf(value: unknown): string {
  return sha256(JSON.stringify(value), 'hex');
}

type Opening = {
  key: string;
  fingerprint: string;
  now: Date;
  create: () => NewAttempt;
  /** The key's previous attempt, which cannot be paid any more. It is closed in the same transaction. */
  closing?: { attempt: Attempt; state: 'expired' | 'replaced' } | undefined;
  /** Who asks, when known. */
  holder?: Holder | undefined;
};

/**
 * `short`: a reservation failed. `crowded`: much of this limit is reserved and unpaid. `too_many`: too many
 * payment pages for this key within an hour.
 */
export type Opened =
  | { attempt: Attempt; isNew: boolean; crowded?: Limit | undefined }
  | { short: Shortage }
  | 'too_many';

/**
 * Returns the live attempt of a key, whatever its basket and age, or inserts one made by `create` and
 * reserves its limits. A unique index on live keys makes sure that only one of several concurrent requests
 * inserts. Takes one statement when nothing is limited.
 */
export async function openAttempt(db: Database, opening: Opening): Promise<Opened> {
  const values = opening.create();
  try {
    const made =
      values.limits.length === 0 && !opening.closing
        ? inserted(await insertAttempt(db, values, opening))
        : await inTransaction(db, (queries) => insertWithHolds(queries, values, opening));
    if (made && 'short' in made) return made;
    if (made) return { ...made, isNew: true };
  } catch (error) {
    if (isViolation(error, 'checkout_attempt_recent')) return 'too_many';
    throw error;
  }
  const alive = await findAlive(db, opening.key);
  // Another attempt blocked the insert and has been closed since: try again.
  return alive ? { attempt: alive, isNew: false } : openAttempt(db, { ...opening, closing: undefined });
}

/** Saves the session that Stripe created for an attempt. */
export async function rememberSession(
  db: Queries,
  id: string,
  session: { id: string; url: string },
): Promise<void> {
  await db.execute(sql`update checkout_attempt set session_id = ${session.id}, session_url = ${session.url}
    where id = ${id} and session_id is null`);
}

/** Saves the Stripe customer of an attempt, so that it can be deleted there when no order results. */
export async function rememberCustomer(db: Queries, id: string, customerId: string): Promise<void> {
  await db.update(checkoutAttempt).set({ customerId }).where(eq(checkoutAttempt.id, id));
}

/**
 * Closes an open or processing attempt and releases its reservations.
 * Returns false when it was already settled.
 */
export async function closeAttempt(
  queries: Queries,
  { id, limits }: Pick<Attempt, 'id' | 'limits'>,
  state: 'expired' | 'failed' | 'replaced',
): Promise<boolean> {
  if (!(await moveAttempt(queries, id, state, UNSETTLED))) return false;
  await releaseAll(queries, id, limits);
  return true;
}

/**
 * Marks an attempt as waiting for its bank, which can take days, and extends its reservations. Returns false
 * when it was already marked.
 */
export async function markProcessing(queries: Queries, id: string, until: Date): Promise<boolean> {
  const isNew = await moveAttempt(queries, id, 'processing', ['open']);
  await extendAll(queries, id, until);
  return isNew;
}

async function moveAttempt(
  queries: Queries,
  id: string,
  state: AttemptState,
  from: AttemptState[],
): Promise<boolean> {
  const moved = await queries
    .update(checkoutAttempt)
    .set({ state })
    .where(and(eq(checkoutAttempt.id, id), inArray(checkoutAttempt.state, from)))
    .returning({ id: checkoutAttempt.id });
  return moved.length > 0;
}

async function insertWithHolds(
  queries: Queries,
  values: NewAttempt,
  opening: Opening,
): Promise<Inserted | { short: Shortage } | undefined> {
  const { closing, holder, now } = opening;
  if (closing) await closeAttempt(queries, closing.attempt, closing.state);
  const made = await insertAttempt(queries, values, opening);
  if (!made) return undefined;
  const held: Reserved = await reserveAll(queries, made.id, values.limits, {
    until: holdEnd(values),
    now,
    holder,
  });
  if ('short' in held) throw new Rollback(held);
  return { attempt: made, crowded: held.crowded };
}

type Inserted = { attempt: Attempt; crowded?: Limit | undefined };

function inserted(attempt: Attempt | undefined): Inserted | undefined {
  return attempt && { attempt };
}

/**
 * Inserts an attempt. Returns undefined when the key has another live attempt.
 * @throws when the key has had too many within the hour
 */
async function insertAttempt(
  queries: Queries,
  values: NewAttempt,
  { key, fingerprint, now }: Opening,
): Promise<Attempt | undefined> {
  const row = newRow({ ...values, key, fingerprint });
  const { rows } = await queries.execute<Made>(insertStatement(row, new Date(now.getTime() - HOUR_MS)));
  const [made] = rows;
  return made && { ...row, ...made };
}

/** The live attempt of a key, or undefined. */
export async function findAlive(db: Queries, key: string): Promise<Attempt | undefined> {
  const [attempt] = await db
    .select()
    .from(checkoutAttempt)
    .where(and(eq(checkoutAttempt.key, key), IS_ALIVE));
  return attempt;
}

/** True when a payment page was already opened for this key. */
export async function isOpened(db: Queries, key: string): Promise<boolean> {
  return (await findAlive(db, key))?.sessionId != null;
}

function isViolation(error: unknown, constraint: string): boolean {
  const { cause = error } = error as { cause?: unknown };
  return (cause as { constraint?: string }).constraint === constraint;
}
