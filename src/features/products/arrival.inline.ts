import type { ArrivalSource } from '#src/catalogue/products/buying-facts.ts';
import { arrivalDays, leavingDay } from './arrival-days.ts';

/*
 * An inline script that puts the dates of an order placed now in place of the numbers of working days, before the first paint, in the date order of the page's region. The text is the same on every product
 * page; its hash is in the inventory of inline code.
 */

for (const place of document.querySelectorAll<HTMLElement>('[data-arrival]')) {
  const source: ArrivalSource = JSON.parse(place.dataset.arrival ?? '');
  const { lang } = document.documentElement;
  place.textContent = arrivalDays(source, new Date(), lang);
  for (const leaving of document.querySelectorAll<HTMLElement>('[data-leaves]'))
    leaving.textContent = `${leaving.dataset.leaves}`.replace('{day}', leavingDay(source, new Date(), lang));
}
