import type { FundingEntry } from '#src/catalogue/schemas/funding.ts';
import { monthAndYear } from '#src/core/dates.ts';
import * as words from '#src/words/en/fundings.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';

/** `1 person`, `612 people`. */
export function peopleLabel(count: number): string {
  return fillCount(words.people, count);
}

/** How and when a reward is delivered, on one line. */
export function deliveryLabel(
  { given, expectedAt }: Pick<FundingEntry['rewards'][number], 'given' | 'expectedAt'>,
  locale: string,
): string {
  const month = monthAndYear(locale, expectedAt);
  if (given === 'shipped') return fill(words.delivered, { month });
  return fill(given === 'digital' ? words.byEmail : words.inPerson, { month });
}
