import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { dayRows } from '#functions/books/day-book.ts';
import type { Database, Queries } from '#functions/db/open.ts';
import { deskUser } from '#functions/db/schema/desk.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { enqueueWeeklyReport, weeklyReportKey } from '#functions/mail/enqueue-staff.ts';
import type { RegionReport, WeeklyReport } from '#functions/mail/templates/weekly-report.ts';
import { countOpen } from '#functions/orders/list/list-orders.ts';
import { lowVariants } from '#functions/stock/counts/low-stock.ts';
import type { BooksDay } from '#src/contracts/desk/books.ts';
import type { CurrencyCode } from '#src/core/currencies.ts';
import { dayOf, daysLater } from '#src/core/dates.ts';
import { HOUR_MS } from '#src/core/durations.ts';
import { REGION_CODES, type RegionCode } from '#src/core/regions/regions.ts';
import { dayInZone } from '#src/core/shipping/working-days.ts';
import { startOfDayIn } from '#src/core/time-zones.ts';
import { readWaiting } from './read-today.ts';

/** When it is sent on Mondays: at 07:00 in the shop's time zone. */
const FROM_MS = 7 * HOUR_MS;
/** Until the end of Tuesday, so that a day without the job loses no report. */
const LAST_WEEKDAY = 2;
const BEST_SELLERS = 5;

/**
 * Queues last week's report for each owner who wants it and has none yet, from Monday at 07:00 until the end
 * of Tuesday in the shop's time zone.
 * @returns how many mails were written
 */
export async function reportWeek(db: Database, timeZone: string, now: Date): Promise<number> {
  const monday = reportedMonday(now, timeZone);
  if (!monday) return 0;
  const missing = await ownersWithout(db, monday);
  if (missing.length === 0) return 0;
  return enqueueWeeklyReport(db, missing, await readWeek(db, monday, timeZone, now), now);
}

/** The Monday of the week whose report is due; undefined when none is. */
function reportedMonday(now: Date, timeZone: string): string | undefined {
  const today = dayInZone(now, timeZone);
  const weekday = new Date(today).getUTCDay();
  const isDue =
    weekday === 1
      ? now.getTime() >= startOfDayIn(today, timeZone).getTime() + FROM_MS
      : weekday > 1 && weekday <= LAST_WEEKDAY;
  return isDue ? addDays(today, 1 - weekday - 7) : undefined;
}

/** The ids of the owners who want the report of a week and have not got it. One query. */
async function ownersWithout(db: Queries, monday: string): Promise<string[]> {
  const key = sql`${weeklyReportKey(monday, '')}::text || ${deskUser.id}`;
  const owners = await db
    .select({ id: deskUser.id })
    .from(deskUser)
    .leftJoin(outbox, eq(outbox.key, key))
    .where(
      and(eq(deskUser.role, 'owner'), isNull(deskUser.removedAt), deskUser.weeklyMail, isNull(outbox.key)),
    );
  return owners.map(({ id }) => id);
}

/** The report of the week that starts on a Monday. Two queries for each week, and six for the rest. */
export async function readWeek(
  db: Queries,
  monday: string,
  timeZone: string,
  now: Date,
): Promise<WeeklyReport> {
  const [before, from, to] = [-7, 0, 7].map((days) => startOfDayIn(addDays(monday, days), timeZone)) as [
    Date,
    Date,
    Date,
  ];
  return {
    from: monday,
    to: addDays(monday, 6),
    timeZone,
    regions: compare(await dayRows(db, { from, to }), await dayRows(db, { from: before, to: from })),
    best: await bestSellers(db, from, to),
    waiting: await waitingOf(db, now),
  };
}

/** The sums of the days of two weeks, by region and currency, in the order of the regions. */
function compare(week: readonly BooksDay[], before: readonly BooksDay[]): RegionReport[] {
  const found = new Map<string, RegionReport>();
  for (const [name, rows] of [
    ['week', week],
    ['before', before],
  ] as const)
    for (const { region, currency, orders, total, refunded } of rows) {
      const key = `${region} ${currency}`;
      const report = found.get(key) ?? emptyReport(region, currency);
      const sums = report[name];
      sums.orders += orders;
      sums.total += total;
      sums.refunded += refunded;
      found.set(key, report);
    }
  const placeOf = ({ region }: RegionReport) => REGION_CODES.indexOf(region);
  return [...found.values()].sort((a, b) => placeOf(a) - placeOf(b));
}

function emptyReport(region: string, currency: string): RegionReport {
  const nothing = { orders: 0, total: 0, refunded: 0 };
  return {
    region: region as RegionCode,
    currency: currency as CurrencyCode,
    week: { ...nothing },
    before: { ...nothing },
  };
}

/** Best sellers by quantity. One query, over the index of order times. */
async function bestSellers(db: Queries, from: Date, to: Date): Promise<WeeklyReport['best']> {
  const { rows } = await db.execute<{ name: string; pieces: number }>(sql`
    select max(l.name) as name, sum(l.quantity)::int as pieces
    from "order" o join order_line l on l.order_id = o.id
    where o.created_at >= ${from} and o.created_at < ${to}
    group by l.product_id order by pieces desc, name limit ${BEST_SELLERS}`);
  return rows;
}

async function waitingOf(db: Queries, now: Date): Promise<WeeklyReport['waiting']> {
  const open = await countOpen(db);
  const isLate = or(isNotNull(outbox.lastError), lt(outbox.dueAt, new Date(now.getTime() - HOUR_MS)));
  return {
    ...Object.fromEntries((await readWaiting(db)).map(({ kind, count }) => [kind, count])),
    to_pack: open.to_pack ?? 0,
    low_stock: (await lowVariants(db, now)).length,
    delayed: await db.$count(outbox, and(eq(outbox.status, 'waiting'), isLate)),
  };
}

const addDays = (day: string, days: number) => dayOf(daysLater(new Date(day), days));
