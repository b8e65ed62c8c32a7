import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf } from '#src/core/dates.ts';
import { dayInZone } from '#src/core/shipping/working-days.ts';
import { startOfDayIn } from '#src/core/time-zones.ts';

const MINUTE = 60_000;
const ZONES = [
  'UTC',
  'Europe/London',
  'America/St_Johns',
  'Pacific/Kiritimati',
  'Asia/Kolkata',
  'Asia/Beirut',
];

test('a day starts at its first minute in a time zone, also when the clocks change at midnight', () => {
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), days, (zone, moment) => {
      const day = dayOf(moment);
      const start = startOfDayIn(day, zone);
      expect(dayInZone(start, zone)).toBe(day);
      expect(dayInZone(new Date(start.getTime() - MINUTE), zone) < day).toBe(true);
    }),
  );
});

test.each([
  ['2026-07-06', 'Europe/London', '2026-07-05T23:00:00.000Z'],
  ['2026-11-16', 'Europe/London', '2026-11-16T00:00:00.000Z'],
  ['2026-11-16', 'America/St_Johns', '2026-11-16T03:30:00.000Z'],
  ['2026-11-16', 'Pacific/Kiritimati', '2026-11-15T10:00:00.000Z'],
])('%s in %s starts at %s', (day, zone, start) => {
  expect(startOfDayIn(day, zone).toISOString()).toBe(start);
});
