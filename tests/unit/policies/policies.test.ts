import { describe, expect, test } from 'vitest';
import { joinCatalogue } from '#src/catalogue/catalogue.ts';
import { factsFor } from '#src/catalogue/policies/facts.ts';
import { feeExample } from '#src/catalogue/policies/fees.ts';
import { lawText, ownerText } from '#src/catalogue/policies/owner.ts';
import { sectionsOf } from '#src/catalogue/policies/sections.ts';
import { shippingCostText } from '#src/catalogue/policies/shipping-costs.ts';
import { readContent } from '#src/catalogue/reading/read-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';

const { content } = await readContent(contentFolder());

describe('[RT-08] the breakdown of a sale', () => {
  const terms = content['creator-terms'][0]?.data;
  if (!terms) throw new Error('There are no terms for creators');

  test.each(REGION_CODES)(
    'adds up to the price to the penny in %s, and the cook gets more than the shop',
    (region) => {
      const sums = feeExample(terms, region);
      expect(sums.tax + sums.printing + sums.payment + sums.creator + sums.store).toBe(sums.price);
      expect(sums.creator).toBeGreaterThan(sums.store);
      for (const amount of Object.values(sums)) expect(Number.isInteger(amount) && amount >= 0).toBe(true);
    },
  );

  test('in the UK: 24.00 less 6.15 for printing and 0.97 for the payment, and 70 % of the rest are 11.82', () => {
    expect(feeExample(terms, 'GB')).toEqual({
      price: 2400,
      tax: 0,
      printing: 615,
      payment: 97,
      rest: 1688,
      share: 70,
      creator: 1182,
      store: 506,
    });
  });
});

describe('the facts in a policy', () => {
  const brand = { name: 'Found', email: 'hello@found.example' };

  test('the shop’s operator: the values of the settings, or how to ask without them', () => {
    expect(ownerText({ brand, owner: {} })).toMatch(/run under the name Found.*hello@found\.example/);
    const owner = {
      legalName: 'Found Goods Ltd',
      registration: 'registered in Scotland, no. SC000000',
      address: ['1 Shore', 'Leith'],
    };
    expect(ownerText({ brand, owner })).toBe(
      'Found is run by **Found Goods Ltd**, registered in Scotland, no. SC000000. Its address is 1 Shore, Leith.',
    );
    expect(lawText({ owner: { governingLaw: 'the law of Scotland' } })).toBe('the law of Scotland');
  });

  test('the shipping price, of products that the region sells and in its currency', () => {
    const handling = { minimumDays: 0, maximumDays: 3 };
    const methods = content['shipping-methods']
      .map(({ id, data }) => ({ _id: id, handling, ...data }))
      .sort((a, b) => a.order - b.order);
    expect(shippingCostText(methods, 'GB')).toBe(
      'To the UK, standard delivery, 2 to 7 working days, costs £3.95 (free from £120.00, after discounts); tracked express delivery, 1 to 5 working days, costs £7.95, for a whole order.',
    );
    expect(shippingCostText(methods, 'US')).toMatch(/standard delivery, 6 to 13 working days/);
    expect(shippingCostText([], 'CA')).toBe('The basket shows what delivery to Canada costs.');
  });
});

test('the handling time has no capital, since it is in the middle of a sentence', () => {
  expect(factsFor(joinCatalogue(content, new Date()), 'GB').handling).toBe('3 working days');
});

describe('the sections of a policy', () => {
  const source = `Before.

## One {#one}

> In short.

Text.

::: GB EU
## Two {#two}

For some.
:::

## Three

::: US
For others.
:::`;

  test('start at each heading, with a summary, for the readers of a region', () => {
    expect(sectionsOf(source, 'GB').map(({ id, blocks }) => [id, blocks.length])).toEqual([
      ['one', 1],
      ['two', 1],
      ['three', 0],
    ]);
    expect(sectionsOf(source, 'US').map(({ id, blocks }) => [id, blocks.length])).toEqual([
      ['one', 1],
      ['three', 1],
    ]);
    expect(sectionsOf(source, 'GB')[0]?.short).toMatchObject({ kind: 'quote' });
  });

  test.each(content.legal.map(({ id, file }) => [id, file] as const))(
    'of the %s exist for every region, each with content',
    async (_id, file) => {
      const { readFile } = await import('node:fs/promises');
      const body = (await readFile(file, 'utf8')).replace(/^---[\s\S]*?\n---\n/, '');
      for (const region of REGION_CODES) {
        const sections = sectionsOf(body, region);
        expect(sections.length).toBeGreaterThan(3);
        expect(
          sections.filter(({ short, blocks }) => !short || blocks.length === 0).map(({ id }) => id),
        ).toEqual([]);
      }
    },
  );
});
