import type { RegionCode } from '../../core/regions/regions.ts';
import { deliveryDates, deliveryDatesText, firstDispatch } from '../../core/shipping/delivery.ts';
import type { DeliveryWindow } from '../../core/shipping/offer.ts';
import { browserLanguage } from '../../stores/browser-language.ts';

type Source = { window: DeliveryWindow; releasedAt?: string };

/** Puts the days on which it would arrive, ordered now, in the place of how long that takes. */
export function showArrival(page: HTMLElement, region: RegionCode, now = new Date()): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-arrival]'))
    place.textContent = arrivalDays(JSON.parse(place.dataset.arrival ?? ''), region, now, browserLanguage());
}

/** The days on which something arrives that is ordered `now`, or sent on the day it comes out. @param language a tag such as `en-GB` */
export function arrivalDays(
  { window, releasedAt }: Source,
  region: RegionCode,
  now: Date,
  language: string,
): string {
  const type = releasedAt ? 'pre-order' : 'available';
  const from = firstDispatch([{ isShipped: true, type, releasedAt }], now)?.from ?? now;
  return deliveryDatesText(deliveryDates(window, from, region), language);
}
