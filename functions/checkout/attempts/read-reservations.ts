import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import { reservation, takenTotal } from '#functions/db/schema/reservations.ts';

/** The attempts whose reservation of `key` has run out, oldest first, at most `most`. */
export async function expiredReservations(
  queries: Queries,
  key: string,
  { now, most }: { now: Date; most: number },
): Promise<string[]> {
  const rows = await queries
    .select({ attemptId: reservation.attemptId })
    .from(reservation)
    .where(and(eq(reservation.key, key), isNull(reservation.orderId), lte(reservation.until, now)))
    .orderBy(reservation.until)
    .limit(most);
  return rows.map(({ attemptId }) => attemptId);
}

/**
 * The quantity taken at `now` (sold or reserved) of each limit with this key prefix, by key. One query.
 */
export async function takenOf(queries: Queries, prefix: string, now: Date): Promise<Map<string, number>> {
  const { rows } = await queries.execute<{ key: string; taken: number }>(sql`
    select ${takenTotal.key}, (${takenTotal.taken} - coalesce(lapsed.quantity, 0))::int as taken
    from ${takenTotal} left join (
      select key, sum(quantity)::int as quantity from ${reservation}
      where order_id is null and until <= ${now.toISOString()}::timestamptz group by key
    ) as lapsed on lapsed.key = ${takenTotal.key}
    where starts_with(${takenTotal.key}, ${prefix})`);
  return new Map(rows.map(({ key, taken }) => [key, taken]));
}

/**
 * The quantity reserved and unpaid at `now` of each limit with this key prefix, by key. Keys without any
 * are left out.
 */
export async function heldOf(queries: Queries, prefix: string, now: Date): Promise<Map<string, number>> {
  const rows = await queries
    .select({ key: reservation.key, held: sql<number>`sum(${reservation.quantity})::int` })
    .from(reservation)
    .where(
      and(
        sql`starts_with(${reservation.key}, ${prefix})`,
        isNull(reservation.orderId),
        gt(reservation.until, now),
      ),
    )
    .groupBy(reservation.key);
  return new Map(rows.map(({ key, held }) => [key, held]));
}
