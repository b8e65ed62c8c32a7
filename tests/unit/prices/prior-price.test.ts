import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pricesOn } from '#src/catalogue/products/price-history.ts';
import { type PriceStep, priorLabel, priorPrice } from '#src/core/products/prior-price.ts';
import { REGION_CODES, type RegionCode } from '#src/core/regions/regions.ts';

/**
 * Edits of a price, some days apart; some end the sale of the product,
 * some do not change this region's price.
 */
const history = fc
  .array(
    fc.record({ day: fc.integer({ min: 0, max: 150 }), amount: fc.constantFrom(800, 900, 1000, undefined) }),
    { minLength: 1, maxLength: 6 },
  )
  .map((edits): PriceStep[] => {
    const byDay = new Map(edits.map(({ day, amount }) => [day, amount]));
    return [...byDay].map(([day, amount]) => ({ day, amount })).sort((a, b) => a.day - b.day);
  });
const region = fc.constantFrom(...REGION_CODES);
const daysSince = fc.integer({ min: 0, max: 40 });

/** The price on each of a number of days before a day. */
function askedBefore(steps: readonly PriceStep[], day: number, days: number): (number | undefined)[] {
  return Array.from({ length: days }, (_, at) => steps.findLast((step) => step.day <= day - 1 - at)?.amount);
}

/** The rule, day by day: slow, and independent of edits. */
function byTheDay(steps: readonly PriceStep[], where: RegionCode, today: number): number | undefined {
  const [now] = askedBefore(steps, today + 1, 1);
  let begun = today;
  while (begun > steps[0]!.day && askedBefore(steps, begun, 1)[0] === now) begun -= 1;
  const days = where === 'EU' ? 30 : 28;
  const before = askedBefore(steps, begun, days);
  if (now === undefined || today - begun >= days || before.includes(undefined)) return undefined;
  const isSteady = before.every((amount) => amount === before[0]);
  if (where !== 'EU' && !isSteady) return undefined;
  const prior = Math.min(...before.map((amount) => amount ?? 0));
  return prior > now ? prior : undefined;
}

describe('the struck-through price', () => {
  test('[PRI-03] is the lowest of the last thirty days in the EU, elsewhere the one that was valid for twenty-eight, for any edits', () => {
    let found = 0;
    fc.assert(
      fc.property(history, region, daysSince, (steps, where, later) => {
        const today = steps.at(-1)!.day + later;
        const prior = priorPrice(steps, where, today);
        found += prior === undefined ? 0 : 1;
        expect(prior).toBe(byTheDay(steps, where, today));
      }),
      { numRuns: 400 },
    );
    // Without any prior price the rule would always hold.
    expect(found).toBeGreaterThan(10);
  });

  test('is always above the current price', () => {
    fc.assert(
      fc.property(history, region, daysSince, (steps, where, later) => {
        const { day, amount = 0 } = steps.at(-1)!;
        expect(priorPrice(steps, where, day + later) ?? Infinity).toBeGreaterThan(amount);
      }),
    );
  });

  const REDUCED: PriceStep[] = [
    { day: 100, amount: 1200 },
    { day: 185, amount: 1100 },
    { day: 200, amount: 1000 },
  ];

  test('a lower price for two weeks is the reference in the EU, and prevents one elsewhere', () => {
    expect(priorPrice(REDUCED, 'EU', 205)).toBe(1100);
    expect(priorPrice(REDUCED, 'GB', 205)).toBeUndefined();
    expect(priorPrice([REDUCED[0]!, REDUCED[2]!], 'GB', 205)).toBe(1200);
  });

  test('[PRI-03] the prior price was valid for exactly 30 days in the EU and 28 elsewhere, and not a day less', () => {
    for (const where of REGION_CODES) {
      const days = where === 'EU' ? 30 : 28;
      const after = (held: number): PriceStep[] => [
        { day: 200 - held, amount: 1200 },
        { day: 200, amount: 1000 },
      ];
      expect(
        [days + 1, days, days - 1].map((held) => priorPrice(after(held), where, 200)),
        where,
      ).toEqual([1200, 1200, undefined]);
    }
  });

  test('[PRI-03] a lower price that ended exactly 30 days before does not count in the EU, one that was valid a day longer does', () => {
    const ended = (day: number): PriceStep[] => [
      { day: 100, amount: 1100 },
      { day, amount: 1300 },
      { day: 200, amount: 1000 },
    ];
    expect(priorPrice(ended(170), 'EU', 200)).toBe(1300);
    expect(priorPrice(ended(171), 'EU', 200)).toBe(1100);
  });

  test('[PRI-03] is the region’s own former price, by its own rule, with its own label', () => {
    const format = {
      prices: { GB: 1000, EU: 1000, US: 1000 },
      pricesSince: new Date('2026-11-01'),
      earlierPrices: [
        { since: new Date('2026-01-01'), prices: { GB: 1200, EU: 1500, US: 900 } },
        { since: new Date('2026-10-20'), prices: { GB: 1200, EU: 1400, US: 900 } },
      ],
    } as unknown as Parameters<typeof pricesOn>[0];
    expect(pricesOn(format, new Date('2026-11-10'))).toEqual([
      { region: 'US', amount: 1000 },
      { region: 'GB', amount: 1000, prior: 1200 },
      { region: 'EU', amount: 1000, prior: 1400 },
    ]);
    for (const where of REGION_CODES)
      expect(priorLabel(where)).toBe(where === 'EU' ? 'Lowest price in the 30 days before:' : 'Was');
  });

  test('a price that was raised to be lowered does not count', () => {
    const raised = [
      { day: 100, amount: 1000 },
      { day: 195, amount: 1500 },
      { day: 200, amount: 1100 },
    ];
    for (const where of REGION_CODES) expect(priorPrice(raised, where, 200)).toBeUndefined();
  });

  test('ends automatically: after thirty days in the EU, after twenty-eight elsewhere', () => {
    const steps = [REDUCED[0]!, REDUCED[2]!];
    expect([229, 230].map((today) => priorPrice(steps, 'EU', today))).toEqual([1200, undefined]);
    expect([227, 228].map((today) => priorPrice(steps, 'US', today))).toEqual([1200, undefined]);
    // Before the price is valid there is no prior price.
    expect(priorPrice(steps, 'EU', 199)).toBeUndefined();
  });

  test('a price that ended on the thirtieth day before does not count, a later one does', () => {
    const until = (day: number) => [
      { day: 100, amount: 1100 },
      { day, amount: 1200 },
      { day: 200, amount: 1000 },
    ];
    expect(priorPrice(until(170), 'EU', 200)).toBe(1200);
    expect(priorPrice(until(171), 'EU', 200)).toBe(1100);
    // It must have been valid since the first of those days.
    const since = (day: number) => [{ day, amount: 1200 }, REDUCED[2]!];
    expect([170, 171].map((day) => priorPrice(since(day), 'EU', 200))).toEqual([1200, undefined]);
    expect([172, 173].map((day) => priorPrice(since(day), 'GB', 200))).toEqual([1200, undefined]);
  });

  test('does not exist if the product was not sold on some of the thirty days', () => {
    const away = [REDUCED[0]!, { day: 180 }, { day: 190, amount: 1200 }, REDUCED[2]!];
    expect(priorPrice(away, 'EU', 201)).toBeUndefined();
    const forNothing = [REDUCED[0]!, { day: 180, amount: 0 }, { day: 190, amount: 1200 }, REDUCED[2]!];
    expect(priorPrice(forNothing, 'EU', 201)).toBeUndefined();
  });

  test('has the label of its rule', () => {
    expect([priorLabel('EU'), priorLabel('GB'), priorLabel('US')]).toEqual([
      'Lowest price in the 30 days before:',
      'Was',
      'Was',
    ]);
  });

  test('does not exist for a new product, or one that was not sold in between', () => {
    expect(priorPrice([{ day: 190, amount: 1200 }, REDUCED[2]!], 'EU', 201)).toBeUndefined();
    const away = [REDUCED[0]!, { day: 180 }, { day: 184, amount: 1200 }, REDUCED[2]!];
    expect(priorPrice(away, 'EU', 201)).toBeUndefined();
    expect(priorPrice([], 'EU', 201)).toBeUndefined();
  });

  test('is not restarted by an edit for other regions', () => {
    const steps = [REDUCED[0]!, { day: 190, amount: 1000 }, { day: 200, amount: 1000 }];
    expect([217, 218].map((today) => priorPrice(steps, 'GB', today))).toEqual([1200, undefined]);
  });
});
