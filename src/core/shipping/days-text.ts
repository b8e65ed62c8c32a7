import * as words from '#src/words/en/shipping.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import type { DeliveryTime } from './delivery.ts';
import type { DeliveryWindow } from './offer.ts';

/** The time from order to delivery: handling plus transit, in working days. */
export function arrivalWindow({ handling, window }: DeliveryTime): DeliveryWindow {
  return {
    minimumDays: handling.minimumDays + window.minimumDays,
    maximumDays: handling.maximumDays + window.maximumDays,
  };
}

/** The same as text, for example `3 to 9 working days`. */
export function arrivalWindowText(time: DeliveryTime): string {
  return windowText(arrivalWindow(time));
}

/** A number of days as text, for example `3 to 5 working days`. */
export function windowText({ minimumDays, maximumDays }: DeliveryWindow): string {
  return minimumDays === maximumDays
    ? fillCount(words.workingDays, minimumDays)
    : fill(words.workingDaysBetween, { minimum: minimumDays, maximum: maximumDays });
}
