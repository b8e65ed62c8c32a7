import { formatDate } from '../dates.ts';
import type { DeliveryWindow } from './offer.ts';
import { type DeliveryCalendar, dispatchDay, workingDayFrom, workingDaysLater } from './working-days.ts';

/** How long an order takes, in working days: until the parcel leaves, and from then on. */
export type DeliveryTime = { handling: DeliveryWindow; window: DeliveryWindow };

/** The handling time of a parcel that was shipped. */
export const SHIPPED: DeliveryWindow = { minimumDays: 0, maximumDays: 0 };

/** Days, as `2026-11-26`. */
export type DeliveryDates = { first: string; last: string };

/**
 * The first and last day on which a parcel arrives: handling in working days of the shop, then transit in
 * working days of the region. An order on a day off counts as placed on the next working day.
 *
 * @param from the day of the order, or on which the parcel was shipped, as `2026-11-26`
 */
export function deliveryDates(
  { handling, window }: DeliveryTime,
  from: string,
  { holidays }: DeliveryCalendar,
): DeliveryDates {
  const start = workingDayFrom(from, holidays.dispatch);
  const arrives = (handlingDays: number, transitDays: number) => {
    const leaves = workingDaysLater(start, handlingDays, holidays.dispatch);
    return workingDayFrom(workingDaysLater(leaves, transitDays, holidays.delivery), holidays.delivery);
  };
  return {
    first: arrives(handling.minimumDays, window.minimumDays),
    last: arrives(handling.maximumDays, window.maximumDays),
  };
}

/**
 * Formats the days for a language: `Thu 26 – Mon 30 November`. A range that names two months has them short,
 * so that it fits one line on a phone on every day of the year: `Thu 26 Nov – Wed 2 Dec`, `Thu, Nov 26 – Mon,
 * Nov 30`.
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

export type Dispatched = {
  isShipped: boolean;
  type: string;
  releasedAt?: string | undefined;
  /** Whether it is printed to order. */
  isPrinted?: boolean;
};

/**
 * From which day handling counts, as `2026-11-26`. `isAll` is false when other parcels of the order leave
 * later or at an unknown time. `last` is the day of the last of them, if all are known; `count` is the number
 * of parcels with a known day. `lines` has the day of each line, where it is shipped and the day is known.
 */
export type DispatchDate = {
  from: string;
  isAll: boolean;
  last?: string;
  count: number;
  lines: readonly (string | undefined)[];
};

/**
 * When the first parcel of an order can be packed: on the day of the order, once it is printed, or on the
 * release day of a pre-order. Each product ships on its own day. Undefined when nothing is shipped or when no
 * date is known, as for a product of a funding.
 */
export function firstDispatch(
  lines: readonly Dispatched[],
  now: Date,
  calendar: DeliveryCalendar,
): DispatchDate | undefined {
  const today = dispatchDay(now, calendar.cutOff);
  const days = lines.map((line) => (line.isShipped ? readyOn(line, today, calendar) : undefined));
  const starts = days.filter((_, at) => lines[at]?.isShipped);
  const known = starts.filter((start) => start !== undefined).sort();
  const [from, last] = [known[0], known.at(-1)];
  if (from === undefined || last === undefined) return undefined;
  const isAll = starts.every((start) => start === from);
  return {
    from,
    isAll,
    ...(!isAll && known.length === starts.length && { last }),
    count: new Set(known).size,
    lines: days,
  };
}

/** The day on which what is ordered on a day is printed. That day itself where printing takes no time. */
export function printedOn(day: string, { production = 0, holidays: { dispatch } }: DeliveryCalendar): string {
  return production === 0 ? day : workingDaysLater(workingDayFrom(day, dispatch), production, dispatch);
}

/** The handling time of something that is printed to order, from the order on. */
export function withPrinting({ minimumDays, maximumDays }: DeliveryWindow, production = 0): DeliveryWindow {
  return { minimumDays: minimumDays + production, maximumDays: maximumDays + production };
}

/**
 * The day from which something that is not printed to order can be packed: the day of the order, or the
 * release day of a pre-order. Undefined when it is not known.
 */
export function readyFrom({ type, releasedAt = '' }: Dispatched, today: string): string | undefined {
  if (type === 'available') return today;
  if (type !== 'pre-order' || Number.isNaN(Date.parse(releasedAt))) return undefined;
  const out = releasedAt.slice(0, 10);
  return out > today ? out : today;
}

function readyOn(line: Dispatched, today: string, calendar: DeliveryCalendar): string | undefined {
  const from = line.isPrinted && line.type === 'available' ? printedOn(today, calendar) : today;
  return readyFrom(line, from);
}
