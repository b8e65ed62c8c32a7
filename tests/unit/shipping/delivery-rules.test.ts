import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderSums } from '#src/core/checkout/order-sums.ts';
import { shippingCountries } from '#src/core/regions/shipping-countries.ts';
import { offersByCountry } from '#src/core/shipping/by-country.ts';
import { type ShippingMethod, shippingOffer } from '#src/core/shipping/offer.ts';
import { type DeliveryPlaces, findPlace } from '#src/core/shipping/places.ts';
import { comparablePostcode, coversPostcode, patternsOverlap } from '#src/core/shipping/postcodes.ts';
import { type Band, lowestPrice, priceOf } from '#src/core/shipping/rates.ts';
import { refusalText } from '#src/core/shipping/refusal-text.ts';

const amount = fc.integer({ min: 0, max: 100_000 });
/** Bands with rising limits; the last has none where `isOpen`. */
const bandsOf = (isOpen: boolean) =>
  fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 1, max: 30_000 }), { minLength: 1, maxLength: 6 }),
      fc.array(amount, { minLength: 7, maxLength: 7 }),
    )
    .map(([limits, prices]): Band[] => {
      const bands = limits.toSorted((a, b) => a - b).map((upTo, at) => ({ upTo, price: prices[at]! }));
      return isOpen ? [...bands, { price: prices.at(-1)! }] : bands;
    });

describe('bands', () => {
  test('have one price for every weight up to the last limit, which changes only just above a limit', () =>
    fc.assert(
      fc.property(bandsOf(false), fc.integer({ min: 0, max: 31_000 }), (byWeight, weight) => {
        const at = (grams: number) => priceOf({ byWeight }, { weight: grams, goods: 0 });
        expect(at(weight) === undefined).toBe(weight > byWeight.at(-1)!.upTo!);
        if (at(weight) !== at(weight + 1)) expect(byWeight.map(({ upTo }) => upTo)).toContain(weight);
        for (const { upTo = 0, price } of byWeight) expect(at(upTo)).toBe(price);
      }),
    ));

  test('of weight and value are added, and nothing is below the lowest price', () =>
    fc.assert(
      fc.property(bandsOf(true), bandsOf(true), amount, amount, (byWeight, byValue, weight, goods) => {
        const parcel = { weight, goods };
        const both = priceOf({ byWeight, byValue }, parcel)!;
        expect(both).toBe(priceOf({ byWeight }, parcel)! + priceOf({ byValue }, parcel)!);
        expect(both).toBeGreaterThanOrEqual(lowestPrice({ byWeight, byValue }));
      }),
    ));
});

describe('postcodes', () => {
  test.each([
    ['BT', 'GB', ['BT1 1AA', 'bt71aa'], ['B1 1AA', 'BTX']],
    ['B', 'GB', ['B1 1AA'], ['BT1 1AA']],
    ['IV1', 'GB', ['IV1 1AA', 'iv1'], ['IV10 8AB', 'IV2 3XX']],
    ['HS1-HS9', 'GB', ['HS1 2AA', 'HS9 5XX'], ['HS10 1AA', 'HX1 1AA']],
    ['PH17-PH50', 'GB', ['PH17 2AA', 'PH50 4ZZ', 'ph 26 3ab'], ['PH1 1AA', 'PH16 5AA']],
    ['EC1', 'GB', ['EC1A 1BB'], ['EC2A 1BB', 'E1 1AA']],
    ['20', 'FR', ['20000', '20 290'], ['75020', '2']],
    ['35-38', 'ES', ['35001', '38999', '37000'], ['34999', '39000']],
    ['99500-99999', 'US', ['99501', '99950-1234'], ['98101']],
    ['X0A', 'CA', ['X0A 0H0'], ['X0C 0A0', 'X1A 1A1']],
    ['D02', 'IE', ['D02 X285'], ['D04 X285']],
  ])('%s in %s', (pattern, country, inside, outside) => {
    const covers = (typed: string) => coversPostcode(pattern, comparablePostcode(typed, country), country);
    expect(inside.filter((typed) => !covers(typed))).toEqual([]);
    expect(outside.filter(covers)).toEqual([]);
  });

  test('two patterns overlap if one postcode is in both, and never otherwise', () => {
    const district = fc.integer({ min: 1, max: 30 });
    const pattern = fc.oneof(
      district.map((number) => `PH${number}`),
      fc.constant('PH'),
      fc.tuple(district, district).map((ends) => {
        const [from, to] = ends.toSorted((a, b) => a - b);
        return `PH${from}-PH${to}`;
      }),
    );
    fc.assert(
      fc.property(pattern, pattern, (one, other) => {
        const both = Array.from({ length: 30 }, (_, at) => `PH${at + 1}1AA`).some(
          (code) => coversPostcode(one, code, 'GB') && coversPostcode(other, code, 'GB'),
        );
        expect(patternsOverlap(one, other)).toBe(both);
      }),
    );
  });

  test('digits alone overlap by their beginnings', () => {
    for (const [one, other, is] of [
      ['20', '2000', true],
      ['35-38', '380', true],
      ['35-38', '39', false],
    ] as const)
      expect([patternsOverlap(one, other), patternsOverlap(other, one)]).toEqual([is, is]);
  });
});

const EU = shippingCountries('EU');
const PLACES: DeliveryPlaces = {
  zones: [
    { id: 'near', region: 'EU', countries: ['DE', 'FR'] },
    { id: 'isle', region: 'EU', countries: ['FR'], postcodes: ['20'] },
  ],
  excluded: [
    { region: 'EU', countries: ['MT'] },
    { region: 'EU', countries: ['ES'], postcodes: ['35-38'] },
  ],
};
const WINDOW = { minimumDays: 1, maximumDays: 2 };
const method = (_id: string, change: Partial<ShippingMethod>): ShippingMethod => ({
  _id,
  name: _id,
  active: true,
  handling: WINDOW,
  estimate: { EU: WINDOW },
  rates: { EU: 500 },
  ...change,
});
const METHODS = [
  method('post', {
    rates: {
      EU: {
        byWeight: [
          { upTo: 1000, price: 900 },
          { upTo: 5000, price: 1500 },
        ],
      },
    },
    zones: { near: { rate: 700, freeFrom: 3000 }, isle: false },
  }),
  method('courier', { maximumWeight: 3000 }),
  method('collect', { rates: { EU: 0 }, collection: { place: 'Mill', address: ['1 Lane'], country: 'NL' } }),
];
const line = fc.record({
  isShipped: fc.boolean(),
  name: fc.constantFrom('Cake', 'Cup'),
  weight: fc.integer({ min: 1, max: 4000 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  shippingMethods: fc.option(fc.subarray(['post', 'courier', 'collect'], { minLength: 1 }), {
    nil: undefined,
  }),
});
const place = fc.record({
  country: fc.option(fc.constantFrom(...EU, 'US'), { nil: undefined }),
  postcode: fc.option(fc.constantFrom('20000', '35001', '10115', '  '), { nil: undefined }),
});

describe('every order', () => {
  test('has a price for each method, or a reason, or is asked for its place', () =>
    fc.assert(
      fc.property(fc.array(line, { maxLength: 4 }), place, amount, (lines, where, goods) => {
        const offer = shippingOffer({
          region: 'EU',
          methods: METHODS,
          lines,
          goods,
          places: PLACES,
          place: where,
        });
        const told = [...offer.methods, ...offer.refused].map(({ _id }) => _id);
        const delivering = offer.place?.needs ? [] : ['post', 'courier'];
        expect(told.sort()).toEqual(['collect', ...delivering].sort());
        for (const { amount: price } of offer.methods) expect(Number.isInteger(price)).toBe(true);
        if (!offer.isNeeded) return;
        const isDelivered = offer.methods.some(({ collection }) => !collection);
        const text = refusalText(offer, 'en-GB');
        expect(
          [isDelivered, text !== undefined, offer.place?.needs !== undefined].filter(Boolean),
        ).toHaveLength(1);
        expect(offer.preselected?.collection).toBeUndefined();
        expect(offer.preselected !== undefined).toBe(isDelivered);
      }),
      { numRuns: 500 },
    ));

  test('costs in its sums what its method is offered for', () =>
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), amount, place, (lines, price, where) => {
        const priced = lines.map((one, at) => ({ ...one, amount: price, productId: `p${at}` }));
        const {
          quote,
          method: chosen,
          offer,
        } = orderSums({ lines: priced }, { region: 'EU', methods: METHODS, places: PLACES, place: where });
        expect(quote.shipping).toBe(chosen?.amount ?? 0);
        expect(chosen).toBe(offer.isNeeded ? offer.preselected : undefined);
        expect(quote.total).toBe(quote.subtotal + quote.shipping);
      }),
    ));

  test('to a country costs the same as in feeds and structured data, where no postcode decides', () => {
    const lines = [{ isShipped: true, weight: 800 }];
    const told = offersByCountry({ region: 'EU', methods: METHODS, lines, goods: 1000, places: PLACES });
    expect(told.flatMap(({ countries }) => countries).sort()).toEqual(
      EU.filter((country) => country !== 'MT').sort(),
    );
    for (const { countries, methods } of told)
      for (const country of countries) {
        const where = { country, postcode: '10115' };
        const offer = shippingOffer({
          region: 'EU',
          methods: METHODS,
          lines,
          goods: 1000,
          places: PLACES,
          place: where,
        });
        expect(offer.methods.filter(({ collection }) => !collection)).toEqual(methods);
      }
  });
});

describe('the place', () => {
  test('is asked for only as far as it matters', () => {
    const asks = (country?: string) => findPlace('EU', PLACES, { country }).asks;
    expect([asks(), asks('IT'), asks('FR'), asks('ES'), asks('DE')]).toEqual([
      ['country'],
      ['country'],
      ['country', 'postcode'],
      ['country', 'postcode'],
      ['country'],
    ]);
    expect(findPlace('GB', PLACES, {}).asks).toEqual([]);
    // Countries that are only left out of the payment page's list need no question.
    expect(findPlace('EU', { zones: [], excluded: [{ region: 'EU', countries: ['MT'] }] }, {}).asks).toEqual(
      [],
    );
  });
});

test('what cannot be sent is named, with what to do', () => {
  const said = (lines: object[]) =>
    refusalText(
      shippingOffer({
        region: 'EU',
        methods: [method('post', {}), method('courier', { maximumWeight: 3000 })],
        lines: lines.map((one) => ({ isShipped: true, weight: 100, ...one })),
        goods: 0,
        places: { zones: [], excluded: [] },
        place: {},
      }),
      'en-GB',
    );
  expect(said([{ name: 'Cake', shippingMethods: ['van'] }, { name: 'Cup' }])).toBe(
    'We cannot send “Cake” there. Please remove it, or choose another place.',
  );
  expect(
    said([
      { name: 'Cake', shippingMethods: ['post'] },
      { name: 'Cup', shippingMethods: ['courier'] },
    ]),
  ).toBe(
    '“Cup” and “Cake” cannot go in one order, since they are sent in different ways. Please order them separately.',
  );
  expect(said([{ name: 'Cake', shippingMethods: ['courier'], weight: 3500 }])).toMatch(/heavier than 3 kg/);
  expect(said([{ name: 'Cake' }])).toBeUndefined();
});
