import { formatSum, type Money } from '../../core/money.ts';
import type { FundingEntry } from '../../schemas/funding.ts';

/** Dates and figures of a funding are the same for every reader, so they have one locale and name their zone. */
const LOCALE = 'en-GB';

/** `€28,200`, `US$18,420.50`: every currency by the sign that cannot be taken for another. */
export function sumLabel(money: Money): string {
  return formatSum(money, LOCALE);
}

/** `31 December 2026`. */
export function dayLabel(date: Date): string {
  return date.toLocaleDateString(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });
}

/** `31 December 2026, 22:59 UTC`. */
export function momentLabel(date: Date): string {
  const time = date.toLocaleTimeString(LOCALE, { timeStyle: 'short', timeZone: 'UTC' });
  return `${dayLabel(date)}, ${time} UTC`;
}

/** `April 2027`. */
export function monthLabel(date: Date): string {
  return date.toLocaleDateString(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** `1 person`, `612 people`. */
export function peopleLabel(count: number): string {
  return `${count.toLocaleString(LOCALE)} ${count === 1 ? 'person' : 'people'}`;
}

/** How a reward comes and when, in a line. */
export function deliveryLabel({
  given,
  expectedAt,
}: Pick<FundingEntry['rewards'][number], 'given' | 'expectedAt'>) {
  const month = monthLabel(expectedAt);
  if (given === 'shipped') return `Delivered in ${month}, delivery included`;
  return given === 'digital' ? `By e-mail in ${month}` : `In person, in ${month}`;
}
