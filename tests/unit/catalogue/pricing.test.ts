import { describe, expect, test } from 'vitest';
import {
  groupHeading,
  inGroups,
  regionalAvailability,
  type Sellable,
} from '#src/core/products/availability.ts';
import { formatToAdd } from '#src/core/products/format-to-add.ts';
import {
  defaultFormatIn,
  formatsIn,
  isFile,
  isShipped,
  isSoldIn,
  lookupPrice,
  offeredIn,
  ownAmount,
} from '#src/core/products/pricing.ts';
import type { Format, Price } from '#src/core/products/types.ts';

const format = (_id: string, ...prices: Price[]): Format => ({ _id, name: _id, prices });
const GB = (amount: number, prior?: number): Price => ({ region: 'GB', amount, ...(prior && { prior }) });
const US = (amount: number): Price => ({ region: 'US', amount });

describe('the price of a format in a region', () => {
  test('is its own, else the first one, else none', () => {
    expect(lookupPrice([US(700), GB(650)], 'GB')).toEqual({ amount: 650, region: 'GB' });
    expect(lookupPrice([US(700), GB(650)], 'EU')).toEqual({ amount: 700, region: 'US' });
    expect(lookupPrice([], 'GB')).toEqual({ amount: 0 });
  });

  test('is charged only if it is the region’s own and above zero', () => {
    const one = format('jar', US(700), GB(0));
    expect([ownAmount(one, 'US'), ownAmount(one, 'GB'), ownAmount(one, 'EU')]).toEqual([
      700,
      undefined,
      undefined,
    ]);
    expect(ownAmount(format('jar', GB(1)), 'GB')).toBe(1);
  });

  test('has its comparison price in that region only', () => {
    const formats = [format('jar', GB(650, 800), US(700)), format('case', US(3000))];
    expect(formatsIn({ formats }, 'GB')).toEqual([{ ...formats[0], amount: 650, prior: 800 }]);
    expect(formatsIn({ formats }, 'US')).toEqual([
      { ...formats[0], amount: 700 },
      { ...formats[1], amount: 3000 },
    ]);
    expect([
      isSoldIn({ formats }, 'GB'),
      isSoldIn({ formats }, 'EU'),
      isSoldIn({ formats: [] }, 'GB'),
    ]).toEqual([true, false, false]);
  });
});

describe('the initial format', () => {
  const formats = [format('small', GB(100)), format('large', GB(200)), format('abroad', US(300))];
  const product = (productFormatId: string, ...out: string[]) => ({
    formats,
    productFormatId,
    stock: Object.fromEntries(out.map((id) => [id, { count: 0, countedAt: '2026-11-01' }])),
  });
  const begins = (...given: Parameters<typeof product>) => defaultFormatIn(product(...given), 'GB')?._id;
  test('is the product’s own choice if it is sold and in stock, else the first that is', () => {
    expect(begins('large')).toBe('large');
    expect(begins('abroad')).toBe('small');
    expect(begins('large', 'large')).toBe('small');
    expect(begins('small', 'small')).toBe('large');
    expect(begins('large', 'small', 'large')).toBe('large');
    expect(defaultFormatIn(product('small'), 'EU')).toBeUndefined();
  });
  test('is one of the offered formats: those in stock, or all that are sold if none is', () => {
    const offered = (...out: string[]) => offeredIn(product('small', ...out), 'GB').map(({ _id }) => _id);
    expect([offered(), offered('small'), offered('small', 'large')]).toEqual([
      ['small', 'large'],
      ['large'],
      ['small', 'large'],
    ]);
  });
});

test.each([
  ['Print On Demand', false, true],
  ['Digital File', true, false],
  ['Gift Card', false, false],
  [undefined, false, true],
] as const)('%s is a file: %s, and is posted: %s', (type, file, shipped) => {
  expect([isFile({ type }), isShipped({ type })]).toEqual([file, shipped]);
});

describe('the group of a product', () => {
  const thing = (
    type: Sellable['type'],
    availability: Sellable['availability'],
    ...prices: Price[]
  ): Sellable => ({
    type,
    availability,
    formats: [format('one', ...prices)],
  });
  const now = thing('available', 'available', GB(100));
  const coming = thing('pre-order', 'available', GB(100));
  const soldOut = thing('available', 'unavailable', GB(100));
  const elsewhere = thing('available', 'available', US(100));

  test('is now, later or other regions', () => {
    const all = [now, coming, soldOut, thing('funding', 'available', GB(1)), elsewhere];
    expect(all.map((one) => regionalAvailability(one, 'GB'))).toEqual([
      'now',
      'coming',
      'coming',
      'coming',
      'elsewhere',
    ]);
  });

  test('has a heading where a list continues', () => {
    expect(groupHeading('elsewhere', [soldOut], 'Not sold in the UK')).toBe('Not sold in the UK');
    expect(groupHeading('coming', [soldOut, soldOut], '')).toBe('Sold out for now');
    expect(groupHeading('coming', [soldOut, coming], '')).toBe('Coming soon, and sold out for now');
    expect(groupHeading('coming', [coming], '')).toBe('Coming soon');
  });

  test('is made of neighbours in a list', () => {
    expect(inGroups([now, now, coming, elsewhere, now], (one) => regionalAvailability(one, 'GB'))).toEqual([
      { standing: 'now', things: [now, now] },
      { standing: 'coming', things: [coming] },
      { standing: 'elsewhere', things: [elsewhere] },
      { standing: 'now', things: [now] },
    ]);
    expect(inGroups([], () => 'now')).toEqual([]);
  });
});

describe('the format that one touch adds to the basket', () => {
  const small = format('small', GB(100));
  const large = format('large', GB(200), US(300));
  const product = {
    productFormatId: 'small',
    type: 'available',
    availability: 'available',
  } as const;
  const text = (isRequired: boolean) => ({
    customization: { label: 'The name on it', maxLength: 12, isRequired },
  });

  test('is the one that leads in the region', () => {
    expect(formatToAdd({ ...product, formats: [small, large] }, 'GB')?._id).toBe('small');
    expect(formatToAdd({ ...product, formats: [small, large] }, 'US')?._id).toBe('large');
    expect(formatToAdd({ ...product, formats: [small] }, 'US')).toBeUndefined();
  });

  test('is none where a text must be typed', () => {
    expect(formatToAdd({ ...product, formats: [small], ...text(false) }, 'GB')?._id).toBe('small');
    expect(formatToAdd({ ...product, formats: [small], ...text(true) }, 'GB')).toBeUndefined();
  });
});
