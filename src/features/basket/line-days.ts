import type { BuyableLine } from '#src/core/basket/order-lines.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { daysOfLinesBy } from '#src/core/shipping/arrival.ts';
import { calendarOf } from '#src/core/shipping/calendar-of.ts';
import { type DispatchDate, type Dispatched, firstDispatch } from '#src/core/shipping/delivery.ts';
import type { OfferedMethod } from '#src/core/shipping/offer.ts';
import type { DeliveryCalendar } from '#src/core/shipping/working-days.ts';

type Sent = {
  /** Undefined until the shipping methods are loaded. */
  calendar: DeliveryCalendar | undefined;
  now: Date | undefined;
  /** What decides when each line can be packed. */
  posted: readonly Dispatched[];
};

/** When the basket can be packed for a method, with its calendar. Undefined while it is not known. */
export function dispatchBy(
  method: OfferedMethod,
  { calendar, now, posted }: Sent,
): (DispatchDate & { calendar: DeliveryCalendar }) | undefined {
  const own = calendar && calendarOf(method, calendar);
  const dispatch = own && now && firstDispatch(posted, now, own);
  return dispatch && { ...dispatch, calendar: own };
}

/** When each line arrives as text, by the line's id: in a basket of several parcels only. */
export function lineDaysOf(
  lines: readonly BuyableLine[],
  method: OfferedMethod | undefined,
  sent: Sent,
  region: RegionCode,
): ReadonlyMap<string, string> {
  const dispatch = method && dispatchBy(method, sent);
  if (!dispatch) return new Map();
  const texts = daysOfLinesBy(method, dispatch, dispatch.calendar, regionOf(region).language);
  return new Map(
    lines.flatMap(({ item }, at) => {
      const text = texts[at];
      return text === undefined ? [] : [[item.id, text] as const];
    }),
  );
}
