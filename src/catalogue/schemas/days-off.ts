import { z } from 'zod';
import { dayOf, daysBetween, daysLater } from '#src/core/dates.ts';
import { day } from './fields.ts';

/** The longest period, in days. */
const LONGEST = 92;

const period = z
  .strictObject({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'a day that is not before from' })
  .refine(({ from, to }) => daysBetween(from, to) < LONGEST, {
    path: ['to'],
    message: `a day at most ${LONGEST} days after from`,
  });

/**
 * Days on which nothing moves, single ones or periods. Read as a list such as `['2026-12-24', '2026-12-25']`.
 */
export const daysOff = z
  .array(
    z.union([day, period], {
      error: 'a day such as 2026-12-24, or days as in { from: 2026-12-24, to: 2027-01-02 }',
    }),
  )
  .max(40)
  .transform((all) => [...new Set(all.flatMap(daysOf))].sort());

function daysOf(given: Date | { from: Date; to: Date }): string[] {
  const { from, to } = given instanceof Date ? { from: given, to: given } : given;
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => dayOf(daysLater(from, at)));
}
