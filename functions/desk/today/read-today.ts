import { sql } from 'drizzle-orm';
import { deliveryCalendar } from '#functions/catalogue/snapshot.ts';
import type { Queries } from '#functions/db/open.ts';
import { lowVariants } from '#functions/stock/counts/low-stock.ts';
import type { Dispatch, Today, TodayAlarm, TodayRevenue, Waiting } from '#src/contracts/desk/today.ts';
import { dayOf, daysLater } from '#src/core/dates.ts';
import { DEFAULT_REGION } from '#src/core/regions/open-regions.ts';
import {
  type DeliveryCalendar,
  dayInZone,
  dispatchDay,
  workingDayFrom,
} from '#src/core/shipping/working-days.ts';

/** The maximum number of low-stock variants listed. */
const MAX_LOW = 20;

/** What waits for a person, by kind. One query, over partial indexes. */
export async function readWaiting(db: Queries): Promise<Waiting[]> {
  const { rows } = await db.execute<{
    kind: Waiting['kind'];
    count: number;
    oldest: Date | string | null;
  }>(sql`
    select 'held' as kind, count(*)::int as count, min(created_at) as oldest from "order"
      where released_at is null and (held_reason is not null or fraud_warning_at is not null)
    union all select 'messages', count(*)::int, min(created_at) from letter
      where not is_unchecked and state = 'to_answer'
    union all select 'reviews', count(*)::int, min(created_at) from review where status = 'new'
    union all select 'answers', count(*)::int, min(written_at) from review_answer where state = 'waiting'
    union all select 'production', count(*)::int, min(created_at) from production_job where status = 'new'
    union all select 'unrecorded', count(*)::int, min(tried_at) from unrecorded_payment
    union all select 'outbox', count(*)::int, min(created_at) from outbox where status = 'given-up'`);
  return rows.map(({ oldest, ...row }) => ({ ...row, oldest: oldest ? iso(oldest) : null }));
}

/** Jobs whose last run failed, and builds that failed and were not followed by a good one. One query. */
async function alarms(db: Queries): Promise<TodayAlarm[]> {
  const { rows } = await db.execute<Omit<TodayAlarm, 'since'> & { since: Date | string }>(sql`
    select 'job' as kind, job as name, started_at as since, error as why from job_run where outcome = 'failed'
    union all select 'build', deploy_id, begun_at, null from build_failure where solved_at is null
    order by since`);
  return rows.map(({ since, ...row }) => ({ ...row, since: iso(since) }));
}

/**
 * What each region sold today, in 7 and in 28 days, and in as many days before. Days are in UTC, as in the
 * books. One query, over the index of order times.
 */
async function revenue(db: Queries, now: Date): Promise<TodayRevenue[]> {
  const tomorrow = daysLater(new Date(dayOf(now)), 1);
  const start = daysLater(tomorrow, -56);
  const { rows } = await db.execute<TodayRevenue>(sql`
    with sold as (
      select region, currency, total, (${dayOf(now)}::date - (created_at at time zone 'UTC')::date) as age
      from "order" where created_at >= ${start}::timestamptz and created_at < ${tomorrow}::timestamptz
    )
    select span.days, region, currency,
      count(*) filter (where age < span.days)::int as orders,
      coalesce(sum(total) filter (where age < span.days), 0)::float8 as total,
      count(*) filter (where age >= span.days)::int as "ordersBefore",
      coalesce(sum(total) filter (where age >= span.days), 0)::float8 as "totalBefore"
    from sold join (values (1), (7), (28)) as span (days) on age < 2 * span.days
    group by span.days, region, currency order by span.days, region, currency`);
  return rows;
}

/** The page of today. Six queries at most. */
export async function readToday(db: Queries, now: Date): Promise<Today> {
  const low = await lowVariants(db, now);
  return {
    waiting: await readWaiting(db),
    alarms: await alarms(db),
    revenue: await revenue(db, now),
    low: low.slice(0, MAX_LOW).map(({ sku: _sku, lowBelow: _lowBelow, ...one }) => one),
    lowCount: low.length,
    dispatch: dispatchOf(deliveryCalendar(DEFAULT_REGION), now),
  };
}

/** The dispatch day of an order placed now. */
export function dispatchOf(
  { cutOff, holidays }: Pick<DeliveryCalendar, 'cutOff' | 'holidays'>,
  now: Date,
): Dispatch {
  const day = workingDayFrom(dispatchDay(now, cutOff), holidays.dispatch);
  return { ...cutOff, day, isToday: day === dayInZone(now, cutOff.timeZone) };
}

function iso(moment: Date | string): string {
  return new Date(moment).toISOString();
}
