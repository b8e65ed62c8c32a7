import { describe, expect, test } from 'vitest';
import { lastOrderDays } from '#src/catalogue/settings/last-order-days.ts';
import { deliveryDates, withPrinting } from '#src/core/shipping/delivery.ts';

const CHRISTMAS = { event: 'Christmas', day: '12-24' };
const handling = { minimumDays: 0, maximumDays: 3 };
const STANDARD = {
  _id: 'standard',
  name: 'Standard',
  active: true,
  handling,
  estimate: { GB: { minimumDays: 2, maximumDays: 4 }, US: { minimumDays: 6, maximumDays: 10 } },
  rates: { GB: 395, US: 595 },
};
const EXPRESS = {
  ...STANDARD,
  _id: 'express',
  name: 'Tracked express',
  handling: { minimumDays: 0, maximumDays: 1 },
  estimate: { GB: { minimumDays: 1, maximumDays: 2 } },
  rates: { GB: 795 },
};
const calendar = {
  cutOff: { time: '14:00', timeZone: 'Europe/London' },
  holidays: { dispatch: [], delivery: [] },
  production: 2,
};
const named = (now: string, region: 'GB' | 'US' = 'GB', methods = [STANDARD, EXPRESS]) =>
  lastOrderDays(CHRISTMAS, { methods, calendar, region }, new Date(`${now}T12:00:00Z`));

describe('[HDR-03] the last days to order before Christmas', () => {
  test('are those of each method of the region, with printing, at any hour of the day', () => {
    expect(named('2026-12-01')).toBe(
      'For Christmas, order by Thu 10 December (standard) or Wed 16 December (tracked express).',
    );
    expect(named('2026-12-01', 'US')).toBe('For Christmas, order by Wed, December 2 (standard).');
    const after = deliveryDates(
      { handling: withPrinting(handling, 2), window: STANDARD.estimate.GB },
      '2026-12-11',
      calendar,
    );
    expect(after.last).toBe('2026-12-24');
  });

  test('leave out what is too late, and are named for five weeks only', () => {
    expect(named('2026-12-11')).toBe('For Christmas, order by Wed 16 December (tracked express).');
    expect(named('2026-12-17')).toBeUndefined();
    expect(named('2026-11-18')).toBeUndefined();
    expect(named('2026-11-19')).toMatch(/^For Christmas/);
    expect(named('2026-12-28')).toBeUndefined();
    const newYear = { methods: [STANDARD], calendar, region: 'GB' } as const;
    expect(
      lastOrderDays({ event: 'Epiphany', day: '01-06' }, newYear, new Date('2026-12-10T12:00:00Z')),
    ).toMatch(/^For Epiphany, order by \w+ \d+ December \(standard\)\.$/);
    expect(named('2026-12-01', 'GB', [{ ...STANDARD, active: false }])).toBeUndefined();
  });
});
