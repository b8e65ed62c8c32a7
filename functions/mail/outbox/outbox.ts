import { and, asc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database, Queries } from '#functions/db/open.ts';
import { type OutboxRow, outbox } from '#functions/db/schema/outbox.ts';
import { DAY_MS } from '#src/core/durations.ts';

/**
 * How long done rows are kept, in days, to answer whether a mail was sent. `privacy.md` promises the same.
 */
const DONE_DAYS = 30;
/** The rows per statement, which must end within the query timeout of a few seconds. */
const BATCH = 5_000;

/** The `last_error` of a row whose handler waits for a decision elsewhere. */
export const POSTPONED = 'Postponed';

/** Makes postponed rows due now, because their decision was made. Other rows stay as they are. */
export async function wakePostponed(queries: Queries, keys: readonly string[], now: Date): Promise<void> {
  await queries
    .update(outbox)
    .set({ dueAt: now })
    .where(
      and(
        inArray(outbox.key, [...keys]),
        eq(outbox.status, 'waiting'),
        eq(outbox.lastError, POSTPONED),
        // A worker that has the row checks again by itself.
        isNull(outbox.claim),
      ),
    );
}

/** True while a row of this kind is waiting for an order. */
export async function isWaiting(queries: Queries, kind: string, orderId: string): Promise<boolean> {
  const isOfOrder = sql`${outbox.payload} ->> 'orderId' = ${orderId}`;
  return (
    (await queries.$count(outbox, and(eq(outbox.status, 'waiting'), eq(outbox.kind, kind), isOfOrder))) > 0
  );
}

/** True when there is a row with this key. Done rows are kept for {@link DONE_DAYS} days. */
export async function isKnown(queries: Queries, key: string): Promise<boolean> {
  return (await queries.$count(outbox, eq(outbox.key, key))) > 0;
}

/** Deletes a waiting row that is no longer needed. */
export async function withdrawWaiting(queries: Queries, key: string): Promise<void> {
  await queries.delete(outbox).where(and(eq(outbox.key, key), eq(outbox.status, 'waiting')));
}

/**
 * Deletes rows that were done or given up long ago; those given up still have their payload.
 * @returns the number of rows
 */
export async function deleteDone(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DONE_DAYS * DAY_MS);
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

/**
 * Deletes rows addressed to an email address in their payload.
 * @returns the number of rows
 */
export async function deleteAddressedTo(db: Database, email: string): Promise<number> {
  const gone = await db
    .delete(outbox)
    .where(sql`lower(${outbox.payload} ->> 'to') = ${email}`)
    .returning({ key: outbox.key });
  return gone.length;
}

/** Deletes the waiting review requests of orders. */
export async function deleteInvitations(db: Database, orderIds: readonly string[]): Promise<void> {
  const keys = orderIds.map((id) => `review-invitation:${id}`);
  await db.delete(outbox).where(and(inArray(outbox.key, keys), ne(outbox.status, 'done')));
}

/** Rows that are waiting or were given up, at most `limit`, oldest first. */
export function listUndone(db: Database, limit = 1000): Promise<OutboxRow[]> {
  return db
    .select()
    .from(outbox)
    .where(ne(outbox.status, 'done'))
    .orderBy(asc(outbox.createdAt))
    .limit(limit);
}

/**
 * Makes rows that were given up due again.
 * @returns the number of rows
 */
export async function retryGivenUp(db: Database, now: Date): Promise<number> {
  const again = await db
    .update(outbox)
    .set({ status: 'waiting', attempts: 0, dueAt: now })
    .where(eq(outbox.status, 'given-up'))
    .returning({ key: outbox.key });
  return again.length;
}
