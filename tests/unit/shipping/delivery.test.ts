import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrivalText, daysOfArrival, isOver, lateText, lineArrivalText } from '#src/core/shipping/arrival.ts';
import { arrivalWindowText, windowText } from '#src/core/shipping/days-text.ts';
import { deliveryDates, deliveryDatesText, firstDispatch, SHIPPED } from '#src/core/shipping/delivery.ts';
import type { DeliveryCalendar } from '#src/core/shipping/working-days.ts';

const HANDLING = { minimumDays: 0, maximumDays: 3 };
const STANDARD = { handling: HANDLING, window: { minimumDays: 3, maximumDays: 6 } };
const EXPRESS = { handling: HANDLING, window: { minimumDays: 1, maximumDays: 2 } };
const CUT_OFF = { time: '14:00', timeZone: 'Europe/London' };
/** A shop in England that delivers to the United States. */
const CALENDAR = {
  cutOff: CUT_OFF,
  holidays: {
    dispatch: ['2026-12-25', '2026-12-28', '2027-01-01'],
    delivery: ['2026-11-26', '2026-12-25', '2027-01-01'],
  },
} satisfies DeliveryCalendar;
const on = (day: string) => new Date(`${day}T12:00:00Z`);

describe('the delivery dates of a parcel', () => {
  test.each([
    // Handling counts the shop's holidays, transit those of the region: here Thanksgiving.
    ['2026-11-23', EXPRESS, { first: '2026-11-24', last: '2026-11-30' }],
    ['2026-11-25', EXPRESS, { first: '2026-11-27', last: '2026-12-02' }],
    // Saturday and Sunday count as the following Monday.
    ['2026-11-28', STANDARD, { first: '2026-12-03', last: '2026-12-11' }],
    ['2026-11-29', STANDARD, { first: '2026-12-03', last: '2026-12-11' }],
    ['2026-11-30', STANDARD, { first: '2026-12-03', last: '2026-12-11' }],
    // The shop packs nothing on 28 December, which is a working day of the region, and nothing moves on 1
    // January.
    ['2026-12-24', EXPRESS, { first: '2026-12-28', last: '2027-01-05' }],
    ['2026-12-25', EXPRESS, { first: '2026-12-30', last: '2027-01-06' }],
  ])('ordered on %s', (day, time, expected) => {
    expect(deliveryDates(time, day, CALENDAR)).toEqual(expected);
  });

  test('are the same for holidays in one text, and skip only weekends where none are known', () => {
    const asText = {
      ...CALENDAR,
      holidays: {
        dispatch: CALENDAR.holidays.dispatch.join(' '),
        delivery: CALENDAR.holidays.delivery.join(' '),
      },
    };
    for (const day of ['2026-11-25', '2026-12-24', '2026-12-25'])
      expect(deliveryDates(EXPRESS, day, asText)).toEqual(deliveryDates(EXPRESS, day, CALENDAR));
    for (const none of [[], ''])
      expect(
        deliveryDates(EXPRESS, '2026-12-24', { ...CALENDAR, holidays: { dispatch: none, delivery: none } }),
      ).toEqual({ first: '2026-12-25', last: '2026-12-31' });
  });

  const day = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const holidays = fc.array(day, { maxLength: 400 });
  const window = fc
    .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }))
    .map(([minimumDays, more]) => ({ minimumDays, maximumDays: minimumDays + more }));

  test('are never a weekend or a holiday of the region, are in order, and at least as many days as promised', () =>
    fc.assert(
      fc.property(day, window, window, holidays, holidays, (from, handling, transit, dispatch, delivery) => {
        const calendar = { cutOff: CUT_OFF, holidays: { dispatch, delivery } };
        const { first, last } = deliveryDates({ handling, window: transit }, from, calendar);
        for (const date of [first, last]) {
          expect([0, 6]).not.toContain(new Date(date).getUTCDay());
          expect(delivery).not.toContain(date);
        }
        expect(first <= last).toBe(true);
        const days = (Date.parse(last) - Date.parse(from)) / 86_400_000;
        expect(days).toBeGreaterThanOrEqual(handling.maximumDays + transit.maximumDays);
      }),
    ));

  test('are never earlier for a later order, across every change of clocks and year', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 4 * 24 * 60 }),
        fc.constantFrom(
          'Europe/London',
          'America/St_Johns',
          'Pacific/Kiritimati',
          'Australia/Lord_Howe',
          'UTC',
        ),
        fc.constantFrom('00:00', '00:30', '02:30', '14:00', '23:59'),
        holidays,
        (moment, minutes, timeZone, time, days) => {
          const calendar = { cutOff: { time, timeZone }, holidays: { dispatch: days, delivery: days } };
          const datesAt = (now: Date) => {
            const dispatch = firstDispatch([{ isShipped: true, type: 'available' }], now, calendar);
            return deliveryDates(STANDARD, dispatch!.from, calendar);
          };
          const [earlier, later] = [datesAt(moment), datesAt(new Date(moment.getTime() + minutes * 60_000))];
          expect(earlier.first <= later.first && earlier.last <= later.last).toBe(true);
        },
      ),
    ));

  test('are written as in the language', () => {
    const text = (first: string, last: string, language: string) =>
      deliveryDatesText({ first, last }, language);
    expect(text('2026-11-26', '2026-11-30', 'en-GB')).toBe('Thu 26 – Mon 30 November');
    expect(text('2026-11-26', '2026-12-02', 'en-GB')).toBe('Thu 26 Nov – Wed 2 Dec');
    expect(text('2026-11-26', '2026-11-30', 'en-US')).toBe('Thu, Nov 26 – Mon, Nov 30');
    expect(text('2026-11-26', '2026-11-30', 'en')).toBe('Thu, Nov 26 – Mon, Nov 30');
    expect(text('2026-12-01', '2026-12-03', 'en-IE')).toBe('Tue 1 – Thu 3 December');
    expect(text('2026-11-26', '2026-11-26', 'en-GB')).toBe('Thu 26 November');
  });

  test('as a number of days include the handling', () => {
    expect(arrivalWindowText(STANDARD)).toBe('3 to 9 working days');
    expect(windowText(STANDARD.window)).toBe('3 to 6 working days');
    expect(arrivalWindowText({ handling: SHIPPED, window: { minimumDays: 2, maximumDays: 2 } })).toBe(
      '2 working days',
    );
    expect(windowText({ minimumDays: 1, maximumDays: 1 })).toBe('1 working day');
  });
});

describe('the text about the arrival', () => {
  const delivery = { methodId: 'express', name: 'Tracked express', ...EXPRESS.window };
  const now = on('2026-11-23');
  const line = { isShipped: true, type: 'available' };
  const order = {
    calendar: CALENDAR,
    handling: HANDLING,
    delivery,
    lines: [line],
    readyAt: now,
    sentAt: null,
  } as const;
  const said = (change: Partial<Parameters<typeof daysOfArrival>[0]> = {}) => {
    const arrival = daysOfArrival({ ...order, ...change });
    return arrival && arrivalText(arrival, delivery, 'en-GB');
  };

  test('counts from the payment, and after dispatch from the day of dispatch', () => {
    expect(said()).toBe('Arrives Tue 24 – Mon 30 November by tracked express delivery.');
    expect(said({ readyAt: new Date('2026-11-23T14:00:00Z') })).toMatch(/^Arrives Wed 25 Nov – Tue 1 Dec/);
    // The cut-off does not matter to what was shipped.
    for (const hour of ['08', '23'])
      expect(said({ sentAt: new Date(`2026-11-24T${hour}:00:00Z`) })).toBe(
        'Arrives Wed 25 – Fri 27 November by tracked express delivery.',
      );
    expect(said({ lines: [line, { ...line, type: 'funding' }] })).toMatch(/^The first parcel arrives Tue 24/);
  });

  test('names the parcels of several days, and each line has its own', () => {
    const arrival = daysOfArrival({
      ...order,
      lines: [line, { ...line, type: 'pre-order', releasedAt: '2026-12-07' }, { ...line, isShipped: false }],
    })!;
    expect(arrivalText(arrival, delivery, 'en-GB')).toBe(
      'Your order comes in 2 parcels by tracked express delivery, Tue 24 Nov – Mon 14 Dec. The receipt says when each item arrives.',
    );
    const own = [0, 1, 2].map((at) => lineArrivalText(arrival, at, delivery, 'en-GB'));
    expect(own).toEqual(['Arrives Tue 24 – Mon 30 November', 'Arrives Tue 8 – Mon 14 December', undefined]);
    expect(lineArrivalText(daysOfArrival(order), 0, delivery, 'en-GB')).toBeUndefined();
  });

  test('keeps the handling time and the cut-off of the order when the settings change', () => {
    const sold = { ...delivery, handling: HANDLING, cutOff: CUT_OFF };
    const changed = {
      handling: { minimumDays: 5, maximumDays: 9 },
      calendar: { ...CALENDAR, cutOff: { time: '08:00', timeZone: 'Asia/Tokyo' } },
    };
    expect(said({ ...changed, delivery: sold })).toBe(said());
    expect(said(changed)).not.toBe(said());
  });

  test('leaves out the days off of its method, before and after dispatch', () => {
    const resting = { ...delivery, daysOff: ['2026-11-24', '2026-11-25', '2026-11-26'] };
    expect(said({ delivery: resting })).toMatch(/^Arrives Fri 27 Nov – Thu 3 Dec/);
    expect(said({ delivery: resting, sentAt: new Date('2026-11-24T08:00:00Z') })).toMatch(
      /^Arrives Mon 30 Nov/,
    );
    expect(said({ delivery: { ...delivery, daysOff: [] } })).toBe(said());
  });

  test('is empty if it is unknown or nothing is shipped', () => {
    expect(said({ delivery: null })).toBeUndefined();
    expect(said({ lines: [] })).toBeUndefined();
    expect(said({ lines: [{ ...line, isShipped: false }] })).toBeUndefined();
  });

  test('is in the past tense once the last day is over', () => {
    const arrival = daysOfArrival(order)!;
    expect(isOver(arrival, on('2026-11-30'))).toBe(false);
    expect(isOver(arrival, on('2026-12-01'))).toBe(true);
    expect(lateText(arrival, {}, 'en-GB')).toBe('It should have arrived by Mon 30 November.');
    expect(lateText({ ...arrival, isAll: false }, {}, 'en-GB')).toMatch(
      /^The first parcel should have arrived/,
    );
  });
});

describe('the dispatch of an order’s first parcel', () => {
  const now = on('2026-11-23');
  const line = (fields: object = {}) => ({ isShipped: true, type: 'available', ...fields });
  const preOrder = (day: string) => line({ type: 'pre-order', releasedAt: `${day}T00:00:00.000Z` });
  const dispatch = (lines: ReturnType<typeof line>[], at = now, cutOff = CUT_OFF) =>
    firstDispatch(lines, at, { cutOff, holidays: { dispatch: [], delivery: [] } });

  test('counts from today, from tomorrow after the cut-off, or from a pre-order’s release date', () => {
    expect(dispatch([line()])).toMatchObject({ from: '2026-11-23', isAll: true });
    expect(dispatch([line()], new Date('2026-11-23T13:59:59Z'))?.from).toBe('2026-11-23');
    expect(dispatch([line()], new Date('2026-11-23T14:00:00Z'))?.from).toBe('2026-11-24');
    expect(dispatch([preOrder('2027-02-04')])).toMatchObject({ from: '2027-02-04', isAll: true });
    expect(dispatch([preOrder('2026-01-01')])).toMatchObject({ from: '2026-11-23', isAll: true });
    expect(dispatch([line(), line({ type: 'funding', isShipped: false })])?.isAll).toBe(true);
  });

  test.each([
    // London is an hour ahead of UTC in summer: the cut-off comes an hour earlier.
    ['2026-07-01T12:59:00Z', 'Europe/London', '14:00', '2026-07-01'],
    ['2026-07-01T13:00:00Z', 'Europe/London', '14:00', '2026-07-02'],
    // The day is that of the shop, whatever day it is in UTC.
    ['2026-07-01T23:30:00Z', 'Europe/London', '14:00', '2026-07-02'],
    ['2026-12-31T23:59:00Z', 'Asia/Tokyo', '14:00', '2027-01-01'],
    ['2027-01-01T01:00:00Z', 'America/New_York', '23:00', '2026-12-31'],
    ['2027-01-01T04:30:00Z', 'America/New_York', '23:00', '2027-01-01'],
    // A cut-off at midnight: every order counts for the next day.
    ['2026-07-01T00:00:00Z', 'UTC', '00:00', '2026-07-02'],
    ['2026-07-01T23:59:00Z', 'UTC', '23:59', '2026-07-02'],
    // The hour that the change of clocks repeats, and the one that it leaves out.
    ['2026-10-25T00:45:00Z', 'Europe/London', '01:30', '2026-10-26'],
    ['2026-10-25T01:15:00Z', 'Europe/London', '01:30', '2026-10-25'],
    ['2026-03-29T01:30:00Z', 'Europe/London', '02:00', '2026-03-30'],
    // A browser that does not know the zone takes UTC.
    ['2026-07-01T13:30:00Z', 'Mars/Olympus', '14:00', '2026-07-01'],
  ])('ordered at %s in %s before %s counts for %s', (moment, timeZone, time, day) => {
    expect(dispatch([line()], new Date(moment), { time, timeZone })?.from).toBe(day);
  });

  test('is followed by others on their own dates', () => {
    expect(dispatch([preOrder('2027-02-04'), line({ isShipped: false }), line()])).toEqual({
      from: '2026-11-23',
      isAll: false,
      last: '2027-02-04',
      count: 2,
      lines: ['2027-02-04', undefined, '2026-11-23'],
    });
    expect(dispatch([preOrder('2027-02-04'), preOrder('2027-01-04')])).toEqual({
      from: '2027-01-04',
      isAll: false,
      last: '2027-02-04',
      count: 2,
      lines: ['2027-02-04', '2027-01-04'],
    });
    expect(dispatch([line(), line({ type: 'funding' })])).toEqual({
      from: '2026-11-23',
      isAll: false,
      count: 1,
      lines: ['2026-11-23', undefined],
    });
  });

  test('waits for what is printed to order, in working days of the shop, and is the first of both in a mixed order', () => {
    const calendar = {
      cutOff: CUT_OFF,
      holidays: { dispatch: ['2026-11-25'], delivery: [] },
      production: 2,
    };
    const printed = line({ isPrinted: true });
    const from = (lines: ReturnType<typeof line>[], at = now) => firstDispatch(lines, at, calendar);
    // Monday, then Tuesday and Thursday: the Wednesday is a holiday.
    expect(from([printed])).toMatchObject({ from: '2026-11-26', isAll: true });
    expect(from([printed, line()])).toMatchObject({ from: '2026-11-23', isAll: false, last: '2026-11-26' });
    // An order of a Saturday counts for Monday.
    expect(from([printed], on('2026-11-28'))).toMatchObject({ from: '2026-12-02', isAll: true });
    expect(from([printed, line({ type: 'funding' })])).toMatchObject({ from: '2026-11-26', isAll: false });
    expect(dispatch([printed])).toMatchObject({ from: '2026-11-23', isAll: true });
  });

  test('is unknown for a funding’s rewards, and for a pre-order without a date', () => {
    expect(dispatch([line({ type: 'funding', releasedAt: '2027-02-04' })])).toBeUndefined();
    expect(dispatch([line({ type: 'pre-order' })])).toBeUndefined();
    expect(dispatch([line({ type: 'pre-order', releasedAt: 'soon' })])).toBeUndefined();
    expect(dispatch([line({ isShipped: false })])).toBeUndefined();
    expect(dispatch([])).toBeUndefined();
  });
});
