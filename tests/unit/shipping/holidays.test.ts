import { expect, test } from 'vitest';
import { deliverySchema } from '#src/catalogue/schemas/delivery.ts';
import { deliveryCalendar, hasHolidays, pageCalendar } from '#src/catalogue/settings/delivery-calendar.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const settings = (holidays: object) => deliverySchema.parse({ holidays });

/** The public holidays of a place in 2027 that are no weekend days. */
async function holidaysOf(place: string): Promise<string> {
  const named = settings({ dispatch: [place], delivery: { EU: place } });
  const { holidays } = await deliveryCalendar(named, 'EU', NOW);
  expect(holidays.dispatch).toEqual(holidays.delivery);
  return [...holidays.delivery]
    .filter((day) => day.startsWith('2027'))
    .map((day) => day.slice(5))
    .join(' ');
}

test('public holidays are those of the country, or of its state: movable ones and substitute days count', async () => {
  expect(await holidaysOf('GB-ENG')).toBe('01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28');
  // Martin Luther King Jr. Day, Memorial Day, Labor Day and Thanksgiving among them.
  expect(await holidaysOf('US')).toBe(
    '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31',
  );
  expect(await holidaysOf('DE')).toBe('01-01 03-26 03-29 05-06 05-17');
  expect(await holidaysOf('CA-ON')).toMatch(/ 02-15 .* 10-11/);
  expect(await holidaysOf('CA')).not.toMatch(/ 02-15/);
  // A feast of several days.
  expect(await holidaysOf('AE')).toMatch(/ 05-17 05-18 /);
});

test('a calendar has the holidays of its own region, from the year before a build to a year and a quarter after it', async () => {
  const named = settings({ dispatch: ['GB-ENG', 'FR'] });
  const { holidays, cutOff } = await deliveryCalendar(named, 'US', NOW);
  expect(cutOff).toEqual({ time: '14:00', timeZone: 'UTC' });
  expect(holidays.delivery).toEqual(
    expect.arrayContaining(['2025-11-27', '2026-11-26', '2027-11-25', '2028-01-17']),
  );
  // Those of both countries where the shop packs, each once and in order.
  expect(holidays.dispatch).toEqual(expect.arrayContaining(['2027-07-14', '2027-08-30']));
  expect(holidays.dispatch).toEqual([...new Set(holidays.dispatch)].sort());
  expect([...holidays.delivery].some((day) => day < '2025-10-20' || day > '2028-03-05')).toBe(false);
});

test('on days off of the shop nothing leaves, and parcels arrive', async () => {
  const named = settings({ daysOff: ['2026-12-09', { from: '2026-12-29', to: '2027-01-02' }] });
  const { holidays } = await deliveryCalendar(named, 'GB', NOW);
  expect(holidays.dispatch).toEqual([
    ...['2026-12-09', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'],
  ]);
  expect(holidays.delivery).not.toContain('2026-12-09');
});

test('a page has the coming ones only, in few bytes', async () => {
  const { holidays } = await pageCalendar(settings({ dispatch: ['GB-ENG'] }), 'US', NOW);
  expect(holidays.dispatch).toMatch(/^2026-12-25 2026-12-28 2027-01-01 .* 2028-01-03$/);
  expect(holidays.delivery).toMatch(/^2026-12-25 2027-01-01 /);
  expect(JSON.stringify(holidays).length).toBeLessThan(500);
});

test.each<[RegionCode, string]>([
  ['US', '2027-11-25'],
  ['GB', '2027-05-03'],
  ['CA', '2027-07-01'],
  ['EU', '2027-05-06'],
  ['LATAM', '2027-09-16'],
  ['GO', '2027-01-26'],
])('without settings %s has a country, and no day stops the dispatch', async (region, day) => {
  const { holidays } = await deliveryCalendar(deliverySchema.parse(undefined), region, NOW);
  expect(holidays.delivery).toContain(day);
  expect(holidays.dispatch).toEqual([]);
});

test('a place is known or not', async () => {
  const known = await Promise.all(['GB', 'CA-ON', 'DE-BY', 'ZZ', 'GB-ZZ', 'IN-X'].map(hasHolidays));
  expect(known).toEqual([true, true, true, false, false, false]);
});
