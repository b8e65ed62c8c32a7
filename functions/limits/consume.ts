import { eq, lte, sql } from 'drizzle-orm';
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
    const refusal = await consumeOne(db, hit, now);
    if (refusal) return refusal;
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
 * One statement, so that the database itself lines up those who come at once, whatever process they come from: each sees what the
 * one before has left. The window slides: with the newest `most` calls at hand there is room as soon as the oldest of them is
 * `windowMs` old.
 */
async function consumeOne(db: Queries, { limit, subject }: Hit, now: Date): Promise<Refusal | undefined> {
  const { name, most, windowMs } = limit;
  const key = `${name}:${subject}`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const windowStart = sql`${new Date(now.getTime() - windowMs).toISOString()}::timestamptz`;
  const known = sql`cardinality(${rateLimit.hits})`;
  const [made] = await db
    .insert(rateLimit)
    .values({ key, hits: sql`array[${at}]`, expiresAt: new Date(now.getTime() + windowMs) })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        hits: sql`(${rateLimit.hits} || excluded.hits)[greatest(1, ${known} + 2 - ${most}::int):]`,
        expiresAt: sql`excluded.expires_at`,
      },
      setWhere: sql`${known} < ${most}::int or ${rateLimit.hits}[${known} + 1 - ${most}::int] <= ${windowStart}`,
    })
    .returning({ isNew: sql<boolean>`${rateLimit}.xmax = 0` });
  if (made?.isNew) await sweepSome(db, now);
  if (made) return undefined;
  const [full] = await db
    .select({ oldest: sql<string | null>`${rateLimit.hits}[${known} + 1 - ${most}::int]` })
    .from(rateLimit)
    .where(eq(rateLimit.key, key));
  const waitMs = full?.oldest ? new Date(full.oldest).getTime() + windowMs - now.getTime() : 0;
  // The clock of whoever came first may be a little ahead of ours.
  return { limit, retryAfter: Math.max(1, Math.ceil(Math.min(waitMs, windowMs) / 1000)) };
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
