import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { dayOf, daysBetween, daysLater } from '#src/core/dates.ts';
import { buildNow, clockOffset, storeNow } from '#src/lib/clock.ts';

const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const DAY = 86_400_000;

describe('the clock setting', () => {
  test.each([
    ['+400d', 400 * DAY],
    ['-3h', -3 * 3_600_000],
    ['+20m', 20 * 60_000],
    ['2027-12-27T09:00:00Z', Date.parse('2027-12-27T09:00:00Z') - 5_000],
    ['2027-12-27T09:00Z', Date.parse('2027-12-27T09:00:00Z') - 5_000],
  ])('%s', (setting, offset) => expect(clockOffset(setting, 5_000)).toBe(offset));

  test.each(['', 'now', '400d', '+400', '+1w', '2027-12-27', '2027-12-27T09:00:00', '2027-13-01T00:00:00Z'])(
    '“%s” is invalid',
    (setting) => expect(clockOffset(setting, 0)).toBeUndefined(),
  );
});

describe('the store’s clock', () => {
  test('is the machine’s by default', () => {
    vi.stubEnv('STORE_CLOCK', '');
    expect(Math.abs(storeNow().getTime() - Date.now())).toBeLessThan(1_000);
  });

  test('is ahead by the offset, and runs on', () => {
    vi.stubEnv('STORE_CLOCK', '+2d');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T12:00:00Z') });
    expect(storeNow().toISOString()).toBe('2030-01-03T12:00:00.000Z');
    vi.setSystemTime(new Date('2030-01-01T12:00:07Z'));
    expect(storeNow().toISOString()).toBe('2030-01-03T12:00:07.000Z');
    vi.useRealTimers();
  });

  test('shows the time of the setting when the process starts', () => {
    vi.stubEnv('STORE_CLOCK', '2027-12-27T09:00:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now: performance.timeOrigin + 61_000 });
    expect(Math.round((storeNow().getTime() - Date.parse('2027-12-27T09:00:00Z')) / 1_000)).toBe(61);
    vi.useRealTimers();
  });

  test('does not guess an unreadable setting', () => {
    vi.stubEnv('STORE_CLOCK', 'next spring');
    expect(() => storeNow()).toThrow(/STORE_CLOCK: a moment such as .* or an offset/);
  });

  test('is fixed for a build, so that all of its pages have one date', () => {
    vi.stubEnv('BUILD_MOMENT', '2026-12-31T23:59:59.000Z');
    expect(dayOf(buildNow())).toBe('2026-12-31');
  });
});

describe('days', () => {
  test('are counted in UTC, at any hour', () => {
    expect(daysBetween(new Date('2026-11-21T23:59:59Z'), new Date('2026-11-22T00:00:00Z'))).toBe(1);
    expect(daysBetween(new Date('2026-11-21T00:00:00Z'), new Date('2026-11-21T23:59:59Z'))).toBe(0);
    expect(daysBetween(new Date('2026-11-22T00:00:00Z'), new Date('2026-11-21T23:59:59Z'))).toBe(-1);
  });

  test('a number of days later is that number of days apart, at the same time of day', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -2_000, max: 2_000 }), (moment, days) => {
        const later = daysLater(moment, days);
        expect(daysBetween(moment, later)).toBe(days);
        expect(later.toISOString().slice(11)).toBe(moment.toISOString().slice(11));
      }),
    );
  });
});
