import { beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '#src/catalogue/catalogue.ts';
import { productSchema } from '#src/catalogue/schemas/product.ts';
import { madeCatalogue } from '../catalogue/support/made-catalogue.ts';

const JAM = {
  name: 'Damson Jam',
  creator: 'maud',
  goods: 'food',
  categories: ['pantry/jam'],
  summary: 'Damsons and sugar.',
  addedAt: '2026-01-12',
};
const NET = { amount: 220, unit: 'g' };

/** The validation issues for a format of jam. */
function issuesOf(format: object, product: object = {}): string[] {
  const formats = [{ id: 'jar', name: 'Jar', ...format }];
  const { error } = productSchema.safeParse({ ...JAM, ...product, formats });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('the prices in content files', () => {
  test('food and drink that Britain or the EU sells need a net quantity', () => {
    expect(issuesOf({ prices: { GB: 650, US: 800 } })).toEqual([
      expect.stringMatching(/^formats\.0\.net: .*since GB must be told what food costs per 100 g/),
    ]);
    expect(issuesOf({ prices: { EU: 650 } }, { goods: 'drink' })).toHaveLength(1);
    expect(issuesOf({ prices: { GB: 650 }, net: NET })).toEqual([]);
    expect(issuesOf({ prices: { GB: 650 }, assortment: true })).toEqual([]);
  });

  test('other products do not, and no net quantity is zero or in ounces', () => {
    expect(issuesOf({ prices: { US: 650, CA: 800 } })).toEqual([]);
    expect(issuesOf({ prices: { GB: 650 } }, { goods: 'kitchenware' })).toEqual([]);
    expect(issuesOf({ prices: { GB: 650 }, type: 'Digital File' })).toEqual([]);
    for (const net of [
      { amount: 0, unit: 'g' },
      { amount: 8, unit: 'oz' },
      { amount: 2.5, unit: 'ml' },
    ])
      expect(issuesOf({ prices: { GB: 650 }, net })).toHaveLength(1);
  });

  test('former prices have dates in sequence, and so has the current one', () => {
    const asked = { prices: { US: 650 } };
    const earlier = (...days: string[]) => days.map((since) => ({ since, prices: { US: 800 } }));
    const now = { ...asked, pricesSince: '2026-11-10' };
    expect(issuesOf({ ...now, earlierPrices: earlier('2026-01-12', '2026-06-01') })).toEqual([]);
    expect(issuesOf({ ...asked, earlierPrices: earlier('2026-01-12') })[0]).toMatch(
      /^formats\.0\.pricesSince: the day/,
    );
    expect(issuesOf({ ...now, earlierPrices: earlier('2026-06-01', '2026-06-01') })[0]).toMatch(
      /^formats\.0\.earlierPrices\.1\.since: a later day/,
    );
    expect(issuesOf({ ...now, earlierPrices: earlier('2026-11-10') })[0]).toMatch(
      /^formats\.0\.pricesSince: a day after/,
    );
  });
});

describe('a reduced price', () => {
  let catalogue: Catalogue;
  beforeAll(async () => {
    catalogue = await madeCatalogue();
  });

  test('has a prior price in the EU that is lower than the one directly before', () => {
    const prices = catalogue.productById.get('caramel-in-a-tube')!.formats[0]!.prices;
    const prior = Object.fromEntries(prices.map(({ region, prior: before }) => [region, before]));
    expect(prior).toEqual({ US: 1500, GB: 1150, CA: undefined, EU: 1190, LATAM: 1600, GO: 1600 });
  });
});
