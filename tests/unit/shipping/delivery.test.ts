import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REGION_CODES, type RegionCode } from '#src/core/regions/regions.ts';
import { arrivalText, daysOfArrival, isOver, lateText } from '#src/core/shipping/arrival.ts';
import {
  deliveryDates,
  deliveryDatesText,
  firstDispatch,
  HANDLING_DAYS,
  windowText,
} from '#src/core/shipping/delivery.ts';

const STANDARD = { minimumDays: 3, maximumDays: 6 };
const EXPRESS = { minimumDays: 1, maximumDays: 2 };
const on = (day: string) => new Date(`${day}T15:00:00Z`);

describe('the delivery dates of a parcel', () => {
  test.each([
    // Thursday: at least three working days in transit, at most nine, with the three until it leaves.
    ['2026-11-19', 'GB', STANDARD, { first: '2026-11-24', last: '2026-12-02' }],
    // Saturday and Sunday count as the following Monday.
    ['2026-11-21', 'GB', EXPRESS, { first: '2026-11-24', last: '2026-11-30' }],
    ['2026-11-22', 'GB', EXPRESS, { first: '2026-11-24', last: '2026-11-30' }],
    ['2026-11-23', 'GB', EXPRESS, { first: '2026-11-24', last: '2026-11-30' }],
    // Christmas Day, 1 January and two weekends.
    ['2026-12-24', 'US', EXPRESS, { first: '2026-12-28', last: '2027-01-04' }],
  ] as const)('ordered on %s from %s', (day, region, window, expected) => {
    expect(deliveryDates(window, on(day), region)).toEqual(expected);
  });

  test('skip the holidays of the region only', () => {
    const ordered = on('2026-06-30');
    expect(deliveryDates(EXPRESS, ordered, 'CA').first).toBe('2026-07-02');
    expect(deliveryDates(EXPRESS, ordered, 'GB').first).toBe('2026-07-01');
  });

  /** The dates without any delivery in a region, beside weekends. */
  function daysOff(region: RegionCode): string[] {
    const off = new Set<string>();
    const atOnce = { minimum: 0, maximum: 0 };
    for (let day = Date.parse('2026-01-01'); day < Date.parse('2034-01-01'); day += 86_400_000) {
      const date = new Date(day);
      if ([0, 6].includes(date.getUTCDay())) continue;
      const { first } = deliveryDates({ minimumDays: 0, maximumDays: 0 }, date, region, atOnce);
      const isoDay = date.toISOString().slice(0, 10);
      if (first !== isoDay) off.add(isoDay.slice(5));
    }
    return [...off].sort();
  }

  test.each<[RegionCode, string[]]>([
    ['US', ['01-01', '06-19', '07-04', '11-11', '12-25']],
    ['GB', ['01-01', '12-25', '12-26']],
    ['CA', ['01-01', '07-01', '12-25', '12-26']],
    ['EU', ['01-01', '05-01', '12-25', '12-26']],
    ['LATAM', ['01-01', '05-01', '12-25']],
    ['GO', ['01-01', '12-25']],
  ])('are never a holiday of %s, in any year, and include every other working day', (region, holidays) => {
    expect(daysOff(region)).toEqual(holidays);
  });

  test('are working days, in order, and at least as many as promised', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 30 }),
        fc.constantFrom(...REGION_CODES),
        (from, minimumDays, more, region) => {
          const dates = deliveryDates({ minimumDays, maximumDays: minimumDays + more }, from, region);
          for (const day of [dates.first, dates.last])
            expect([0, 6]).not.toContain(new Date(day).getUTCDay());
          expect(dates.first <= dates.last).toBe(true);
          const days = (Date.parse(dates.last) - Date.parse(from.toISOString().slice(0, 10))) / 86_400_000;
          expect(days).toBeGreaterThanOrEqual(HANDLING_DAYS.maximum + minimumDays + more);
        },
      ),
    );
  });

  test('are written as in the language', () => {
    const text = (first: string, last: string, language: string) =>
      deliveryDatesText({ first, last }, language);
    expect(text('2026-11-26', '2026-11-30', 'en-GB')).toBe('Thu 26 – Mon 30 November');
    expect(text('2026-11-26', '2026-12-02', 'en-GB')).toBe('Thu 26 Nov – Wed 2 Dec');
    expect(text('2026-11-26', '2026-11-30', 'en-US')).toBe('Thu, Nov 26 – Mon, Nov 30');
    expect(text('2026-12-01', '2026-12-03', 'en-IE')).toBe('Tue 1 – Thu 3 December');
    expect(text('2026-11-26', '2026-11-26', 'en-GB')).toBe('Thu 26 November');
  });

  test('are a number of days if the day of dispatch is unknown', () => {
    expect(windowText(STANDARD)).toBe('3 to 6 working days');
    expect(windowText({ minimumDays: 2, maximumDays: 2 })).toBe('2 working days');
    expect(windowText({ minimumDays: 1, maximumDays: 1 })).toBe('the next working day');
  });
});

describe('the text about the arrival', () => {
  const delivery = { methodId: 'express', name: 'Tracked express', ...EXPRESS };
  const now = on('2026-11-23');
  const line = { isShipped: true, type: 'available' };
  const order = { region: 'GB', delivery, lines: [line], readyAt: now, sentAt: null } as const;
  const said = (change: object = {}) => {
    const arrival = daysOfArrival({ ...order, ...change });
    return arrival && arrivalText(arrival, delivery, 'en-GB');
  };

  test('counts from the payment, and after dispatch from the day of dispatch', () => {
    expect(said()).toBe('Arrives Tue 24 – Mon 30 November by tracked express delivery.');
    expect(said({ sentAt: on('2026-11-24') })).toBe(
      'Arrives Wed 25 – Thu 26 November by tracked express delivery.',
    );
    expect(said({ lines: [line, { ...line, type: 'funding' }] })).toMatch(/^The first parcel arrives Tue 24/);
  });

  test('is empty if it is unknown or nothing is shipped', () => {
    expect(said({ delivery: null })).toBeUndefined();
    expect(said({ lines: [{ ...line, isShipped: false }] })).toBeUndefined();
  });

  test('is in the past tense once the last day is over', () => {
    const arrival = daysOfArrival(order)!;
    expect(isOver(arrival, on('2026-11-30'))).toBe(false);
    expect(isOver(arrival, on('2026-12-01'))).toBe(true);
    expect(lateText(arrival, 'en-GB')).toBe('It should have arrived by Mon 30 November.');
    expect(lateText({ ...arrival, isAll: false }, 'en-GB')).toMatch(/^The first parcel should have arrived/);
  });
});

describe('the dispatch of an order’s first parcel', () => {
  const now = on('2026-11-22');
  const line = (fields: object = {}) => ({ isShipped: true, type: 'available', ...fields });
  const preOrder = (day: string) => line({ type: 'pre-order', releasedAt: `${day}T00:00:00.000Z` });

  test('is today, or a pre-order’s release date', () => {
    expect(firstDispatch([line()], now)).toEqual({ from: now, isAll: true });
    expect(firstDispatch([preOrder('2027-02-04')], now)).toEqual({
      from: new Date('2027-02-04'),
      isAll: true,
    });
    expect(firstDispatch([preOrder('2026-01-01')], now)).toEqual({ from: now, isAll: true });
    expect(firstDispatch([line(), line({ type: 'funding', isShipped: false })], now)).toEqual({
      from: now,
      isAll: true,
    });
  });

  test('is followed by others on their own dates', () => {
    expect(firstDispatch([preOrder('2027-02-04'), line()], now)).toEqual({ from: now, isAll: false });
    expect(firstDispatch([preOrder('2027-02-04'), preOrder('2027-01-04')], now)).toEqual({
      from: new Date('2027-01-04'),
      isAll: false,
    });
    expect(firstDispatch([line(), line({ type: 'funding' })], now)).toEqual({ from: now, isAll: false });
  });

  test('is unknown for a funding’s rewards, and for a pre-order without a date', () => {
    expect(firstDispatch([line({ type: 'funding' })], now)).toBeUndefined();
    expect(firstDispatch([line({ type: 'pre-order' })], now)).toBeUndefined();
    expect(firstDispatch([line({ isShipped: false })], now)).toBeUndefined();
    expect(firstDispatch([], now)).toBeUndefined();
  });
});
