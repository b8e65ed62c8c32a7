import { and, asc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/open.ts';
import { type OutboxRow, outbox } from '../db/schema/outbox.ts';

/** What was done is kept for so many days, for whoever asks whether a mail went out. `privacy.md` says so in words. */
const DONE_DAYS = 30;
const DAY = 24 * 3_600_000;
/** So many rows go in one statement, which must end within the few seconds that a query may take. */
const BATCH = 5_000;

/** What `last_error` says of a row whose handler waits for something else to be decided. */
export const POSTPONED = 'Postponed';

/** Lets rows that wait for something else to be decided be carried out at once, since it is. Others stay as they are. */
export async function wakePostponed(queries: Queries, keys: readonly string[], now: Date): Promise<void> {
  await queries
    .update(outbox)
    .set({ dueAt: now })
    .where(
      and(
        inArray(outbox.key, [...keys]),
        eq(outbox.status, 'waiting'),
        eq(outbox.lastError, POSTPONED),
        // Whoever is at work on it looks by themselves.
        isNull(outbox.claim),
      ),
    );
}

/** Deletes what was done, or given up, long ago: a row that was given up still names what it was about. @returns how many rows that was */
export async function deleteDone(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DONE_DAYS * DAY);
  const old = db
    .select({ key: outbox.key })
    .from(outbox)
    .where(and(eq(outbox.status, 'done'), lt(outbox.doneAt, before)))
    .limit(BATCH);
  const givenUp = await db
    .delete(outbox)
    .where(and(eq(outbox.status, 'given-up'), lt(outbox.dueAt, before)))
    .returning({ key: outbox.key });
  let deleted = givenUp.length;
  for (;;) {
    const gone = await db
      .delete(outbox)
      .where(sql`${outbox.key} = any(array(${old}))`)
      .returning({ key: outbox.key });
    deleted += gone.length;
    if (gone.length < BATCH) return deleted;
  }
}

/** Deletes what would still be sent to an address, which its row names itself. @returns how many rows that was */
export async function deleteAddressedTo(db: Database, email: string): Promise<number> {
  const gone = await db
    .delete(outbox)
    .where(sql`lower(${outbox.payload} ->> 'to') = ${email}`)
    .returning({ key: outbox.key });
  return gone.length;
}

/** Deletes what would still ask the buyer of an order for a review. */
export async function deleteInvitations(db: Database, orderIds: readonly string[]): Promise<void> {
  const keys = orderIds.map((id) => `review-invitation:${id}`);
  if (keys.length > 0)
    await db.delete(outbox).where(and(inArray(outbox.key, keys), ne(outbox.status, 'done')));
}

/** What is not done: what waits and what was given up, at most `limit` rows, oldest first. */
export function listUndone(db: Database, limit = 1000): Promise<OutboxRow[]> {
  return db
    .select()
    .from(outbox)
    .where(ne(outbox.status, 'done'))
    .orderBy(asc(outbox.createdAt))
    .limit(limit);
}

/** Lets what was given up be tried anew, from now on. @returns how many rows that was */
export async function retryGivenUp(db: Database, now: Date): Promise<number> {
  const again = await db
    .update(outbox)
    .set({ status: 'waiting', attempts: 0, dueAt: now })
    .where(eq(outbox.status, 'given-up'))
    .returning({ key: outbox.key });
  return again.length;
}
