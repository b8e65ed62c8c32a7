import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { fundingPlace } from '../db/schema/fundings.ts';

/** A transaction or the database itself: all that is done here is single statements. */
type Db = Pick<Database, 'execute' | 'select' | 'insert' | 'update' | 'delete'>;
/** A limited reward: places are numbered from `takenBefore + 1` to `limit`. */
export type LimitedReward = { fundingId: string; rewardId: string; limit: number; takenBefore: number };

/**
 * Holds a place of a limited reward for an attempt until `until`, or answers false when all are held or gone. The same attempt
 * asked again keeps the place that it has. The table's keys are the guard: a place number exists once, so of two who want the
 * last one, one gets it; whoever loses looks for another.
 */
export async function holdPlace(
  db: Db,
  reward: LimitedReward,
  attemptId: string,
  { until, now }: { until: Date; now: Date },
): Promise<boolean> {
  // Each turn that comes to nothing means that somebody else took a place, so there are no more turns than places.
  for (let turn = 0; turn <= reward.limit; turn += 1) {
    const own = await db
      .update(fundingPlace)
      .set({ heldUntil: until })
      .where(eq(fundingPlace.attemptId, attemptId))
      .returning({ place: fundingPlace.place });
    if (own.length > 0) return true;
    const free = await firstFree(db, reward, now);
    if (free === undefined) return false;
    try {
      const taken = await db
        .insert(fundingPlace)
        .values({
          fundingId: reward.fundingId,
          rewardId: reward.rewardId,
          place: free,
          attemptId,
          heldUntil: until,
        })
        .onConflictDoUpdate({
          target: [fundingPlace.fundingId, fundingPlace.rewardId, fundingPlace.place],
          set: { attemptId, heldUntil: until },
          setWhere: and(isNull(fundingPlace.orderId), sql`${fundingPlace.heldUntil} <= ${now.toISOString()}`),
        })
        .returning({ place: fundingPlace.place });
      if (taken.length > 0) return true;
    } catch (error) {
      // The same attempt, sent twice at once, has just been given another place: the next turn finds it.
      if (!isTwice(error)) throw error;
    }
  }
  return false;
}

/**
 * Gives a place to a paid order for good: the one that its attempt holds, also when its time has run out, or else any that is
 * free. Answers false when there is none.
 */
export async function keepPlace(
  db: Db,
  reward: LimitedReward,
  attemptId: string,
  { orderId, now }: { orderId: string; now: Date },
): Promise<boolean> {
  if (!(await holdPlace(db, reward, attemptId, { until: now, now }))) return false;
  await db.update(fundingPlace).set({ orderId }).where(eq(fundingPlace.attemptId, attemptId));
  return true;
}

/** Keeps an unpaid attempt's place for longer: its bank takes days to say whether it pays. */
export async function extendPlace(db: Db, attemptId: string, until: Date): Promise<void> {
  await db
    .update(fundingPlace)
    .set({ heldUntil: until })
    .where(and(eq(fundingPlace.attemptId, attemptId), isNull(fundingPlace.orderId)));
}

/** Gives an unpaid attempt's place back. */
export async function releasePlace(db: Db, attemptId: string): Promise<void> {
  await db
    .delete(fundingPlace)
    .where(and(eq(fundingPlace.attemptId, attemptId), isNull(fundingPlace.orderId)));
}

/** How many places of each limited reward are gone or held, by `funding/reward`. */
export async function takenPlaces(db: Db, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({
      fundingId: fundingPlace.fundingId,
      rewardId: fundingPlace.rewardId,
      count: sql<number>`count(*)::int`,
    })
    .from(fundingPlace)
    .where(or(isNotNull(fundingPlace.orderId), sql`${fundingPlace.heldUntil} > ${now.toISOString()}`))
    .groupBy(fundingPlace.fundingId, fundingPlace.rewardId);
  return new Map(rows.map(({ fundingId, rewardId, count }) => [`${fundingId}/${rewardId}`, count]));
}

async function firstFree(db: Db, reward: LimitedReward, now: Date): Promise<number | undefined> {
  const { rows } = await db.execute<{ place: number }>(sql`
    select place from generate_series(${reward.takenBefore + 1}::int, ${reward.limit}::int) as place
    where not exists (
      select 1 from ${fundingPlace} as held
      where held.funding_id = ${reward.fundingId} and held.reward_id = ${reward.rewardId}
        and held.place = place.place
        and (held.order_id is not null or held.held_until > ${now.toISOString()}::timestamptz)
    )
    order by place limit 1`);
  return rows[0]?.place;
}

function isTwice(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return (cause?.code ?? code) === '23505';
}
