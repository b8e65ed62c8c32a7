import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { deliveryDates, deliveryDatesText, firstDispatch } from '#src/core/shipping/delivery.ts';
import type { DeliveryWindow } from '#src/core/shipping/offer.ts';

type Source = { window: DeliveryWindow; releasedAt?: string };

/** Replaces the delivery time with the delivery dates of an order placed now. */
export function showArrival(page: HTMLElement, region: RegionCode, now = new Date()): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-arrival]'))
    place.textContent = arrivalDays(JSON.parse(place.dataset.arrival ?? ''), region, now);
}

/** The delivery dates of a product ordered `now`, or of a pre-order on its release day. */
export function arrivalDays({ window, releasedAt }: Source, region: RegionCode, now: Date): string {
  const type = releasedAt ? 'pre-order' : 'available';
  const from = firstDispatch([{ isShipped: true, type, releasedAt }], now)?.from ?? now;
  return deliveryDatesText(deliveryDates(window, from, region), regionOf(region).locale);
}
