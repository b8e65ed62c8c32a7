import type { FundingEntry } from '#src/catalogue/schemas/funding.ts';
import { formatDate, longDay, monthAndYear } from '#src/core/dates.ts';
import { formatSum, type Money } from '#src/core/money.ts';
import * as words from '#src/words/en/fundings.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';

/** A funding's dates and numbers are the same for all readers: one locale, and UTC. */
const LOCALE = 'en-GB';

/** `€28,200`, `US$18,420.50`: with unambiguous currency signs. */
export function sumLabel(money: Money): string {
  return formatSum(money, LOCALE);
}

/** `31 December 2026`. */
export function dayLabel(date: Date): string {
  return longDay(LOCALE, date);
}

/** `31 December 2026, 22:59 UTC`. */
export function momentLabel(date: Date): string {
  const time = formatDate(LOCALE, { timeStyle: 'short' }, date);
  return fill(words.moment, { day: dayLabel(date), time });
}

/** `April 2027`. */
function monthLabel(date: Date): string {
  return monthAndYear(LOCALE, date);
}

/** `1 person`, `612 people`. */
export function peopleLabel(count: number): string {
  return fillCount(words.people, count);
}

/** How and when a reward is delivered, on one line. */
export function deliveryLabel({
  given,
  expectedAt,
}: Pick<FundingEntry['rewards'][number], 'given' | 'expectedAt'>) {
  const month = monthLabel(expectedAt);
  if (given === 'shipped') return fill(words.delivered, { month });
  return fill(given === 'digital' ? words.byEmail : words.inPerson, { month });
}
