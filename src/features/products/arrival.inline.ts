import type { ArrivalSource } from '#src/catalogue/products/arrival-source.ts';
import { deliveryDatesText } from '#src/core/shipping/delivery.ts';
import { arrivalDates } from './arrival-days.ts';

/*
 * An inline script that puts the dates of an order placed now in place of the numbers of working days, before
 * the first paint, in the date order of the page's region, and the last one into the buy bar of phones. The
 * text is the same on every product page; its hash is in the inventory of inline code.
 */

const { lang } = document.documentElement;
for (const { dataset, firstChild } of document.querySelectorAll<HTMLElement>('[data-arrival]')) {
  const source: ArrivalSource = JSON.parse(dataset.arrival ?? '');
  const dates = arrivalDates(source, new Date());
  if (!dates) continue;
  if (firstChild) firstChild.nodeValue = deliveryDatesText(dates, lang);
  const { last } = dates;
  const bar = document.querySelector<HTMLElement>('[data-last]');
  if (bar) bar.textContent = `${bar.dataset.last} ${deliveryDatesText({ first: last, last }, lang)}`;
}
