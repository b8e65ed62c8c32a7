import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  coversProduct,
  discountIn,
  isRunning,
  isValidIn,
  NO_PROMO_CODE,
  type PromoCode,
} from '#src/core/discounts/promo-code.ts';
import { promoWords } from '#src/core/discounts/promo-words.ts';
import { eligibleQuantity, REFUSALS, refusalOf, refusalText } from '#src/core/discounts/refusals.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';

const DAY = 86_400_000;
const promo = (fields: Partial<PromoCode>): PromoCode => ({ ...NO_PROMO_CODE, code: 'X', ...fields });
const line = (productId: string, quantity = 1, isShipped = true) => ({ productId, quantity, isShipped });

describe('a promo code is active', () => {
  // Days since 1970-01-01, so that the test does not use the code's own calendar arithmetic.
  const noonOf = (day: number) => new Date(day * DAY + DAY / 2);
  const day = fc.integer({ min: 20_000, max: 20_010 });

  test('from the start of its first day to the end of its last, in UTC, and not while it is switched off', () =>
    fc.assert(
      fc.property(
        fc.option(day),
        fc.option(day),
        fc.integer({ min: 19_998 * DAY, max: 20_013 * DAY - 1 }),
        fc.boolean(),
        fc.boolean(),
        (first, last, moment, active, isText) => {
          const write = (date: Date) => (isText ? date.toISOString() : date);
          const run = {
            active,
            ...(first !== null && { from: write(noonOf(first)) }),
            ...(last !== null && { until: write(noonOf(last)) }),
          };
          const isWithin =
            (first === null || moment >= first * DAY) && (last === null || moment < (last + 1) * DAY);
          expect(isRunning(run, new Date(moment))).toBe(active && isWithin);
        },
      ),
    ));
});

test.each([
  ['2026-11-30T23:59:59.999Z', false],
  ['2026-12-01T00:00:00.000Z', true],
  ['2026-12-03T23:59:59.999Z', true],
  ['2026-12-04T00:00:00.000Z', false],
])('a promo code of three days is active at %s: %s', (moment, isOn) => {
  const run = { active: true, from: '2026-12-01', until: '2026-12-03' };
  expect(isRunning(run, new Date(moment))).toBe(isOn);
});

describe('a promo code is valid', () => {
  test('everywhere if it names no region, and otherwise in its regions', () => {
    for (const region of REGION_CODES) {
      expect(isValidIn(promo({ percentOff: 10 }), region)).toBe(true);
      expect(isValidIn(promo({ percentOff: 10, regions: ['GB', 'EU'] }), region)).toBe(
        region === 'GB' || region === 'EU',
      );
    }
  });

  test('only where it has an amount, if it takes an amount off', () => {
    const fiver = promo({ amountsOff: { GB: 500, EU: 600 }, hasFreeShipping: true });
    expect(REGION_CODES.filter((region) => isValidIn(fiver, region))).toEqual(['GB', 'EU']);
    expect(discountIn(fiver, 'EU')).toMatchObject({ amountOff: 600, percentOff: 0, hasFreeShipping: true });
    expect(refusalOf(fiver, [line('a')], 'US')).toBe('not-in-region');
  });
});

describe('a promo code is refused', () => {
  test('[DIS-02] if none of its products is there, in exactly these words', () => {
    const tins = promo({ code: 'TINS20', percentOff: 20, productIds: ['tin'] });
    expect(refusalOf(tins, [line('pan')], 'GB')).toBe('covers-nothing');
    expect(refusalOf(tins, [line('pan'), line('tin')], 'GB')).toBeUndefined();
    expect(refusalText('covers-nothing', tins)).toBe(
      'Promo code TINS20 does not apply to any products in the basket',
    );
    expect(coversProduct(tins, 'pan')).toBe(false);
  });

  test('if its only benefit is free shipping and none of its products is shipped', () => {
    const free = promo({ hasFreeShipping: true });
    expect(refusalOf(free, [line('ebook', 1, false)], 'GB')).toBe('covers-nothing');
    expect(refusalOf(free, [line('ebook', 1, false), line('pan')], 'GB')).toBeUndefined();
    expect(refusalOf({ ...free, productIds: ['ebook'] }, [line('ebook', 1, false), line('pan')], 'GB')).toBe(
      'covers-nothing',
    );
    expect(refusalOf({ ...free, percentOff: 5 }, [line('ebook', 1, false)], 'GB')).toBeUndefined();
  });

  test('[DIS-05] below its minimum number of items, on any number of lines', () => {
    const two = promo({ percentOff: 10, productIds: ['tin', 'jar'], minimumQuantity: 2 });
    expect(refusalOf(two, [line('tin'), line('pan', 9)], 'GB')).toBe('too-few');
    expect(refusalOf(two, [line('tin'), line('jar')], 'GB')).toBeUndefined();
    expect(refusalOf(two, [line('tin', 2)], 'GB')).toBeUndefined();
    expect(eligibleQuantity(two, [line('tin', 2), line('pan', 4), line('jar')])).toBe(3);
    expect(refusalText('too-few', two)).toContain('at least 2');
  });

  test.each([
    ['unknown', 'This promo code does not exist or has ended.'],
    ['not-in-region', 'Promo code X-1 is not valid in your region.'],
    ['covers-nothing', 'Promo code X-1 does not apply to any products in the basket'],
    ['too-few', 'Promo code X-1 needs at least 1 of the products that it covers.'],
    ['needs-email', 'Promo code X-1 is limited for each customer. Please enter your email address.'],
    ['used-up', 'Promo code X-1 has been used up. Please remove it to continue.'],
    [
      'used-by-email',
      'Promo code X-1 has already been used with this email address. Please remove it to continue.',
    ],
  ] as const)('%s: in these words', (refusal, words) => {
    expect(refusalText(refusal, { code: 'X-1' })).toBe(words);
  });

  test('with a text that names the code, except a secret one', () => {
    for (const refusal of REFUSALS) {
      const words = refusalText(refusal, { code: 'X-1', minimumQuantity: 2, region: 'GB' });
      expect(words.includes('X-1')).toBe(refusal !== 'unknown');
    }
    expect(refusalText('not-in-region', { code: 'X', region: 'GB' })).toBe(
      'Promo code X is not valid in the UK.',
    );
    expect(refusalText('not-in-region', { code: 'X', region: 'GO' })).toBe(
      'Promo code X is not valid in your region.',
    );
  });
});

test('the text of a code’s benefit has the region’s currency', () => {
  expect(promoWords(promo({ percentOff: 20, productIds: ['a'] }), 'GB')).toBe(
    'takes 20% off selected products',
  );
  expect(promoWords(promo({ amountsOff: { GB: 500, EU: 650 } }), 'GB')).toBe('takes £5.00 off');
  expect(promoWords(promo({ amountsOff: { GB: 500, EU: 650 } }), 'EU')).toBe('takes €6.50 off');
  expect(promoWords(promo({ hasFreeShipping: true }), 'US')).toBe('makes delivery free');
  expect(promoWords(promo({ percentOff: 5, hasFreeShipping: true }), 'US')).toBe(
    'takes 5% off and makes delivery free',
  );
});
