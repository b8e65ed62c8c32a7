import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aboutAmount } from '#src/core/fundings/about.ts';
import { sumsOnPage } from '#src/features/fundings/page-sums.ts';

const GOAL = {
  goal: { amount: 2_820_000, currency: 'EUR' },
  rates: { USD: 0.861, GBP: 1.138, CAD: 0.612 },
} as const;
const OPEN = { closedRegions: [] };

describe('about an amount in another currency', () => {
  test.each([
    [2_820_000, 1.138, 2_480_000],
    [370_000, 1.138, 325_000],
    [81_234, 1, 81_200],
    [50, 1, 100],
    [49, 1, 0],
    [0, 1.138, 0],
  ])('%i at %d is about %i', (amount, rate, about) => {
    expect(aboutAmount(amount, rate)).toBe(about);
  });

  test('is whole units, within half a percent or half a unit, and grows with the amount', () => {
    const amount = fc.integer({ min: 0, max: 99_999_900 });
    const rate = fc.integer({ min: 1000, max: 100_000 }).map((rate) => rate / 10_000);
    fc.assert(
      fc.property(amount, amount, rate, (one, other, rate) => {
        const about = aboutAmount(one, rate);
        expect(about % 100).toBe(0);
        expect(Math.abs(about - one / rate)).toBeLessThanOrEqual(Math.max(50, (one / rate) * 0.005) + 0.001);
        if (one <= other) expect(about).toBeLessThanOrEqual(aboutAmount(other, rate));
      }),
    );
  });
});

describe('the sums of a funding on a page', () => {
  test('are first in the currency of the page, and beside it in the goal’s', () => {
    const { here, own, rate } = sumsOnPage(GOAL, 'regions/gb', OPEN);
    expect([here(2_820_000), own(2_820_000), rate]).toEqual(['£24,800', '€28,200', 1.138]);
    expect(sumsOnPage(GOAL, 'regions/ca', OPEN).here(2_820_000)).toBe('$46,100');
  });

  test('are whole and not converted in the goal’s own currency', () => {
    const { here, rate } = sumsOnPage(GOAL, 'regions/eu', OPEN);
    expect([here(2_820_050), rate]).toEqual(['€28,200', undefined]);
  });

  test('are in the currency of the store, where the region is closed', () => {
    expect(sumsOnPage(GOAL, 'regions/gb', { closedRegions: ['GB'] }).currency).toBe('USD');
  });
});
