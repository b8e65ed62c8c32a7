import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { extendAll, type Holding, holdAll, releaseAll } from '../allotments/allotments.ts';
import type { Holder, Short } from '../allotments/shares.ts';
import { type Database, inTransaction, type Queries, Undo } from '../db/open.ts';
import type { AttemptState, Limit } from '../db/order-types.ts';
import { type Attempt, checkoutAttempt, IS_ALIVE } from '../db/schema/attempts.ts';
import { insertStatement, type Made, newRow } from './insert-attempt.ts';
import { holdEnd } from './session-lifetime.ts';

/** When it was made is said by whoever makes it: its age is judged by the store's clock, and not by the database's. */
export type NewAttempt = Omit<
  typeof checkoutAttempt.$inferInsert,
  'key' | 'fingerprint' | 'createdAt' | 'state' | 'recent'
> &
  Pick<Attempt, 'createdAt' | 'limits'>;

/** What can still become something else without the payer having done anything wrong. */
const UNSETTLED: AttemptState[] = ['open', 'processing'];

const HOUR_MS = 3_600_000;

/** The same basket has the same fingerprint, whatever the order of keys; any change in what is asked changes it. */
export function fingerprintOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

type Opening = {
  key: string;
  fingerprint: string;
  now: Date;
  create: () => NewAttempt;
  /** The one that stood for the key until now and leads nowhere any more: closed in the same transaction. */
  closing?: { attempt: Attempt; state: 'expired' | 'replaced' } | undefined;
  /** Who asks, where that is known. */
  holder?: Holder | undefined;
};

/**
 * `short`: it cannot be held. `crowded`: much of that is held unpaid by now. `too_many`: the key has had more payment pages within the
 * hour than a shopper opens.
 */
export type Opened =
  | { attempt: Attempt; isNew: boolean; crowded?: Limit | undefined }
  | { short: Short }
  | 'too_many';

/**
 * The attempt that stands for a key: the one that is there, whatever it asked for and however old it is, else a new one made by
 * `create`, which holds all that it takes of scarce things. Of requests at once one makes it, because the key is unique among the
 * living. One statement for a basket of things that are not scarce.
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
  // It was there when ours was refused, and has been closed since.
  return alive ? { attempt: alive, isNew: false } : openAttempt(db, { ...opening, closing: undefined });
}

/** Remembers the session that the provider made for an attempt. */
export async function rememberSession(
  db: Queries,
  id: string,
  session: { id: string; url: string },
): Promise<void> {
  await db.execute(sql`update checkout_attempt set session_id = ${session.id}, session_url = ${session.url}
    where id = ${id} and session_id is null`);
}

/** Keeps which customer was made at the provider, so that it can be deleted there when nothing comes of the attempt. */
export async function rememberCustomer(db: Queries, id: string, customerId: string): Promise<void> {
  await db.update(checkoutAttempt).set({ customerId }).where(eq(checkoutAttempt.id, id));
}

/** Closes an attempt that is still unsettled and gives back what it holds. Answers false when it was settled before. */
export async function closeAttempt(
  queries: Queries,
  { id, limits }: Pick<Attempt, 'id' | 'limits'>,
  state: 'expired' | 'failed' | 'replaced',
): Promise<boolean> {
  if (!(await moveAttempt(queries, id, state, UNSETTLED))) return false;
  await releaseAll(queries, id, limits);
  return true;
}

/** A bank takes days to say whether it pays: what the attempt holds waits for it. Answers false when that was known. */
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
): Promise<Inserted | { short: Short } | undefined> {
  const { closing, holder, now } = opening;
  if (closing) await closeAttempt(queries, closing.attempt, closing.state);
  const made = await insertAttempt(queries, values, opening);
  if (!made) return undefined;
  const held: Holding = await holdAll(queries, made.id, values.limits, {
    until: holdEnd(values),
    now,
    holder,
  });
  if ('short' in held) throw new Undo(held);
  return { attempt: made, crowded: held.crowded };
}

type Inserted = { attempt: Attempt; crowded?: Limit | undefined };

function inserted(attempt: Attempt | undefined): Inserted | undefined {
  return attempt && { attempt };
}

/** Undefined when another attempt stands for the key. @throws when the key has had too many within the hour */
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

/** The attempt that stands for a key, or undefined when there is none. */
export async function findAlive(db: Queries, key: string): Promise<Attempt | undefined> {
  const [attempt] = await db
    .select()
    .from(checkoutAttempt)
    .where(and(eq(checkoutAttempt.key, key), IS_ALIVE));
  return attempt;
}

/** True for a key under which a payment page was opened already. */
export async function isOpened(db: Queries, key: string): Promise<boolean> {
  return (await findAlive(db, key))?.sessionId != null;
}

function isViolation(error: unknown, constraint: string): boolean {
  const { cause = error } = error as { cause?: unknown };
  return (cause as { constraint?: string }).constraint === constraint;
}
