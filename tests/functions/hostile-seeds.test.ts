import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CURRENCY_CODES } from '#src/core/currencies.ts';
import { REGION_CODES, regionOf } from '#src/core/regions/regions.ts';
import { fresh, jsonPost } from './helpers/messages.ts';
import {
  asked,
  basketOf,
  checkOut,
  checkoutPost,
  expectProblem,
  expectRefused,
  item,
  lastSession,
} from './helpers/requests.ts';
import { openStore, SITE, type TestStore } from './helpers/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

const get = (path: string) => store.call(new Request(SITE + path));
/** A pledge with a custom amount; the amount is inserted into the JSON unchanged. */
const pledgeOf = (amount: string) =>
  JSON.stringify({
    intent: 'Funding',
    pledge: { fundingId: 'fold', amount: 4_242 },
    storeRegion: 'GB',
    isoCurrency: 'GBP',
  }).replace('4242', amount);
const refused = (request: Request, field: string) => expectRefused(store, request, { status: 422, field });

/** Invalid numbers, as written in JSON. */
const NUMBERS = [
  '-1',
  '-0',
  '0',
  '0.1',
  '-0.5',
  '1.0000000001',
  '1e-7',
  '1e21',
  '1e999',
  '-1e999',
  '9007199254740993',
  '2147483648',
  '""',
  '"1000"',
  '" 1000"',
  '"１０００"',
  '"NaN"',
  '"Infinity"',
  '"0x3e8"',
  'true',
  'false',
  'null',
  '[]',
  '[1000]',
  '[[1000]]',
  '{}',
  '{"valueOf":1000}',
];

describe('[F84] an invalid number', () => {
  test.each(NUMBERS)('%s is refused as a quantity and as a pledge', async (written) => {
    const basket = JSON.stringify(basketOf({ items: [item('a-slow-loaf', 'hardback', 4_242)] }));
    await refused(checkoutPost(basket.replace('4242', written)), 'items.0.quantity');
    await refused(checkoutPost(pledgeOf(written)), 'pledge.amount');
  });

  test.each([
    '-1',
    '-0',
    '0.5',
    '1e2',
    '0x10',
    '٣',
    '１',
    'NaN',
    'Infinity',
    '',
    ' 5',
    '5 ',
    '+5',
    '1000000',
    '99999999999999999999',
  ])('%j is refused in an address', async (written) => {
    for (const name of ['limit', 'skip'])
      await expectProblem(await get(`/api/fundings?${new URLSearchParams({ [name]: written })}`), {
        status: 422,
        field: name,
      });
  });
});

/**
 * Codes that look like one of ours, or that software behind us could read as one. `FIRSTSUPPER` and
 * `ines-tins` are valid.
 */
const CODES: [string, string, string][] = [
  ['NUL', 'FIRSTSUPPER\0', 'ines-tins\0'],
  ['half a character', 'FIRSTSUPPER\ud800', 'ines-tins\udfff'],
  ['a turned direction', '\u202eFIRSTSUPPER', 'ines\u2066-tins'],
  ['a mark of direction', 'FIRST\u200fSUPPER', 'ines-tins\u200e'],
  ['a joiner', 'FIRST\u200dSUPPER', 'ines\u200d-tins'],
  ['a space of no width', 'FIRST\u200bSUPPER', 'ines-\u200btins'],
  ['a byte order mark', '\ufeffFIRSTSUPPER', '\ufeffines-tins'],
  ['full width', 'ＦＩＲＳＴＳＵＰＰＥＲ', 'ｉｎｅｓ-tins'],
  ['Cyrillic', 'FIRSTSUPP\u0415R', 'in\u0435s-tins'],
  ['a dotless i', 'f\u0131rstsupper', '\u0131nes-tins'],
  ['a dotted capital I', 'F\u0130RSTSUPPER', '\u0130nes-tins'],
  ['a long s', 'fir\u017ftsupper', 'ine\u017f-tins'],
  ['a ligature', '\ufb01rstsupper', 'ines-t\u0131ns'],
  ['an accent', 'FIRSTSUPPE\u0301R', 'ine\u0301s-tins'],
  ['another hyphen', 'FIRST\u2010SUPPER', 'ines\u2011tins'],
  ['a line break', 'FIRSTSUPPER\n', 'ines-tins\r\n'],
  ['a line of its own', 'FIRSTSUPPER\u2028', 'ines-tins\u2029'],
  ['a space', ' FIRSTSUPPER', 'ines-tins '],
];

describe('[F89] a code with', () => {
  test.each(CODES)('%s is refused at checkout and unknown in the look-up', async (_what, coupon, payout) => {
    await refused(checkoutPost(basketOf({ couponCode: coupon })), 'couponCode');
    await refused(checkoutPost(basketOf({ payoutCode: payout })), 'payoutCode');
    // An unpaired surrogate arrives as the replacement character in an address.
    const response = await get(`/api/coupons/store/${encodeURIComponent(coupon.toWellFormed())}`);
    await expectProblem(response, { status: 404, code: 'unknown_coupon' });
  });

  test('none of these is accepted, while a valid code is, in any case', async () => {
    for (const couponCode of ['FIRSTSUPPER', 'firstsupper'])
      await checkOut(store, basketOf({ couponCode, payoutCode: 'Ines-Tins' }));
    expect((await get('/api/coupons/store/firstsupper')).status).toBe(200);
  });
});

describe('[F89] [A07] text with', () => {
  const bad = ['\0', 'a\ud800', '\udc00a', '\u0007', '\u001b[31m', '\u007f', '\u2028', '\u2029'];
  const fields = ['firstName', 'surname', 'phone', 'address1', 'address2', 'city', 'state', 'postcode'];

  test.each(bad)('%j is refused wherever a person types', async (text) => {
    for (const field of fields)
      await refused(checkoutPost(basketOf({ customer: { [field]: text } })), `customer.${field}`);
    for (const field of ['name', 'address1', 'city'])
      await refused(
        checkoutPost(basketOf({ customer: { billing: { [field]: text } } })),
        `customer.billing.${field}`,
      );
    await refused(checkoutPost(basketOf({ customerUserAgent: text })), 'customerUserAgent');
    const apron = { ...item('the-named-apron', 'small'), customizationQuery: text };
    await refused(checkoutPost(basketOf({ items: [apron] })), 'items.0.customizationQuery');
    await expectProblem(await store.call(jsonPost('contact', fresh('contact', { name: text }))), {
      status: 422,
      field: 'name',
    });
  });

  test('the same text in two Unicode forms is one text, at the provider and in print', async () => {
    const named = (customizationQuery: string) =>
      basketOf({ items: [{ ...item('the-named-apron', 'small'), customizationQuery }] });
    const sent = [];
    for (const name of ['In\u00eas', 'Ine\u0302s', '  In\u00eas ']) {
      await checkOut(store, named(name));
      sent.push(lastSession(store).line_items![0]!.metadata);
    }
    expect(sent[0]).toMatchObject({ customization: 'In\u00eas' });
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[2]).toEqual(sent[0]);
  });

  test('a character of four bytes counts as one at the length limit', async () => {
    const city = '𝒜'.repeat(100);
    await checkOut(store, basketOf({ customer: { firstName: 'Ana', address1: '1 Quay', city } }));
    const made = store.provider.requests.filter(({ operation }) => operation === 'customers.create').at(-1);
    expect(JSON.stringify(made?.params)).toContain(city);
    await refused(checkoutPost(basketOf({ customer: { city: `${city}a` } })), 'customer.city');
  });
});

describe('[P01] [F83] a pledge', () => {
  const good = { fundingId: 'fold', rewardId: 'paperback' };
  const body = (pledge: object, more: object = {}) => ({
    intent: 'Funding',
    pledge,
    storeRegion: 'GB',
    isoCurrency: 'GBP',
    ...more,
  });
  const words = [
    'price',
    'amounts',
    'unit_amount',
    'goalAmount',
    'total',
    'discount',
    'currency',
    'shipping',
    'quantity',
    'limit',
    'left',
  ];

  test.each(words)('with its own %s is refused at that field', async (word) => {
    for (const value of [1, 0, -1, '1', { GB: 1 }, null]) {
      await refused(checkoutPost(body({ ...good, [word]: value })), `pledge.${word}`);
      await refused(checkoutPost(body(good, { [word]: value })), word);
    }
  });
});

describe('[P03] a region', () => {
  const pairs = REGION_CODES.flatMap((region) =>
    CURRENCY_CODES.map((currency) => [region, currency] as const),
  );

  test.each(pairs)(
    '%s in %s is accepted with its own currency, and with no other',
    async (storeRegion, isoCurrency) => {
      const request = checkoutPost(basketOf({ storeRegion, isoCurrency }));
      if (regionOf(storeRegion).currency !== isoCurrency) {
        await refused(request, 'isoCurrency');
        return;
      }
      const before = asked(store, 'sessions.create').length;
      expect((await store.call(request)).status).toBe(200);
      expect(asked(store, 'sessions.create')).toHaveLength(before + 1);
      const session = lastSession(store);
      const used = JSON.stringify(session).match(/"currency":"(\w+)"/g);
      expect(new Set(used)).toEqual(new Set([`"currency":"${isoCurrency.toLowerCase()}"`]));
      const behaviours = JSON.stringify(session).match(/"tax_behavior":"(\w+)"/g);
      expect(new Set(behaviours)).toEqual(
        new Set([`"tax_behavior":"${['GB', 'EU'].includes(storeRegion) ? 'inclusive' : 'exclusive'}"`]),
      );
    },
  );

  test('[F44] ships to countries that no other region ships to', async () => {
    const home = new Map<string, string>();
    for (const storeRegion of REGION_CODES) {
      const { currency } = regionOf(storeRegion);
      await checkOut(store, basketOf({ storeRegion, isoCurrency: currency }));
      for (const country of lastSession(store).shipping_address_collection!.allowed_countries) {
        expect(home.get(country), country).toBeUndefined();
        home.set(country, storeRegion);
      }
    }
    expect(
      Object.fromEntries(['US', 'GB', 'CA', 'DE', 'MX', 'AU'].map((country) => [country, home.get(country)])),
    ).toEqual({
      US: 'US',
      GB: 'GB',
      CA: 'CA',
      DE: 'EU',
      MX: 'LATAM',
      AU: 'GO',
    });
  });
});

test('[F85] after all of these requests no prototype has changed, and the next shopper is served', async () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  await checkOut(store, basketOf());
});
