import type { RegionCode } from '../regions/regions.ts';
import type { DeliveryWindow } from './offer.ts';

/** Working days until a parcel leaves us, as the terms promise in words. Feeds and structured data read the numbers. */
export const HANDLING_DAYS = { minimum: 0, maximum: 3 } as const;

/**
 * Public holidays that fall on the same day each year and are kept in the whole region, as `month-day`: nothing is delivered then.
 * Movable ones and those of single countries or states are not counted, so a date is an estimate (docs/decisions/0029).
 */
const HOLIDAYS: Readonly<Record<RegionCode, readonly string[]>> = {
  US: ['01-01', '06-19', '07-04', '11-11', '12-25'],
  GB: ['01-01', '12-25', '12-26'],
  CA: ['01-01', '07-01', '12-25', '12-26'],
  EU: ['01-01', '05-01', '12-25', '12-26'],
  LATAM: ['01-01', '05-01', '12-25'],
  GO: ['01-01', '12-25'],
};

const DAY = 24 * 3_600_000;

/** Days in UTC, as `2026-11-26`. */
export type DeliveryDates = { first: string; last: string };

/**
 * Between which days a parcel arrives that is ordered at `from`: the days until it leaves us and those of the post, counted in
 * working days of the region. What is ordered on a day off counts as ordered on the next working day.
 * @param handling the days until it leaves us; none for a parcel that has left at `from`
 */
export function deliveryDates(
  window: DeliveryWindow,
  from: Date,
  region: RegionCode,
  handling: { minimum: number; maximum: number } = HANDLING_DAYS,
): DeliveryDates {
  const start = workingDaysLater(from, 0, region);
  return {
    first: dayOf(workingDaysLater(start, handling.minimum + window.minimumDays, region)),
    last: dayOf(workingDaysLater(start, handling.maximum + window.maximumDays, region)),
  };
}

/**
 * The days as a language writes them: `Thu 26 – Mon 30 November`, `Thu, November 26 – Mon, November 30`.
 * @param language a tag such as `en-GB`
 */
export function deliveryDatesText({ first, last }: DeliveryDates, language: string): string {
  const [from, to] = [dayText(first, language), dayText(last, language)];
  if (first === last) return from;
  // Day by day, since versions of the locale data differ about ranges, and server and browser have to agree.
  const month = /^\w+ \d+( \w+)$/.exec(to)?.[1] ?? '';
  return `${month && from.endsWith(month) ? from.slice(0, -month.length) : from} – ${to}`;
}

/** `Thu 26 November`, `Thu, November 26`. */
function dayText(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
    .format(new Date(day))
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/^(\w+), (\d)/, '$1 $2');
}

/** How long the post takes, for example `3 to 5 working days`. */
export function windowText({ minimumDays, maximumDays }: DeliveryWindow): string {
  if (minimumDays !== maximumDays) return `${minimumDays} to ${maximumDays} working days`;
  return minimumDays === 1 ? 'the next working day' : `${minimumDays} working days`;
}

/** The same from the order until it arrives, with the days until it leaves us. */
export function arrivalWindowText({ minimumDays, maximumDays }: DeliveryWindow): string {
  return windowText({
    minimumDays: HANDLING_DAYS.minimum + minimumDays,
    maximumDays: HANDLING_DAYS.maximum + maximumDays,
  });
}

export type Dispatched = { isShipped: boolean; type: string; releasedAt?: string | undefined };

/** `isAll` is false where other parcels of the order leave later, or nobody knows when. */
export type Dispatch = { from: Date; isAll: boolean };

/**
 * When the first parcel of an order is ready to be sent: now, or on the day a pre-order comes out, since each is sent on its own day.
 * Undefined when nothing is posted, or when nobody can say of any of it, as of what a funding is to make.
 */
export function firstDispatch(lines: readonly Dispatched[], now: Date): Dispatch | undefined {
  const starts = lines.filter((line) => line.isShipped).map((line) => readyAt(line, now));
  const known = starts.filter((start) => start !== undefined);
  if (known.length === 0) return undefined;
  const first = Math.min(...known);
  return { from: new Date(first), isAll: starts.every((start) => start === first) };
}

/** In ms since the epoch. */
function readyAt({ type, releasedAt = '' }: Dispatched, now: Date): number | undefined {
  if (type === 'available') return now.getTime();
  const out = Date.parse(releasedAt);
  if (type !== 'pre-order' || Number.isNaN(out)) return undefined;
  return Math.max(now.getTime(), out);
}

/** So many working days later; with 0, the day itself or, where it is a day off, the next one that is not. */
function workingDaysLater(from: Date, count: number, region: RegionCode): Date {
  let day = from;
  while (!isWorkingDay(day, region)) day = new Date(day.getTime() + DAY);
  for (let left = count; left > 0; ) {
    day = new Date(day.getTime() + DAY);
    if (isWorkingDay(day, region)) left -= 1;
  }
  return day;
}

function isWorkingDay(day: Date, region: RegionCode): boolean {
  const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
  return !isWeekend && !HOLIDAYS[region].includes(dayOf(day).slice(5));
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
