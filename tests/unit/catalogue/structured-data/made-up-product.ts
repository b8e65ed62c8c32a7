/** A product, its creator and its regions, for tests of structured data. */

import type { OfferTerms } from '#src/catalogue/structured-data/offer.ts';
import type { FoodFacts } from '#src/core/food/food-facts.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';

export const SITE = new URL('https://shop.example');
export const CREATOR = { name: 'Ana Costa', profile: { handle: 'ana-costa' } };
export const METHODS: OfferTerms['shippingMethods'] = [
  {
    _id: 'standard',
    name: 'Standard',
    active: true,
    handling: { minimumDays: 1, maximumDays: 2 },
    estimate: Object.fromEntries(
      REGION_CODES.map((region) => [
        region,
        region === 'GB' ? { minimumDays: 2, maximumDays: 5 } : { minimumDays: 7, maximumDays: 12 },
      ]),
    ),
    rates: { GB: 395, EU: 900, US: 1000, LATAM: 1500, GO: 2000 },
    freeFrom: { GB: 5000 },
  },
  {
    _id: 'express',
    name: 'Express',
    active: true,
    handling: { minimumDays: 1, maximumDays: 2 },
    estimate: { GB: { minimumDays: 1, maximumDays: 2 } },
    rates: { GB: 795 },
  },
];
export const terms = (region: OfferTerms['region'], more: Partial<OfferTerms> = {}): OfferTerms => ({
  region,
  site: SITE,
  brand: 'The Shop',
  shippingMethods: METHODS,
  ...more,
});

export const format = (change: object = {}) => ({
  _id: 'jar',
  name: 'A jar',
  type: 'Physical',
  prices: [
    { region: 'GB', amount: 1250 },
    { region: 'US', amount: 1600 },
    { region: 'GO', amount: 1700 },
    { region: 'LATAM', amount: 1800 },
  ],
  ...change,
});
/** The facts of a plum cake. */
export const CAKE: FoodFacts = {
  ingredients: '*Wheat* flour, plums, *butter* (*milk*)',
  contains: [
    { allergen: 'gluten', as: ['wheat'] },
    { allergen: 'milk', as: [] },
  ],
  mayContain: ['nuts'],
  per: 'g',
  nutrition: {
    kJ: 1302,
    kcal: 311,
    fat: 14,
    saturates: 9,
    carbohydrate: 42,
    sugars: 20,
    protein: 4,
    salt: 0.5,
  },
  business: {},
};
/** A catalogue product; `details` are the editor's details below the picture. */
export const product = (change: object = {}, { goods = 'food', details = [] as object[] } = {}) =>
  ({
    _id: 'plum-jam',
    name: 'Plum jam',
    summary: 'Plums, and little else.',
    type: 'available',
    kind: 'product',
    availability: 'available',
    categories: [{ name: 'Jams' }, { name: 'Gifts' }],
    creator: CREATOR,
    formats: [format()],
    food: [],
    entry: { id: '_id' in change ? change._id : 'plum-jam', data: { goods, details } },
    ...change,
  }) as never;
