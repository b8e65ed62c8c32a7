import { eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/open.ts';
import { rateLimit } from '../db/schema/rate-limits.ts';

/** At most `most` calls (1 or more) within any `windowMs`, counted for each subject apart. */
export type Limit = { name: string; most: number; windowMs: number };
/** One call that counts: against which limit, and whose. */
export type Hit = { limit: Limit; subject: string };
/** A call that is one too many: which limit it met, and in how many seconds (1 or more) there is room again. */
export type Refusal = { limit: Limit; retryAfter: number };

/** How many rows that say nothing any more go each time one is made, so that there are never many of them. */
const SWEPT = 20;

/**
 * Counts one call against each of `hits`, in that order, and answers undefined; or the first limit that has no room, against which,
 * as against those behind it, nothing is counted. So the narrowest comes first: who is over their own limit uses up nothing that is
 * everybody's. @throws when the database refuses.
 */
export async function consume(db: Queries, hits: readonly Hit[], now: Date): Promise<Refusal | undefined> {
  for (const hit of hits) {
    const counted = await consumeOne(db, hit, now);
    if ('limit' in counted) return counted;
  }
  return undefined;
}

/** Deletes every row that says nothing any more. @returns how many. */
export async function sweepLimits(db: Queries, now: Date): Promise<number> {
  const gone = await db
    .delete(rateLimit)
    .where(lte(rateLimit.expiresAt, now))
    .returning({ key: rateLimit.key });
  return gone.length;
}

/**
 * Counts one call against one limit: answers how many there are within its window now, this one among them, or that there is no room.
 * One statement, so that the database itself lines up those who come at once, whatever process they come from: each sees what the
 * one before has left. The window slides: with the newest `most` calls at hand there is room as soon as the oldest of them is
 * `windowMs` old. @throws when the database refuses.
 */
export async function consumeOne(
  db: Queries,
  { limit, subject }: Hit,
  now: Date,
): Promise<Refusal | { nth: number }> {
  const { most, windowMs } = limit;
  const at = timestamp(now);
  const known = sql`cardinality(${rateLimit.hits})`;
  const [made] = await db
    .insert(rateLimit)
    .values({
      key: keyOf(limit, subject),
      hits: sql`array[${at}]`,
      expiresAt: new Date(now.getTime() + windowMs),
    })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        hits: sql`(${rateLimit.hits} || excluded.hits)[greatest(1, ${known} + 2 - ${most}::int):]`,
        expiresAt: sql`excluded.expires_at`,
      },
      setWhere: sql`${known} < ${most}::int or ${oldestOf(limit)} <= ${windowStart(limit, now)}`,
    })
    .returning({ isNew: sql<boolean>`${rateLimit}.xmax = 0`, nth: usedOf(limit, now) });
  if (made?.isNew) await sweepSome(db, now);
  if (made) return { nth: made.nth };
  const { retryAfter } = await standingOf(db, { limit, subject }, now);
  // The clock of whoever came first may be a little ahead of ours.
  return { limit, retryAfter: Math.max(1, retryAfter) };
}

/**
 * How a limit stands, without counting anything: how many calls there are within its window, and in how many seconds there is room
 * for one more; 0 for at once. @throws when the database refuses.
 */
export async function standingOf(
  db: Queries,
  { limit, subject }: Hit,
  now: Date,
): Promise<{ used: number; retryAfter: number }> {
  const [row] = await db
    .select({ oldest: sql<string | null>`${oldestOf(limit)}`, used: usedOf(limit, now) })
    .from(rateLimit)
    .where(eq(rateLimit.key, keyOf(limit, subject)));
  const waitMs = row?.oldest ? new Date(row.oldest).getTime() + limit.windowMs - now.getTime() : 0;
  return {
    used: row?.used ?? 0,
    retryAfter: Math.max(0, Math.ceil(Math.min(waitMs, limit.windowMs) / 1000)),
  };
}

function keyOf({ name }: Limit, subject: string): string {
  return `${name}:${subject}`;
}

function timestamp(at: Date): SQL {
  return sql`${at.toISOString()}::timestamptz`;
}

function windowStart({ windowMs }: Limit, now: Date): SQL {
  return timestamp(new Date(now.getTime() - windowMs));
}

/** The call that has to be out of the window for there to be room; null while there are fewer than `most`. */
function oldestOf({ most }: Limit): SQL {
  return sql`${rateLimit.hits}[cardinality(${rateLimit.hits}) + 1 - ${most}::int]`;
}

function usedOf(limit: Limit, now: Date): SQL<number> {
  return sql<number>`(select count(*)::int from unnest(${rateLimit.hits}) as hit where hit > ${windowStart(limit, now)})`;
}

/** Rows that another process is at are left to it. */
async function sweepSome(db: Queries, now: Date): Promise<void> {
  const overdue = db
    .select({ key: rateLimit.key })
    .from(rateLimit)
    .where(lte(rateLimit.expiresAt, now))
    .limit(SWEPT)
    .for('update', { skipLocked: true });
  await db.delete(rateLimit).where(sql`${rateLimit.key} in ${overdue}`);
}
