import { sql } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import type { SalesDay, TodaySales } from '#src/contracts/desk/today.ts';
import { dayOf, daysLater } from '#src/core/dates.ts';

/**
 * What each region sold on each of the last days, with today as the last. Days are in UTC, as in the books.
 * One query, over the index of order times.
 */
export async function readSales(db: Queries, days: number, now: Date): Promise<TodaySales> {
  const to = new Date(dayOf(now));
  const from = daysLater(to, 1 - days);
  const { rows } = await db.execute<SalesDay>(sql`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, region, currency,
      count(*)::int as orders, sum(total)::float8 as total
    from "order" where created_at >= ${from}::timestamptz and created_at < ${daysLater(to, 1)}::timestamptz
    group by 1, 2, 3 order by 1, 2, 3`);
  return { from: dayOf(from), to: dayOf(to), rows };
}
