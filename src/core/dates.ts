import { DAY_MS } from './durations.ts';

/** A time, as a date or in ISO 8601. */
type Moment = Date | string;

/** The UTC date of a time, as `2026-11-21`. The store uses it as “today”. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Whole days between two dates in UTC. Negative when `to` is earlier. */
export function daysBetween(from: Date, to: Date): number {
  return Math.round((Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / DAY_MS);
}

/** The same time of day, `days` days later. */
export function daysLater(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}

/**
 * Formats a date in UTC for a language, for example `4 March 2027`. For content of one visitor.
 *
 * @param language a tag such as `en-GB`
 */
export function longDay(language: string, moment: Moment): string {
  return formatDate(language, { dateStyle: 'long' }, moment);
}

/** The same without the year: `12 March`, `March 12`. */
export function dayAndMonth(language: string, moment: Moment): string {
  return formatDate(language, { day: 'numeric', month: 'long' }, moment);
}

/** The month of a date in UTC: `April 2027`. */
export function monthAndYear(language: string, moment: Moment): string {
  return formatDate(language, { month: 'long', year: 'numeric' }, moment);
}

/** Today's date in the visitor's language and time zone. */
export function today(language: string, now = new Date()): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return formatDate(language, { dateStyle: 'long', timeZone }, now);
}

/** Making them is slow, and a build formats thousands of dates. */
const formats: Record<string, Intl.DateTimeFormat> = {};

/**
 * Formats a time, in UTC unless the options say otherwise. Server and browser must agree,
 * so all spaces are plain ones.
 */
export function formatDate(language: string, options: Intl.DateTimeFormatOptions, moment: Moment): string {
  const key = language + JSON.stringify(options);
  formats[key] ??= new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options });
  return formats[key].format(new Date(moment)).replace(/[\u00a0\u202f\u2009]/g, ' ');
}
