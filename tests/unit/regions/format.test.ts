import { describe, expect, test, vi } from 'vitest';
import { dayAndMonth, longDay, monthAndYear, today } from '#src/core/dates.ts';
import { dayIn, moneyIn } from '#src/core/regions/format.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import { deliveryDatesText } from '#src/core/shipping/delivery.ts';

describe('dates and places of a receipt', () => {
  test('today is the date of the shopper’s time zone, and a date of the catalogue is the same for all', () => {
    const lateInLondon = new Date('2026-11-22T03:30:00Z');
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(today('en-US', lateInLondon)).toBe('November 21, 2026');
    expect(dayIn('US', '2027-03-04T00:00:00.000Z')).toBe('March 4, 2027');
    vi.stubEnv('TZ', 'Pacific/Auckland');
    expect(today('en-GB', lateInLondon)).toBe('22 November 2026');
    expect(dayIn('GB', '2027-03-04T23:59:00.000Z')).toBe('4 March 2027');
    expect(longDay('en-US', '2027-03-04T23:59:00.000Z')).toBe('March 4, 2027');
    expect(dayAndMonth('en-GB', '2027-04-30T23:59:00.000Z')).toBe('30 April');
    expect(monthAndYear('en-GB', '2027-04-30T23:59:00.000Z')).toBe('April 2027');
  });
});

test.each([
  ['US', 'March 4, 2027', 'Thu, Mar 4 – Fri, Apr 2', 'March 4', '$1,234.50'],
  ['GB', '4 March 2027', 'Thu 4 Mar – Fri 2 Apr', '4 March', '£1,234.50'],
  ['CA', 'March 4, 2027', 'Thu, Mar 4 – Fri, Apr 2', 'March 4', '$1,234.50'],
  ['EU', '4 March 2027', 'Thu 4 Mar – Fri 2 Apr', '4 March', '€1,234.50'],
  ['LATAM', '4 March 2027', 'Thu 4 Mar – Fri 2 Apr', '4 March', '$1,234.50'],
  ['GO', '4 March 2027', 'Thu 4 Mar – Fri 2 Apr', '4 March', '$1,234.50'],
] as const)('%s has its order of day and month, and its money', (region, long, range, short, money) => {
  const { language } = regionOf(region);
  expect(dayIn(region, '2027-03-04')).toBe(long);
  expect(deliveryDatesText({ first: '2027-03-04', last: '2027-04-02' }, language)).toBe(range);
  expect(dayAndMonth(language, '2027-03-04')).toBe(short);
  expect(moneyIn(region, 123_450)).toBe(money);
});
