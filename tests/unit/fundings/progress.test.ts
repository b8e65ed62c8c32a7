import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURRENCY_CODES } from '#src/core/currencies.ts';
import {
  countsFor,
  isOpen,
  percentOfGoal,
  rewardAmount,
  stateAt,
  undecidedStateAt,
} from '#src/core/fundings/progress.ts';
import { timeLeft } from '#src/features/fundings/state-labels.ts';
import { timeLabel } from '#src/features/fundings/time-label.ts';

const GOAL = { amount: 1_000_000, currency: 'EUR' } as const;
const RATES = { USD: 0.861, GBP: 1.138, CAD: 0.612 };
const FUNDING = {
  goal: GOAL,
  rates: RATES,
  startsAt: '2026-10-01T08:00:00.000Z',
  endsAt: '2026-12-01T20:00:00.000Z',
};

describe('the value of a pledge', () => {
  test.each([
    [2400, 'GBP', 2731],
    [1, 'GBP', 1],
    [1, 'CAD', 1],
    [1, 'USD', 1],
    [0, 'USD', 0],
    [999_999, 'CAD', 611_999],
    [2500, 'EUR', 2500],
    // Exactly half a cent is rounded up.
    [500, 'CAD', 306],
    [125, 'CAD', 77],
  ] as const)('%i in %s is %i', (amount, currency, expected) => {
    expect(countsFor(amount, currency, FUNDING)).toBe(expected);
  });

  const amount = fc.integer({ min: 0, max: 99_999_999 });
  const rate = fc.integer({ min: 1, max: 100_000 }).map((tenThousandths) => tenThousandths / 10_000);

  test('is the nearest whole minor unit, calculated without floating point', () => {
    fc.assert(
      fc.property(amount, rate, (sum, one) => {
        const got = countsFor(sum, 'USD', { goal: GOAL, rates: { USD: one } });
        const exact = BigInt(sum) * BigInt(Math.round(one * 10_000));
        const error = BigInt(got) * 10_000n - exact;
        expect(Number.isSafeInteger(got)).toBe(true);
        expect(error > -5_000n && error <= 5_000n).toBe(true);
      }),
    );
  });

  test('never decreases for a larger pledge, and is always the same', () => {
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(...CURRENCY_CODES), (one, two, currency) => {
        const [less, more] = [Math.min(one, two), Math.max(one, two)];
        expect(countsFor(less, currency, FUNDING)).toBeLessThanOrEqual(countsFor(more, currency, FUNDING));
        expect(countsFor(one, currency, FUNDING)).toBe(countsFor(one, currency, FUNDING));
      }),
    );
  });

  test('adds up to the same total in any order', () => {
    const pledge = fc.tuple(amount, fc.constantFrom(...CURRENCY_CODES));
    fc.assert(
      fc.property(fc.array(pledge, { maxLength: 40 }), (pledges) => {
        const total = (list: typeof pledges) =>
          list.reduce((sum, [one, currency]) => sum + countsFor(one, currency, FUNDING), 0);
        expect(total(pledges.toReversed())).toBe(total(pledges));
        expect(total(pledges.toSorted(([a], [b]) => a - b))).toBe(total(pledges));
      }),
    );
  });

  test.each([-1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER])('does not exist for %d', (bad) => {
    const message = bad > 1 ? /cannot be converted exactly/ : RangeError(`Not an amount: ${bad}`);
    expect(() => countsFor(bad, 'USD', FUNDING)).toThrow(message);
    expect(() => countsFor(bad, 'USD', FUNDING)).toThrow(RangeError);
  });

  test('does not exist if it could not be rounded exactly', () => {
    const smallest = { goal: GOAL, rates: { USD: 0.0001 } };
    const most = Number.MAX_SAFE_INTEGER - 10_000;
    expect(countsFor(most, 'USD', smallest)).toBe(Math.round(most / 10_000));
    expect(() => countsFor(most + 1, 'USD', smallest)).toThrow(RangeError);
  });

  test('does not exist without a rate', () => {
    expect(() => countsFor(100, 'USD', { goal: GOAL, rates: {} })).toThrow(/USD has no rate in EUR/);
  });
});

describe('the state of a funding', () => {
  test.each([
    ['2026-10-01T07:59:59.999Z', 0, 'upcoming'],
    ['2026-10-01T08:00:00.000Z', 0, 'running'],
    ['2026-11-01T00:00:00.000Z', 999_999, 'running'],
    ['2026-11-01T00:00:00.000Z', 1_000_000, 'funded'],
    ['2026-11-28T19:59:59.999Z', 10, 'running'],
    ['2026-11-28T20:00:00.000Z', 10, 'ending'],
    ['2026-12-01T19:59:59.999Z', 10, 'ending'],
    ['2026-12-01T19:59:59.999Z', 1_000_001, 'funded'],
    ['2026-12-01T20:00:00.000Z', 999_999, 'failed'],
    ['2026-12-01T20:00:00.000Z', 1_000_000, 'successful'],
    ['2030-01-01T00:00:00.000Z', 0, 'failed'],
  ] as const)('at %s with %i it is %s', (now, raised, expected) => {
    expect(stateAt(FUNDING, raised, new Date(now))).toBe(expected);
  });

  test.each([
    ['2026-12-01T19:59:59.999Z', 999_999, 'ending'],
    ['2026-12-01T20:00:00.000Z', 999_999, 'counting'],
    ['2026-12-11T19:59:59.999Z', 999_999, 'counting'],
    ['2026-12-11T20:00:00.000Z', 999_999, 'failed'],
    ['2026-12-01T20:00:00.000Z', 1_000_000, 'successful'],
  ] as const)('at %s with %i, before its outcome is recorded, it is %s', (now, raised, expected) => {
    const state = undecidedStateAt(FUNDING, raised, new Date(now));
    expect(state).toBe(expected);
    expect(isOpen(state)).toBe(expected === 'ending');
  });

  test('is open exactly from its start to its end, for any raised amount', () => {
    const moment = fc.date({ min: new Date('2026-09-01'), max: new Date('2027-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 2_000_000 }), (now, raised) => {
        const isWithin = now >= new Date(FUNDING.startsAt) && now < new Date(FUNDING.endsAt);
        expect(isOpen(stateAt(FUNDING, raised, now))).toBe(isWithin);
      }),
    );
  });

  test('a goal that is a cent short is never at 100 %', () => {
    expect(percentOfGoal({ raised: 999_999 }, FUNDING)).toBe(99);
    expect(percentOfGoal({ raised: 1_000_000 }, FUNDING)).toBe(100);
    expect(percentOfGoal({ raised: 1_075_000 }, FUNDING)).toBe(107);
  });

  test('a reward has the price of its own region only', () => {
    expect(rewardAmount({ prices: [{ region: 'GB', amount: 100 }] }, 'GB')).toBe(100);
    expect(rewardAmount({ prices: [{ region: 'GB', amount: 100 }] }, 'US')).toBeUndefined();
  });
});

describe('the remaining time', () => {
  const end = FUNDING.endsAt;
  test.each([
    ['2026-11-21T12:00:00Z', 10, 'days'],
    ['2026-11-28T20:00:00Z', 3, 'days'],
    ['2026-11-28T20:00:01Z', 71, 'hours'],
    ['2026-12-01T18:30:00Z', 1, 'hour'],
    ['2026-12-01T19:59:00Z', 1, 'minute'],
    ['2026-12-02T00:00:00Z', 0, 'minutes'],
  ])('at %s is %i %s', (now, count, unit) => {
    expect(timeLeft(end, now)).toEqual({ count, unit });
  });

  test('has a text for lists', () => {
    const words = (state: Parameters<typeof timeLabel>[0]) =>
      timeLabel(state, '1 October', end, '2026-11-21T12:00:00Z');
    expect(words('upcoming')).toBe('Opens on 1 October');
    expect(words('running')).toBe('10 days left');
    expect(words('funded')).toBe('Goal reached, 10 days left');
    expect(words('counting')).toBe('Just ended');
    expect(words('failed')).toBe('Not funded');
  });
});
