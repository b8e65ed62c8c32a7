import { eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/open.ts';
import { rateLimit } from '../db/schema/rate-limits.ts';

/** At most `most` calls (1 or more) within any `windowMs`, counted per subject. */
export type RateLimit = { name: string; most: number; windowMs: number };
/** A call to count: against which limit, for which subject. */
export type Hit = { limit: RateLimit; subject: string };
/** A call over a limit. `retryAfter`: in how many seconds (1 or more) there is room again. */
export type Refusal = { limit: RateLimit; retryAfter: number };

/** How many expired rows each new row deletes, so that the table stays small. */
const SWEPT = 20;

/**
 * Counts a call against each of `hits`, in order. Stops at the first limit that is full: nothing is counted
 * there or after it. So put the narrowest limit first: a visitor over their own limit uses up nothing of a
 * shared one.
 * @returns undefined, or the limit that is full
 * @throws when the database fails
 */
export async function consume(db: Queries, hits: readonly Hit[], now: Date): Promise<Refusal | undefined> {
  for (const hit of hits) {
    const counted = await consumeOne(db, hit, now);
    if ('limit' in counted) return counted;
  }
  return undefined;
}

/**
 * Deletes all expired rows.
 * @returns how many
 */
export async function sweepLimits(db: Queries, now: Date): Promise<number> {
  const gone = await db
    .delete(rateLimit)
    .where(lte(rateLimit.expiresAt, now))
    .returning({ key: rateLimit.key });
  return gone.length;
}

/**
 * Counts a call against one limit (sliding window). Returns the number of calls in the window, including this
 * one, or a refusal. There is room again when the oldest of the newest `most` calls is `windowMs` old. It is
 * one statement, so the database serialises concurrent calls from all processes.
 * @throws when the database fails
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
  const { retryAfter } = await usageOf(db, { limit, subject }, now);
  // The clock of the instance that counted first may be slightly ahead of ours.
  return { limit, retryAfter: Math.max(1, retryAfter) };
}

/**
 * Reads a limit without counting. `retryAfter` is the number of seconds until there is room; 0 for now.
 * @throws when the database fails
 */
export async function usageOf(
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

function keyOf({ name }: RateLimit, subject: string): string {
  return `${name}:${subject}`;
}

function timestamp(at: Date): SQL {
  return sql`${at.toISOString()}::timestamptz`;
}

function windowStart({ windowMs }: RateLimit, now: Date): SQL {
  return timestamp(new Date(now.getTime() - windowMs));
}

/** The call that must leave the window before there is room; null while there are fewer than `most`. */
function oldestOf({ most }: RateLimit): SQL {
  return sql`${rateLimit.hits}[cardinality(${rateLimit.hits}) + 1 - ${most}::int]`;
}

function usedOf(limit: RateLimit, now: Date): SQL<number> {
  return sql<number>`(select count(*)::int from unnest(${rateLimit.hits}) as hit where hit > ${windowStart(limit, now)})`;
}

/** Skips rows that another process has locked. */
async function sweepSome(db: Queries, now: Date): Promise<void> {
  const overdue = db
    .select({ key: rateLimit.key })
    .from(rateLimit)
    .where(lte(rateLimit.expiresAt, now))
    .limit(SWEPT)
    .for('update', { skipLocked: true });
  await db.delete(rateLimit).where(sql`${rateLimit.key} in ${overdue}`);
}
