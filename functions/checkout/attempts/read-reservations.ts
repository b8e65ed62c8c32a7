import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import { allotment, allotmentHold } from '#functions/db/schema/allotments.ts';

/** The attempts whose reservation of `key` has run out, oldest first, at most `most`. */
export async function expiredReservations(
  queries: Queries,
  key: string,
  { now, most }: { now: Date; most: number },
): Promise<string[]> {
  const rows = await queries
    .select({ attemptId: allotmentHold.attemptId })
    .from(allotmentHold)
    .where(and(eq(allotmentHold.key, key), isNull(allotmentHold.orderId), lte(allotmentHold.until, now)))
    .orderBy(allotmentHold.until)
    .limit(most);
  return rows.map(({ attemptId }) => attemptId);
}

/**
 * The quantity taken at `now` (sold or reserved) of each allotment with this key prefix, by key. One query.
 */
export async function takenOf(queries: Queries, prefix: string, now: Date): Promise<Map<string, number>> {
  const { rows } = await queries.execute<{ key: string; taken: number }>(sql`
    select ${allotment.key}, (${allotment.taken} - coalesce(lapsed.quantity, 0))::int as taken
    from ${allotment} left join (
      select key, sum(quantity)::int as quantity from ${allotmentHold}
      where order_id is null and until <= ${now.toISOString()}::timestamptz group by key
    ) as lapsed on lapsed.key = ${allotment.key}
    where starts_with(${allotment.key}, ${prefix})`);
  return new Map(rows.map(({ key, taken }) => [key, taken]));
}

/**
 * The quantity reserved and unpaid at `now` of each allotment with this key prefix, by key. Keys without any
 * are left out.
 */
export async function heldOf(queries: Queries, prefix: string, now: Date): Promise<Map<string, number>> {
  const rows = await queries
    .select({ key: allotmentHold.key, held: sql<number>`sum(${allotmentHold.quantity})::int` })
    .from(allotmentHold)
    .where(
      and(
        sql`starts_with(${allotmentHold.key}, ${prefix})`,
        isNull(allotmentHold.orderId),
        gt(allotmentHold.until, now),
      ),
    )
    .groupBy(allotmentHold.key);
  return new Map(rows.map(({ key, held }) => [key, held]));
}
