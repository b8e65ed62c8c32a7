import { dayOf } from '../dates.ts';

/** A month in UTC, as `2026-11`. */
export type Month = string;
export const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** The UTC month of a time. */
export function monthOf(moment: Date): Month {
  return dayOf(moment).slice(0, 7);
}

/** The start of a month. */
export function startOf(month: Month): Date {
  return new Date(`${month}-01T00:00:00Z`);
}

/** The month `count` months later; earlier when negative. */
export function monthLater(month: Month, count = 1): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + count, 1)));
}
