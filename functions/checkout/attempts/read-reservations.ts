import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '#functions/db/open.ts';
import { reservation, takenTotal } from '#functions/db/schema/reservations.ts';

/** All keys, or their prefix. */
type Keys = readonly string[] | string;

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
 * The quantity taken at `now` (sold or reserved) of each limit with these keys, or with this key prefix, by
 * key. One query.
 */
export async function takenOf(queries: Queries, which: Keys, now: Date): Promise<Map<string, number>> {
  const { rows } = await queries.execute<{ key: string; taken: number }>(sql`
    select ${takenTotal.key}, (${takenTotal.taken} - coalesce(lapsed.quantity, 0))::int as taken
    from ${takenTotal} left join (
      select key, sum(quantity)::int as quantity from ${reservation}
      where order_id is null and until <= ${now.toISOString()}::timestamptz group by key
    ) as lapsed on lapsed.key = ${takenTotal.key}
    where ${isOneOf(takenTotal.key, which)}`);
  return new Map(rows.map(({ key, taken }) => [key, taken]));
}

/**
 * The quantity reserved and unpaid at `now` of each limit with these keys, or with this key prefix, by key.
 * Keys without any are left out.
 */
export async function heldOf(queries: Queries, which: Keys, now: Date): Promise<Map<string, number>> {
  const rows = await queries
    .select({ key: reservation.key, held: sql<number>`sum(${reservation.quantity})::int` })
    .from(reservation)
    .where(and(isOneOf(reservation.key, which), isNull(reservation.orderId), gt(reservation.until, now)))
    .groupBy(reservation.key);
  return new Map(rows.map(({ key, held }) => [key, held]));
}

function isOneOf(column: PgColumn, which: Keys) {
  return typeof which === 'string' ? sql`starts_with(${column}, ${which})` : inArray(column, [...which]);
}
