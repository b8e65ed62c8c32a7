import { describe, expect, test } from 'vitest';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { arrivalText, daysOfArrival, isOver, lateText } from '#src/core/shipping/arrival.ts';
import {
  arrivalWindowText,
  deliveryDates,
  deliveryDatesText,
  firstDispatch,
  HANDLING_DAYS,
  windowText,
} from '#src/core/shipping/delivery.ts';

const DAY = 86_400_000;
const AT_ONCE = { minimum: 0, maximum: 0 };
const on = (day: string) => new Date(`${day}T12:00:00Z`);

/** The weekdays of the year without delivery, over enough years for every date to be a weekday once. */
function daysOff(region: (typeof REGION_CODES)[number]): string[] {
  const found = new Set<string>();
  for (let time = Date.parse('2026-01-01'); time < Date.parse('2037-01-01'); time += DAY) {
    const day = new Date(time).toISOString().slice(0, 10);
    const isWeekend = [0, 6].includes(new Date(time).getUTCDay());
    const { first } = deliveryDates({ minimumDays: 0, maximumDays: 0 }, on(day), region, AT_ONCE);
    if (isWeekend) expect(first > day, day).toBe(true);
    else if (first !== day) found.add(day.slice(5));
  }
  return [...found].sort();
}

test('these dates have no delivery beside weekends, and all others have', () => {
  expect(Object.fromEntries(REGION_CODES.map((region) => [region, daysOff(region).join(' ')]))).toEqual({
    US: '01-01 06-19 07-04 11-11 12-25',
    GB: '01-01 12-25 12-26',
    CA: '01-01 07-01 12-25 12-26',
    EU: '01-01 05-01 12-25 12-26',
    LATAM: '01-01 05-01 12-25',
    GO: '01-01 12-25',
  });
});

test('a parcel leaves within three working days, and its time includes those', () => {
  expect(HANDLING_DAYS).toEqual({ minimum: 0, maximum: 3 });
  const window = { minimumDays: 1, maximumDays: 1 };
  expect(deliveryDates(window, on('2026-11-23'), 'GB')).toEqual({ first: '2026-11-24', last: '2026-11-27' });
  expect(arrivalWindowText(window)).toBe('1 to 4 working days');
  expect(windowText(window)).toBe('the next working day');
  expect(windowText({ minimumDays: 2, maximumDays: 2 })).toBe('2 working days');
  expect(windowText({ minimumDays: 1, maximumDays: 2 })).toBe('1 to 2 working days');
});

test('a range over two months, or twice the same, uses short month names', () => {
  const text = (first: string, last: string, language: string) =>
    deliveryDatesText({ first, last }, language);
  expect(text('2026-11-26', '2026-11-30', 'en-US')).toBe('Thu, Nov 26 – Mon, Nov 30');
  expect(text('2026-11-26', '2026-11-30', 'en-GB')).toBe('Thu 26 – Mon 30 November');
  expect(text('2026-11-26', '2026-12-03', 'en-GB')).toBe('Thu 26 Nov – Thu 3 Dec');
});

describe('the arrival of an order', () => {
  const delivery = { methodId: 'standard', name: 'Standard', minimumDays: 1, maximumDays: 2 };
  const line = (type = 'available', releasedAt?: string, isShipped = true) => ({
    type,
    releasedAt,
    isShipped,
  });
  const order = { region: 'GB' as const, delivery, readyAt: on('2026-11-23'), sentAt: null };

  test('is counted from its payment, and after dispatch from the day of dispatch', () => {
    const lines = [line()];
    expect(daysOfArrival({ ...order, lines })).toEqual({
      first: '2026-11-24',
      last: '2026-11-30',
      isAll: true,
    });
    const sentAt = on('2026-11-25');
    expect(daysOfArrival({ ...order, lines, sentAt })).toEqual({
      first: '2026-11-26',
      last: '2026-11-27',
      isAll: true,
    });
  });

  test('is the first parcel’s if another leaves later, until all have left', () => {
    const lines = [line(), line('pre-order', '2027-02-04')];
    expect(daysOfArrival({ ...order, lines })?.isAll).toBe(false);
    expect(daysOfArrival({ ...order, lines, sentAt: on('2026-11-25') })?.isAll).toBe(true);
  });

  test('is unknown if nothing is shipped, there is no method, or no date is known', () => {
    expect(daysOfArrival({ ...order, lines: [line('available', undefined, false)] })).toBeUndefined();
    expect(daysOfArrival({ ...order, lines: [] })).toBeUndefined();
    expect(daysOfArrival({ ...order, delivery: null, lines: [line()] })).toBeUndefined();
    for (const unknown of [
      line('funding'),
      line('funding', '2027-02-04'),
      line('pre-order'),
      line('pre-order', 'soon'),
    ])
      expect(daysOfArrival({ ...order, lines: [unknown] })).toBeUndefined();
    expect(firstDispatch([line('funding'), line()], on('2026-11-23'))).toEqual({
      from: on('2026-11-23'),
      isAll: false,
    });
  });

  test('is a sentence, and in the past once its last day is over', () => {
    const days = { first: '2026-11-24', last: '2026-11-30', isAll: true };
    const all = arrivalText(days, delivery, 'en-GB');
    expect(all).toBe('Arrives Tue 24 – Mon 30 November by standard delivery.');
    expect(arrivalText({ ...days, isAll: false }, delivery, 'en-GB')).toBe(
      'The first parcel arrives Tue 24 – Mon 30 November by standard delivery.',
    );
    expect(lateText(days, 'en-GB')).toBe('It should have arrived by Mon 30 November.');
    expect(lateText({ ...days, isAll: false }, 'en-GB')).toBe(
      'The first parcel should have arrived by Mon 30 November.',
    );
    expect([isOver(days, on('2026-11-30')), isOver(days, on('2026-12-01'))]).toEqual([false, true]);
  });
});
