import { dayOf, daysLater } from '#src/core/dates.ts';
import { DAY_MS } from '#src/core/durations.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import type { DeliveryCalendar } from '#src/core/shipping/working-days.ts';
import type { DeliverySettings } from '../schemas/delivery.ts';

/**
 * How far the lists of holidays reach, in days: pages and baskets need the future, pages of older orders the
 * past. After a year and a quarter without a build, only weekends are left.
 */
const PAST = 400;
const FUTURE = 460;

type Settings = Pick<DeliverySettings, 'cutOff' | 'holidays' | 'production'>;

/** The delivery calendar of a region at a build, with the holidays of the past year and of the next one. */
export async function deliveryCalendar(
  { cutOff, holidays, production }: Settings,
  region: RegionCode,
  now: Date,
): Promise<DeliveryCalendar> {
  const period = [dayOf(daysLater(now, -PAST)), dayOf(daysLater(now, FUTURE))] as const;
  const dispatch = await Promise.all(holidays.dispatch.map((place) => holidaysOf(place, ...period)));
  return {
    cutOff,
    holidays: {
      dispatch: [...new Set([...dispatch.flat(), ...holidays.daysOff])].sort(),
      delivery: await holidaysOf(holidays.delivery[region], ...period),
    },
    ...(production && { production }),
  };
}

/** The same in few bytes, for a page: only coming holidays, each list as one text. */
export async function pageCalendar(
  settings: Settings,
  region: RegionCode,
  now: Date,
): Promise<DeliveryCalendar> {
  const { holidays, ...calendar } = await deliveryCalendar(settings, region, now);
  const coming = (days: readonly string[] | string) => [...days].filter((day) => day >= dayOf(now)).join(' ');
  return {
    ...calendar,
    holidays: { dispatch: coming(holidays.dispatch), delivery: coming(holidays.delivery) },
  };
}

/** True for a place whose public holidays are known: a country (`GB`), or one with its state (`CA-ON`). */
export async function hasHolidays(place: string): Promise<boolean> {
  const [country = '', state] = place.split('-');
  const { default: Holidays } = await import('date-holidays');
  const all = new Holidays();
  return country in all.getCountries() && (state === undefined || state in (all.getStates(country) ?? {}));
}

const known = new Map<string, Promise<string[]>>();

/**
 * The public holidays of a place that are no weekend days, sorted, as `2026-12-25`.
 * `from` and `to` are included.
 */
function holidaysOf(place: string, from: string, to: string): Promise<string[]> {
  const key = `${place} ${from} ${to}`;
  const found = known.get(key) ?? findHolidays(place, from, to);
  known.set(key, found);
  return found;
}

async function findHolidays(place: string, from: string, to: string): Promise<string[]> {
  const { default: Holidays } = await import('date-holidays');
  const [country = '', state = ''] = place.split('-');
  const calendar = new Holidays(country, state, { types: ['public'] });
  const years = Array.from(
    { length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 },
    (_, at) => Number(from.slice(0, 4)) + at,
  );
  const days = years.flatMap((year) => calendar.getHolidays(year)).flatMap(daysOfHoliday);
  return [...new Set(days)].filter((day) => day >= from && day <= to && !isWeekend(day)).sort();
}

/** Some last several days: they end at the start of the day after the last. */
function daysOfHoliday({ date, start, end }: { date: string; start: Date; end: Date }): string[] {
  const first = new Date(date.slice(0, 10));
  const count = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
  return Array.from({ length: count }, (_, at) => dayOf(daysLater(first, at)));
}

function isWeekend(day: string): boolean {
  return new Date(day).getUTCDay() % 6 === 0;
}
