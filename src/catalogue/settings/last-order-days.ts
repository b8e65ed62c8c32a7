import { dayOf, daysLater } from '#src/core/dates.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { calendarOf } from '#src/core/shipping/calendar-of.ts';
import { deliveryDates, deliveryDatesText, withPrinting } from '#src/core/shipping/delivery.ts';
import { methodInSentence } from '#src/core/shipping/method-name.ts';
import type { ShippingMethod } from '#src/core/shipping/offer.ts';
import type { DeliveryCalendar } from '#src/core/shipping/working-days.ts';
import { memoizeByObject } from '#src/lib/memoize-by-object.ts';
import * as words from '#src/words/en/header.ts';
import { fill } from '#src/words/fill.ts';
import type { Catalogue } from '../catalogue.ts';
import { deliveryCalendar } from './delivery-calendar.ts';
import { shippingMethodsOf } from './shipping-methods.ts';

/** What is to arrive by a day of each year, such as `12-24`. `event` is `Christmas`. */
export type Deadline = { event: string; day: string };

/** How long before the day the banner names the last days to order. */
const DAYS_BEFORE = 35;

/**
 * The last day to order by each method of a region so that everything arrives in time, also what is printed
 * to order and at any hour of that day, as text. Undefined until five weeks before, and when it is too late.
 */
export function lastOrderDays(
  { event, day }: Deadline,
  {
    methods,
    calendar,
    region,
  }: { methods: readonly ShippingMethod[]; calendar: DeliveryCalendar; region: RegionCode },
  now: Date,
): string | undefined {
  const today = dayOf(now);
  const year = Number(today.slice(0, 4));
  const by = `${today.slice(5) > day ? year + 1 : year}-${day}`;
  if (today < dayOf(daysLater(new Date(by), -DAYS_BEFORE))) return undefined;
  const found = methods.flatMap((method) => {
    const last = lastDay(method, { calendar, region, today, by });
    return last ? [{ name: methodInSentence(method.name), last }] : [];
  });
  if (found.length === 0) return undefined;
  const days = found.map(({ name, last }) =>
    fill(words.lastDayBy, {
      day: deliveryDatesText({ first: last, last }, regionOf(region).language),
      method: name,
    }),
  );
  return fill(words.lastOrderDays, { event, days: DAYS.format(days) });
}

/** The banner of a region, on every page: the last days to order before its deadline, else its own text. */
export function bannerText(catalogue: Catalogue, region: RegionCode, now: Date): Promise<string> {
  return memoizeByObject(catalogue, `banner ${region} ${dayOf(now)}`, () =>
    makeBanner(catalogue, region, now),
  );
}

async function makeBanner(catalogue: Catalogue, region: RegionCode, now: Date): Promise<string> {
  const { banner, delivery } = catalogue.settings;
  if (!banner.deadline) return banner.text;
  const calendar = await deliveryCalendar(delivery, region, now);
  const methods = shippingMethodsOf(catalogue);
  return lastOrderDays(banner.deadline, { methods, calendar, region }, now) ?? banner.text;
}

const DAYS = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function lastDay(
  { active, handling, estimate, rates, cutOff, daysOff, collection }: ShippingMethod,
  {
    calendar,
    region,
    today,
    by,
  }: { calendar: DeliveryCalendar; region: RegionCode; today: string; by: string },
): string | undefined {
  const window = estimate[region];
  if (!active || !window || rates[region] === undefined || collection) return undefined;
  const time = { handling: withPrinting(handling, calendar.production), window };
  const own = calendarOf({ cutOff, daysOff }, calendar);
  // An order after the cut-off counts for the next day, which must be in time as well.
  for (let day = dayOf(daysLater(new Date(by), -1)); day >= today; day = dayOf(daysLater(new Date(day), -1)))
    if (deliveryDates(time, dayOf(daysLater(new Date(day), 1)), own).last <= by) return day;
  return undefined;
}
