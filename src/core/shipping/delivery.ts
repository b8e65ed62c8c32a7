import * as words from '#src/words/en/shipping.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { dayOf, daysLater, formatDate } from '../dates.ts';
import type { RegionCode } from '../regions/regions.ts';
import type { DeliveryWindow } from './offer.ts';

/**
 * The handling time in working days. The terms state it in words; feeds and structured data use these
 * numbers.
 */
export const HANDLING_DAYS = { minimum: 0, maximum: 3 } as const;

/**
 * Public holidays on fixed dates in a whole region, as `month-day`: no deliveries on these days. Movable
 * holidays and those of single countries or states are ignored, so dates are estimates (docs/decisions/0029).
 */
const HOLIDAYS: Readonly<Record<RegionCode, readonly string[]>> = {
  US: ['01-01', '06-19', '07-04', '11-11', '12-25'],
  GB: ['01-01', '12-25', '12-26'],
  CA: ['01-01', '07-01', '12-25', '12-26'],
  EU: ['01-01', '05-01', '12-25', '12-26'],
  LATAM: ['01-01', '05-01', '12-25'],
  GO: ['01-01', '12-25'],
};

/** Days in UTC, as `2026-11-26`. */
export type DeliveryDates = { first: string; last: string };

/**
 * The first and last day on which a parcel ordered at `from` arrives: handling time plus transit time, in
 * working days of the region. An order on a day off counts as placed on the next working day.
 *
 * @param handling the handling time; zero for a parcel that was shipped at `from`
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
 * Formats the days for a language: `Thu 26 – Mon 30 November`. A range that names two months has them short,
 * so that it fits one line on a phone on every day of the year: `Thu 26 Nov – Wed 2 Dec`, `Thu, Nov 26 – Mon, Nov 30`.
 *
 * @param language a tag such as `en-GB`
 */
export function deliveryDatesText({ first, last }: DeliveryDates, language: string): string {
  const [from, to] = [dayText(first, language, 'long'), dayText(last, language, 'long')];
  if (first === last) return from;
  // Formats each day separately: ranges differ between versions of the locale data, and server and browser
  // must agree.
  const month = /^\w+ \d+( \w+)$/.exec(to)?.[1] ?? '';
  if (month && from.endsWith(month)) return `${from.slice(0, -month.length)} – ${to}`;
  return `${dayText(first, language, 'short')} – ${dayText(last, language, 'short')}`;
}

/** `Thu 26 November`, `Thu, November 26`; with a short month `Thu 26 Nov`. */
function dayText(day: string, language: string, month: 'long' | 'short'): string {
  return formatDate(language, { weekday: 'short', day: 'numeric', month }, day).replace(
    /^(\w+), (\d)/,
    '$1 $2',
  );
}

/** The transit time, for example `3 to 5 working days`. */
export function windowText({ minimumDays, maximumDays }: DeliveryWindow): string {
  if (minimumDays !== maximumDays)
    return fill(words.workingDaysBetween, { minimum: minimumDays, maximum: maximumDays });
  return minimumDays === 1 ? words.nextWorkingDay : fillCount(words.workingDays, minimumDays);
}

/** The time from order to delivery: handling plus transit. */
export function arrivalWindowText({ minimumDays, maximumDays }: DeliveryWindow): string {
  return windowText({
    minimumDays: HANDLING_DAYS.minimum + minimumDays,
    maximumDays: HANDLING_DAYS.maximum + maximumDays,
  });
}

export type Dispatched = { isShipped: boolean; type: string; releasedAt?: string | undefined };

/** `isAll` is false when other parcels of the order leave later or at an unknown time. */
export type DispatchDate = { from: Date; isAll: boolean };

/**
 * When the first parcel of an order is ready to ship: now, or on the release day of a pre-order. Each product
 * ships on its own day. Undefined when nothing is shipped or when no date is known, as for a product of a
 * funding.
 */
export function firstDispatch(lines: readonly Dispatched[], now: Date): DispatchDate | undefined {
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

/** The day `count` working days later. With 0, the day itself or the next working day. */
function workingDaysLater(from: Date, count: number, region: RegionCode): Date {
  let day = from;
  while (!isWorkingDay(day, region)) day = daysLater(day, 1);
  for (let left = count; left > 0; ) {
    day = daysLater(day, 1);
    if (isWorkingDay(day, region)) left -= 1;
  }
  return day;
}

function isWorkingDay(day: Date, region: RegionCode): boolean {
  const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
  return !isWeekend && !HOLIDAYS[region].includes(dayOf(day).slice(5));
}
