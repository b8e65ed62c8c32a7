const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });
const LONG = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/**
 * A time in the reader's time zone: only the time if it is today, otherwise with the day. `iso` in ISO 8601.
 */
export function dateTimeText(iso: string): string {
  const at = new Date(iso);
  const time = TIME.format(at);
  return at.toDateString() === new Date().toDateString() ? time : `${DAY.format(at)} ${time}`;
}

/** A day in the reader's time zone, with its year. */
export function dayText(iso: string): string {
  return LONG.format(new Date(iso));
}
