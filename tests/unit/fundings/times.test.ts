import { describe, expect, test } from 'vitest';
import { dayAtTime, shownEnd, timeIn } from '#src/core/regions/region-times.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';

describe('[CAT-07] when a funding opens and ends', () => {
  const end = '2026-12-31T23:30:00Z';

  test.each<[RegionCode, string]>([
    ['GB', '31 December 2026 at 23:30, UK time'],
    ['EU', '1 January 2027 at 00:30, Brussels time'],
    ['US', 'December 31, 2026 at 6:30 PM, New York time'],
    ['GO', '31 December 2026 at 11:30 pm, UTC, the time in London in winter'],
  ])('%s reads it on its own clocks, which are named', (region, text) => {
    expect(timeIn(region, end)).toBe(text);
    expect(dayAtTime(region, end)).toBe(text.split(' at ')[0]);
  });

  test('in summer an hour later than in UTC, in Britain', () =>
    expect(timeIn('GB', '2026-07-01T20:00:00Z')).toBe('1 July 2026 at 21:00, UK time'));

  test('an end at midnight is the minute before it, since 0:00 leaves open which night', () => {
    expect(timeIn('EU', shownEnd('EU', '2026-12-31T23:00:00Z'))).toBe(
      '31 December 2026 at 23:59, Brussels time',
    );
    expect(timeIn('GB', shownEnd('GB', '2026-12-31T23:00:00Z'))).toBe('31 December 2026 at 23:00, UK time');
  });
});
