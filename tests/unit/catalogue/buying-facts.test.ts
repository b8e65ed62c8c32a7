import { describe, expect, test } from 'vitest';
import { type BoughtProduct, buyingFacts } from '#src/catalogue/products/buying-facts.ts';
import type { Format } from '#src/core/products/types.ts';
import { REGION_CODES, type RegionCode } from '#src/core/regions/regions.ts';
import { deliveryDatesText } from '#src/core/shipping/delivery.ts';
import type { ShippingMethod } from '#src/core/shipping/offer.ts';
import type { DeliveryCalendar } from '#src/core/shipping/working-days.ts';
import { arrivalDates } from '#src/features/products/arrival-days.ts';

const WINDOW = { minimumDays: 3, maximumDays: 6 };
const HANDLING = { minimumDays: 0, maximumDays: 3 };
const CALENDAR = {
  cutOff: { time: '14:00', timeZone: 'Europe/London' },
  holidays: { dispatch: '2026-12-25 2026-12-28', delivery: '2026-12-25 2026-12-28' },
};
const METHODS: ShippingMethod[] = [
  {
    _id: 'standard',
    name: 'Standard',
    active: true,
    handling: HANDLING,
    estimate: { GB: WINDOW, US: { minimumDays: 6, maximumDays: 10 } },
    rates: { GB: 395, US: 595 },
    freeFrom: { GB: 12_000 },
  },
];

function format(_id: string, type?: Format['type'], amount = 2400): Format {
  const prices = REGION_CODES.map((region) => ({ region, amount }));
  return { _id, name: _id, prices, ...(type && { type }) };
}

const HARDBACK = format('hardback', 'Print On Demand');
const EBOOK = format('ebook', 'Digital File', 1100);
const PAN = format('pan');

/** The facts by name, as `formats: text`; the formats are left out if a fact applies to all. */
function facts(
  product: Partial<BoughtProduct>,
  region: RegionCode = 'GB',
  terms: { isTaxAdded?: boolean; calendar?: DeliveryCalendar } = {},
) {
  const all = buyingFacts(
    { _id: 'thing', formats: [HARDBACK], type: 'available', goods: 'book', ...product },
    {
      region,
      methods: METHODS,
      places: { delivery: '/faq#post', returns: '/faq#back' },
      calendar: CALENDAR,
      handling: HANDLING,
      isTaxAdded: false,
      ...terms,
    },
  );
  return all.map(
    ({ label, text, ways, stock }) =>
      `${label}: ${ways ? `(${ways.join()}) ` : ''}${stock ? `${stock.text} ` : ''}${text}`,
  );
}

describe('the facts below the price', () => {
  test('of a shipped product: delivery price, working days, location, returns and tax', () => {
    expect(facts({ formats: [PAN], goods: 'kitchenware' })).toEqual([
      'Delivery: Standard £3.95, free from £120.00',
      'Arrives: In 3 to 9 working days',
      'Stock: In stock. It leaves us within 3 working days.',
      'Returns: Return within 14 days, no reason needed.',
      'Tax: VAT is included.',
    ]);
    expect(facts({ formats: [PAN], goods: 'kitchenware' }, 'US')).toContain(
      'Arrives: In 6 to 13 working days',
    );
  });

  test('of a file: no delivery, available at once, the right to cancel, and nothing about parcels', () => {
    expect(facts({ formats: [EBOOK] })).toEqual([
      'Delivery: Nothing to post. You get the link straight after payment, on the page and by email.',
      'Returns: We ask for your consent to send it at once, which ends your right to cancel.',
      'Tax: VAT is included.',
    ]);
    expect(facts({ formats: [EBOOK] }, 'US')).toContain('Returns: No returns once it is downloaded.');
  });

  test('of a product with several formats say to which of them they apply', () => {
    const said = facts({ formats: [HARDBACK, PAN, EBOOK] });
    expect(said).toContain('Delivery: (posted,made) Standard £3.95, free from £120.00');
    expect(said).toContain('Stock: (posted) In stock. It leaves us within 3 working days.');
    expect(said).toContain('Stock: (made) Made for you. It leaves us within 3 working days.');
    expect(said.filter((fact) => fact.startsWith('Delivery: (digital) Nothing to post.'))).toHaveLength(1);
    expect(said).toContain('Tax: VAT is included.');
  });

  test('count low stock, with the date of the count; high stock, and none, are not counted', () => {
    const stockOf = (count: number) => {
      const stock = { pan: { count, countedAt: '2026-11-20' } };
      return facts({ formats: [PAN, { ...PAN, _id: 'wok' }], stock }).find((fact) =>
        fact.startsWith('Stock'),
      );
    };
    expect(stockOf(3)).toBe('Stock: pan: 3 left on 20 November 2026. It leaves us within 3 working days.');
    expect(stockOf(11)).toBe('Stock: In stock. It leaves us within 3 working days.');
    expect(stockOf(0)).toBe('Stock: In stock. It leaves us within 3 working days.');
  });

  test('of a pre-order name the shipping date, of a funded product neither dates nor stock', () => {
    const releasedAt = '2027-03-12T00:00:00.000Z';
    const coming = facts({ formats: [HARDBACK, EBOOK], type: 'pre-order', releasedAt });
    expect(coming).toContain('Arrives: (made) 3 to 9 working days after 12 March 2027');
    expect(coming).toContain('Stock: (made) Not out yet. Ships from 12 March 2027.');
    expect(coming).toContain(
      'Delivery: (digital) Nothing to post. We email your link, and it works from 12 March 2027.',
    );
    const funded = facts({ formats: [PAN], type: 'funding' });
    expect(funded[0]).toMatch(/^Delivery: Standard/);
    expect(funded.some((fact) => /^(Arrives|Stock)/.test(fact))).toBe(false);
  });

  test('name the tax of the region, and none for a gift card', () => {
    expect(facts({}, 'US')).toContain('Tax: No tax is added.');
    expect(facts({}, 'US', { isTaxAdded: true }).at(-1)).toMatch(/^Tax: Sales tax is added at checkout/);
    const book: Format = { ...HARDBACK, taxKind: 'book' };
    expect(facts({ formats: [book] })).toContain('Tax: No VAT is charged on this.');
    expect(facts({ formats: [book] }, 'EU')).toContain('Tax: VAT is included.');
    expect(facts({ formats: [book, PAN] })).toContain('Tax: VAT is included.');
    const card = facts({ formats: [format('card', 'Gift Card')], goods: 'gift-card' });
    expect(card.at(-1)).toMatch(/^Tax: None on a gift card/);
    expect(card).toContain('Returns: Refundable until you spend any of it.');
  });

  test('of customized products and food limit returns, as in the terms', () => {
    const customization = { label: 'Name', maxLength: 20, isRequired: true };
    expect(facts({ formats: [PAN], customization })).toContain(
      'Returns: Personalised items can only be returned if faulty.',
    );
    expect(facts({ formats: [PAN], goods: 'food' }, 'US')).toContain(
      'Returns: Return unused within 30 days. Opened packs cannot be returned.',
    );
  });
});

test.each([
  ['the day of the build, a Sunday', '2026-11-22T12:00:00Z', undefined, 'Thu 26 Nov – Fri 4 Dec'],
  ['twenty days later', '2026-12-12T12:00:00Z', undefined, 'Thu 17 – Tue 29 December'],
  ['before it comes out', '2026-11-22T12:00:00Z', '2026-12-07T00:00:00Z', 'Thu 10 – Fri 18 December'],
  ['after it came out', '2026-12-12T12:00:00Z', '2026-12-07T00:00:00Z', 'Thu 17 – Tue 29 December'],
])('have arrival dates for the day on which the page is read: %s', (_day, now, releasedAt, days) => {
  const source = {
    handling: HANDLING,
    window: WINDOW,
    calendar: CALENDAR,
    ...(releasedAt && { releasedAt }),
  };
  const dates = arrivalDates(source, new Date(now))!;
  expect(deliveryDatesText(dates, 'en-GB')).toBe(days);
});

test('name no day of leaving, which is after the first day of arrival', () => {
  const within = 'It leaves us within 3 working days.';
  expect(facts({ formats: [PAN] })).toContain(`Stock: In stock. ${within}`);
  expect(facts({ formats: [HARDBACK] })).toContain(`Stock: Made for you. ${within}`);
});

test('say that a product which always has a text of the buyer’s on it is made for them', () => {
  const customization = { label: 'Name', maxLength: 20, isRequired: true };
  expect(facts({ formats: [PAN], customization })).toContain(
    'Stock: In stock. Made for you. It leaves us within 3 working days.',
  );
});

test('what is printed to order arrives and leaves after its printing, and other formats do not wait for it', () => {
  const printing = { calendar: { ...CALENDAR, production: 2 } };
  const said = facts({ formats: [HARDBACK, PAN] }, 'GB', printing);
  expect(said.filter((fact) => /^(Arrives|Stock)/.test(fact))).toEqual([
    'Arrives: (posted) In 3 to 9 working days',
    'Arrives: (made) In 5 to 11 working days',
    expect.stringMatching(/^Stock: \(posted\) .*within 3 working days/),
    expect.stringMatching(/^Stock: \(made\) .*within 5 working days/),
  ]);
  expect(facts({ formats: [HARDBACK] }, 'GB', printing)).toContain('Arrives: In 5 to 11 working days');
});
