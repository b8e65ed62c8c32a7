import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERSON_LENGTH } from '#src/contracts/limits.ts';
import {
  basketOf,
  type CheckoutBody,
  checkoutPost,
  expectProblem,
  item,
  traces,
} from './helpers/requests.ts';
import { openStore, SITE, type TestStore } from './helpers/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

const send = (body: CheckoutBody) => store.call(checkoutPost(body));
/** Expects an error at this field, and no call to the provider or the database. */
async function refusedBy(body: CheckoutBody, field: string, status = 422, code?: string) {
  const before = await traces(store);
  await expectProblem(await send(body), { status, field, ...(code && { code }) });
  expect(await traces(store)).toEqual(before);
}
/** A basket whose only line has these changes. */
const line = (change: CheckoutBody) =>
  basketOf({ items: [{ ...item('a-slow-loaf', 'hardback', 2), ...change }] });

describe('[P01] [F83] [CHK-06] an amount that the client claims', () => {
  const words = [
    'price',
    'amount',
    'unit_amount',
    'unitAmount',
    'total',
    'subtotal',
    'discount',
    'currency',
    'shippingPrice',
    'percentOff',
    'tax',
    'lines',
  ];

  test.each(words)('is refused at that field: %s', async (word) => {
    for (const value of [1, 0, -1, '1', { GB: 1 }, null]) {
      await refusedBy(basketOf({ [word]: value }), word);
      await refusedBy(line({ [word]: value }), `items.0.${word}`);
      await refusedBy(basketOf({ customer: { [word]: value } }), `customer.${word}`);
      await refusedBy(basketOf({ customer: { billing: { [word]: value } } }), `customer.billing.${word}`);
    }
  });

  test('is refused at any depth and under any name', async () => {
    const known = new Set(
      Object.keys({ ...basketOf(), couponCode: 0, payoutCode: 0, intent: 0, customer: 0 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.string({ maxLength: 20 }).filter((key) => !known.has(key)),
        fc.jsonValue(),
        async (key, value) => {
          const before = await traces(store);
          const body = { ...basketOf() };
          Object.defineProperty(body, key, { value, enumerable: true });
          const response = await send(body);
          expect(response.status).toBe(422);
          expect(await traces(store)).toEqual(before);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('[P02] [F84] a quantity', () => {
  test('that is missing is refused', async () => {
    await refusedBy(line({ quantity: undefined }), 'items.0.quantity');
  });

  test('is always a whole number from 1 to 99', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .jsonValue()
          .filter((value) => !(Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 99)),
        async (quantity) => refusedBy(line({ quantity }), 'items.0.quantity'),
      ),
      { numRuns: 60 },
    );
  });

  test('of 60 plus 60 of the same item is too many', async () => {
    const items = [item('a-slow-loaf', 'hardback', 60), item('a-slow-loaf', 'hardback', 60)];
    await refusedBy(basketOf({ items }), 'items.1.quantity', 422, 'too_many');
  });
});

describe('a line', () => {
  test.each<[string, CheckoutBody, string, number, string]>([
    ['an unknown product', { productId: 'nothing-of-ours' }, 'productId', 422, 'unknown_product'],
    ['a product named like a built-in', { productId: 'constructor' }, 'productId', 422, 'unknown_product'],
    ['a product that is no id', { productId: '__proto__' }, 'productId', 422, 'invalid_input'],
    [
      'a product id that leaves the folder',
      { productId: '../settings/store' },
      'productId',
      422,
      'invalid_input',
    ],
    ['a product id as a number', { productId: 1 }, 'productId', 422, 'invalid_input'],
    ['a product id as a list', { productId: ['a-slow-loaf'] }, 'productId', 422, 'invalid_input'],
    ['a product id with a line break', { productId: 'a-slow-loaf\n' }, 'productId', 422, 'invalid_input'],
    ['a product id with a NUL', { productId: 'a-slow-loaf\0' }, 'productId', 422, 'invalid_input'],
    ['a product id in Cyrillic', { productId: 'а-slow-loaf' }, 'productId', 422, 'invalid_input'],
    ['a product id of 10,000 letters', { productId: 'a'.repeat(10_000) }, 'productId', 422, 'invalid_input'],
    ['no product', { productId: undefined }, 'productId', 422, 'invalid_input'],
    ['an unknown format', { productFormatId: 'scroll' }, 'productFormatId', 422, 'unknown_format'],
    ['another product’s format', { productFormatId: 'six-tins' }, 'productFormatId', 422, 'unknown_format'],
    ['no format', { productFormatId: undefined }, 'productFormatId', 422, 'invalid_input'],
    [
      'an unavailable product',
      { productId: 'mug-for-strong-tea', productFormatId: 'one-mug' },
      'productId',
      409,
      'unavailable',
    ],
    [
      'a wording for what takes none',
      { customizationQuery: 'Ada' },
      'customizationQuery',
      422,
      'customization',
    ],
    [
      'a required wording missing',
      { productId: 'the-named-apron', productFormatId: 'small' },
      'customizationQuery',
      422,
      'customization',
    ],
    [
      'a required wording of spaces',
      { productId: 'the-named-apron', productFormatId: 'small', customizationQuery: '  ' },
      'customizationQuery',
      422,
      'customization',
    ],
    [
      'a wording too long',
      { productId: 'the-named-apron', productFormatId: 'small', customizationQuery: '😀'.repeat(15) },
      'customizationQuery',
      422,
      'customization',
    ],
    [
      'a wording of 100,000 letters less',
      { productId: 'the-named-apron', productFormatId: 'small', customizationQuery: 'a'.repeat(50_000) },
      'customizationQuery',
      422,
      'invalid_input',
    ],
    ['a script for a picture', { previewUrl: 'javascript:alert(1)' }, 'previewUrl', 422, 'invalid_input'],
    ['data for a picture', { previewUrl: 'data:text/html,x' }, 'previewUrl', 422, 'invalid_input'],
    [
      'a picture without a scheme',
      { previewUrl: '//evil.example/a.png' },
      'previewUrl',
      422,
      'invalid_input',
    ],
    [
      'a picture of another host',
      { previewUrl: 'https://evil.example/pictures/abc/320.webp' },
      'previewUrl',
      422,
      'invalid_input',
    ],
    ['a page for a picture', { previewUrl: '/pictures/../order' }, 'previewUrl', 422, 'invalid_input'],
    ['a picture with NUL', { previewUrl: '/a\0.png' }, 'previewUrl', 422, 'invalid_input'],
    [
      'a picture with half a character',
      { previewUrl: 'https://a.example/\ud800' },
      'previewUrl',
      422,
      'invalid_input',
    ],
    ['a picture with markup', { previewUrl: '/a"><script>' }, 'previewUrl', 422, 'invalid_input'],
  ])('with %s is refused', async (_what, change, field, status, code) => {
    await refusedBy(line(change), `items.0.${field}`, status, code);
  });

  test('that the region does not sell is refused', async () => {
    const body = basketOf({ items: [item('dashi', 'film')], storeRegion: 'LATAM', isoCurrency: 'USD' });
    await refusedBy(body, 'items.0.productFormatId', 409, 'not_sold_here');
  });

  test('that is refused is named by its index', async () => {
    const items = [
      item('a-slow-loaf', 'hardback'),
      item('a-slow-loaf', 'ebook'),
      item('nothing-of-ours', 'ebook'),
    ];
    await refusedBy(basketOf({ items }), 'items.2.productId');
  });

  test.each<[string, unknown, string]>([
    ['none at all', [], 'items'],
    ['101 of them', Array.from({ length: 101 }, () => item('a-slow-loaf', 'ebook')), 'items'],
    ['a number', [1], 'items.0'],
    ['null', [null], 'items.0'],
    ['a list', [[]], 'items.0'],
    ['a text', 'a-slow-loaf', 'items'],
    ['an object with a length', { length: 1, 0: item('a-slow-loaf', 'ebook') }, 'items'],
    ['nothing', undefined, 'items'],
  ])('[P02] as %s is refused', async (_what, items, field) => {
    await refusedBy(basketOf({ items }), field);
  });

  test.each<[string, unknown[], string, RegExp]>([
    ['none at all', [], 'items', /empty|at least|1/],
    ['101 of them', Array.from({ length: 101 }, () => item('a-slow-loaf', 'ebook')), 'items', /100/],
    ['a hundred of one thing', [item('a-slow-loaf', 'hardback', 100)], 'items.0.quantity', /99/],
    [
      'a hundred of one product on two',
      [item('a-slow-loaf', 'hardback', 60), item('a-slow-loaf', 'hardback', 40)],
      'items.1.quantity',
      /99/,
    ],
  ])('[F48] as %s is refused with a helpful message', async (_what, items, field, message) => {
    const response = await store.call(checkoutPost(basketOf({ items })));
    const error = await expectProblem(response, { status: 422, field });
    expect(error.message).toMatch(message);
  });
});

describe('the rest of a basket', () => {
  test.each<[string, CheckoutBody, string]>([
    ['an unknown region', { storeRegion: 'XX' }, 'storeRegion'],
    ['a region in small letters', { storeRegion: 'gb' }, 'storeRegion'],
    ['no region', { storeRegion: undefined }, 'storeRegion'],
    ['a built-in as region', { storeRegion: 'constructor' }, 'storeRegion'],
    ['a currency in small letters', { isoCurrency: 'gbp' }, 'isoCurrency'],
    ['no currency in particular', { isoCurrency: '' }, 'isoCurrency'],
    ['an unknown way of posting', { shippingMethodId: 'by-owl' }, 'shippingMethodId'],
    ['a way of posting that is switched off', { shippingMethodId: 'collect' }, 'shippingMethodId'],
    [
      'an unknown way of posting for files',
      { shippingMethodId: 'by-owl', items: [item('a-slow-loaf', 'ebook')] },
      'shippingMethodId',
    ],
    ['a promo code as a list', { couponCode: ['FIRSTSUPPER'] }, 'couponCode'],
    ['an empty promo code', { couponCode: '' }, 'couponCode'],
    ['a built-in as payout code', { payoutCode: 'constructor' }, 'payoutCode'],
    ['an intent of another shop', { intent: 'Auction' }, 'intent'],
    ['a pledge that is a basket', { intent: 'Funding' }, 'pledge'],
    ['a user agent of 5,000 letters', { customerUserAgent: 'a'.repeat(5_000) }, 'customerUserAgent'],
    ['no email address', { customer: { email: 'not one' } }, 'customer.email'],
    ['two email addresses', { customer: { email: 'a@b.example, c@d.example' } }, 'customer.email'],
    ['an email header', { customer: { email: 'a@b.example\r\nBcc: c@d.example' } }, 'customer.email'],
    ['a country that is no code', { customer: { country: 'UKR' } }, 'customer.country'],
    ['a yes in words', { customer: { enableOptIn: 'yes' } }, 'customer.enableOptIn'],
    ['a customer that is a list', { customer: [] }, 'customer'],
  ])('%s is refused', async (_what, change, field) => {
    await refusedBy(basketOf(change), field);
  });

  test.each([
    [{ email: 'ana@example' }, 'customer.email', /^Enter an email address like/],
    [{ phone: '+44 131 496 0000 ext. 12' }, 'customer.phone', /at most 20 characters/],
    [
      { address1: '1\u2028Quay' },
      'customer.address1',
      /^The address has a character that cannot be printed\. Please type it/,
    ],
  ])('what a shopper typed is refused with a message for shoppers: %j', async (customer, field, message) => {
    await expectProblem(await send(basketOf({ customer })), { status: 422, field, message });
  });

  test.each(Object.entries(PERSON_LENGTH))(
    '[CHK-01] a %s longer than %i characters is refused at its field with the limit; one of that length is accepted',
    async (part, max) => {
      const filled = (length: number) =>
        part === 'email'
          ? `${'a'.repeat(60)}@${'b.'.repeat((length - 63) / 2)}nu`.padEnd(length, 'x')
          : 'x'.repeat(length);
      const isBilled = !['email', 'firstName', 'surname', 'phone'].includes(part);
      for (const where of part === 'name' ? ['billing'] : isBilled ? ['own', 'billing'] : ['own']) {
        const customer = (length: number) =>
          where === 'billing' ? { billing: { [part]: filled(length) } } : { [part]: filled(length) };
        await expectProblem(await send(basketOf({ customer: customer(max + 1) })), {
          status: 422,
          field: where === 'billing' ? `customer.billing.${part}` : `customer.${part}`,
          message: new RegExp(`is too long: at most ${max} characters\\.$`),
        });
        const taken = await send(basketOf({ customer: customer(max) }));
        expect(taken.status, await taken.text()).toBe(200);
      }
    },
  );

  test.each([
    'https://evil.example/',
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    `${SITE}@evil.example/`,
    `${SITE}.evil.example/`,
    `${SITE}:444/`,
    `http${SITE.slice(5)}/`,
    'https://found。test.evil.example/',
    'https://FOUND.test\\@evil.example',
    'ht\ntps://evil.example',
    '\thttps://evil.example',
    `https://evil.example/${SITE}`,
    'javascript:alert(1)',
    'data:text/html,x',
    '/basket',
    '',
    `${SITE}/\r\nLocation: https://evil.example`,
    'https://localhost/',
  ])('[P16] [F91] a return address of %j is refused', async (url) => {
    await refusedBy(basketOf({ successUrl: url }), 'successUrl', 422);
    await refusedBy(basketOf({ cancelUrl: url }), 'cancelUrl', 422);
  });
});

test('[BAS-09] a test product is not sold in live mode', { timeout: 60_000 }, async () => {
  const live = await openStore({
    settings: { STRIPE_SECRET_KEY: 'sk_live_of_a_test', STRIPE_API_URL: undefined },
    // A demonstration store would sell nothing at all.
    change: ({ settings }) => delete settings[0]!.data.demo,
  });
  try {
    const before = await traces(live);
    const body = basketOf({ items: [item('proof-copy', 'ebook')] });
    await expectProblem(await live.call(checkoutPost(body)), {
      status: 422,
      code: 'unknown_product',
      field: 'items.0.productId',
    });
    expect(await traces(live)).toEqual(before);
  } finally {
    await live.close();
  }
});

test('after all of these requests the next shopper can still check out', async () => {
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect((await send(basketOf())).status).toBe(200);
});
