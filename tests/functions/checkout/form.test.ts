import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalText } from '#src/core/discounts/refusals.ts';
import { REGIONS } from '#src/core/regions/regions.ts';
import {
  asked,
  attemptOf,
  checkoutPost,
  expectNothingInside,
  formPost,
  lastSession,
  traces,
} from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

const FIELDS = {
  storeRegion: 'GB',
  productId: 'the-named-apron',
  productFormatId: 'small',
  quantity: '2',
  customizationQuery: 'Ada',
};

/** A page that says what happened, in the shopper's region, with the strict headers of a document. */
async function expectPage(response: Response, status: number, message: RegExp | string, region = 'GO') {
  const page = await response.text();
  expect(response.status, page).toBe(status);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain(`form-action 'self' ${store.provider.url}`);
  expect(page).toContain(`data-region="${region}"`);
  const said = /<p (?:role="alert"|class="field-error"[^>]*)>([^<]*)<\/p>/.exec(page)?.[1];
  if (typeof message === 'string') expect(said).toBe(message);
  else expect(said).toMatch(message);
  expect(page).not.toContain('as built');
  expectNothingInside(page);
}

describe('buying one product without JavaScript', () => {
  test.each([
    ['ticked, and nothing is filled in', { isGift: 'on', 'gift.name': '', 'gift.note': '' }, {}],
    ['not ticked', {}, null],
    [
      'left, and its note is typed',
      { 'gift.note': 'Eat well.', 'gift.name': 'Åsa' },
      { name: 'Åsa', note: 'Eat well.' },
    ],
  ])('[GIF-07] is a gift if its box is %s', async (_what, more, gift) => {
    const response = await store.call(formPost({ ...FIELDS, ...more }));
    expect(response.status).toBe(303);
    const sessionId = /cs_test_\w+/.exec(response.headers.get('location')!)![0];
    expect((await attemptOf(store, sessionId)).gift).toEqual(gift);
  });

  test('[GIF-07] a gift of a page without fields for its recipient is asked for them before payment', async () => {
    const fields = { ...FIELDS, isGift: 'on', attempt: crypto.randomUUID() };
    const response = await store.call(formPost(fields));
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain('<h1>Who is it for?</h1>');
    const form = /<form class="correction".*?<\/form>/s.exec(page)![0];
    const names = [...form.matchAll(/<(?:input|textarea)[^>]* name="([^"]*)"/g)].map(([, name]) => name);
    // An apron is not sent by email: no address, and no day.
    expect(names.filter((name) => name!.startsWith('gift.'))).toEqual([
      'gift.name',
      'gift.from',
      'gift.note',
    ]);
    expect(names).toEqual(expect.arrayContaining(Object.keys(fields)));
    const answered = await store.call(formPost({ ...fields, 'gift.name': 'Åsa', 'gift.from': 'Ada' }));
    expect(answered.status).toBe(303);
    const sessionId = /cs_test_\w+/.exec(answered.headers.get('location')!)![0];
    expect((await attemptOf(store, sessionId)).gift).toEqual({ name: 'Åsa', from: 'Ada' });
  });

  test.each(REGIONS)(
    '[CHK-06] in $code redirects by 303 to the hosted page at the catalogue’s price',
    async ({ code, currency }) => {
      const response = await store.call(formPost({ ...FIELDS, storeRegion: code }));
      expect(response.status).toBe(303);
      const location = new URL(response.headers.get('location')!);
      expect(location.origin).toBe(store.provider.url);
      expect(location.pathname).toMatch(/^\/c\/pay\/cs_test_/);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await response.text()).toBe('');
      const format = store.content.products
        .find(({ id }) => id === FIELDS.productId)!
        .data.formats.find(({ id }) => id === 'small')!;
      expect(lastSession(store).line_items).toHaveLength(1);
      expect(lastSession(store).line_items![0]).toMatchObject({
        quantity: 2,
        metadata: { customization: 'Ada' },
        price_data: { currency: currency.toLowerCase(), unit_amount: format.prices[code] },
      });
      expect(lastSession(store).shipping_options![0]!.shipping_rate_data!.display_name).toMatch(
        /^Standard, arrives /,
      );
    },
  );

  test('[CHK-06] ignores a price, a total, a currency or a coupon in the form', async () => {
    await store.call(formPost(FIELDS));
    const honest = asked(store, 'sessions.create').at(-1)!.rawBody;
    const response = await store.call(
      formPost({
        ...FIELDS,
        price: '1',
        unit_amount: '1',
        total: '1',
        isoCurrency: 'USD',
        couponCode: 'STAFF-7QKX4M2RWD',
        discount: '99',
        successUrl: 'https://evil.example/',
      }),
    );
    expect(response.status).toBe(303);
    const tampered = asked(store, 'sessions.create').at(-1)!.rawBody;
    const plain = (body: string) =>
      body
        .replace(/F-\w{5}-\w{5}/g, 'F')
        .replace(/expires_at=\d+/, '')
        .replace(/\[signature\]=[\w-]{43}/g, '');
    expect(plain(tampered)).toBe(plain(honest));
  });

  test('takes a typed promo code, or else the code of a link if it is valid', async () => {
    const discountOf = async (fields: object, cookie = '') => {
      const seen = { 'seen.small': '2300' };
      const response = await store.call(formPost({ ...FIELDS, ...seen, ...fields }, { cookie }));
      expect(response.status, await response.text()).toBe(303);
      return lastSession(store).discounts?.[0]?.coupon?.replace(/^F-\w{5}-\w{5}-/, '');
    };
    expect(await discountOf({ promo: ' firstsupper ' })).toBe('FIRSTSUPPER');
    expect(await discountOf({ promo: 'A-FIVER', email: 'ana@mail.example' })).toBe('A-FIVER');
    expect(await discountOf({ promo: '' }, 'region=GB; promo=firstsupper')).toBe('FIRSTSUPPER');
    expect(await discountOf({ promo: 'TWOFORTEA' }, 'promo=firstsupper')).toBe('TWOFORTEA');
    for (const useless of ['tins20', 'A-FIVER', 'NO-SUCH', '%00', '%E2%80%A8'])
      expect(await discountOf({}, `promo=${useless}`), useless).toBeUndefined();
  });

  test('drops a customization if the chosen format has none', async () => {
    const book = { productId: 'salt-lemon-sardine', digitalConsent: 'gb-2', quantity: '1' };
    const buy = (productFormatId: string) => store.call(formPost({ ...FIELDS, ...book, productFormatId }));
    expect((await buy('ebook')).status).toBe(303);
    expect(lastSession(store).line_items![0]!.metadata).not.toHaveProperty('customization');
    expect((await buy('signed-hardback')).status).toBe(303);
    expect(lastSession(store).line_items![0]!.metadata).toMatchObject({ customization: 'Ada' });
  });

  test('works with an empty optional field, and with the charset that some browsers add', async () => {
    const ebook = {
      productId: 'a-slow-loaf',
      productFormatId: 'ebook',
      customizationQuery: '',
      digitalConsent: 'gb-2',
    };
    const fields = { ...FIELDS, ...ebook, attempt: '' };
    const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };
    expect((await store.call(formPost(fields, headers))).status).toBe(303);
  });
});

const QUANTITY = 'The quantity must be a whole number from 1 to 99.';

describe('a checkout without JavaScript that fails', () => {
  test.each([
    [
      'a required wording is missing',
      { customizationQuery: '' },
      422,
      'The name on it: please fill this in.',
    ],
    [
      'the wording is too long',
      { customizationQuery: 'A name of fifteen' },
      422,
      'The name on it: at most 14 characters.',
    ],
    [
      'the product is sold out',
      { productId: 'mug-for-strong-tea', productFormatId: 'one-mug', customizationQuery: '' },
      409,
      /^You cannot buy “A Mug for Strong Tea”/,
    ],
    ['the product is unknown', { productId: 'nothing-of-ours' }, 422, 'We cannot find this product.'],
    ['the quantity is a word', { quantity: 'two' }, 422, QUANTITY],
    ['the quantity is nothing', { quantity: '0' }, 422, QUANTITY],
    ['the quantity is 100', { quantity: '100' }, 422, QUANTITY],
    ['the quantity is 1e1', { quantity: '1e1' }, 422, QUANTITY],
    ['there is no quantity', { quantity: '' }, 422, QUANTITY],
    ['the region is unknown', { storeRegion: 'XX' }, 422, /region must be one of US, GB/],
    [
      'the promo code is unknown',
      { promo: 'NO-SUCH', 'seen.small': '2300' },
      422,
      refusalText('unknown', { code: 'NO-SUCH' }),
    ],
    ['the promo code is none', { promo: '10 % off' }, 422, refusalText('unknown', { code: '' })],
    [
      'the promo code is for something else',
      { promo: 'tins20', 'seen.small': '2300' },
      422,
      refusalText('covers-nothing', { code: 'TINS20' }),
    ],
    [
      'the promo code asks for an address',
      { promo: 'A-FIVER' },
      422,
      refusalText('needs-email', { code: 'A-FIVER' }),
    ],
  ])('says so on a page: %s', async (_what, change, status, message) => {
    const before = await traces(store);
    const response = await store.call(formPost({ ...FIELDS, ...change }), { country: 'FR' });
    await expectPage(response, status, message, 'EU');
    expect(await traces(store)).toEqual(before);
  });

  test('leads back to the product with the chosen format, or to the shop if the product is unknown', async () => {
    const wayOn = async (change: Record<string, string>) => {
      const response = await store.call(formPost({ ...FIELDS, ...change }));
      return /<a class="(?:button|more)" href="([^"]*)">([^<]*)</.exec(await response.text())?.slice(1);
    };
    const back = 'Back to The Named Apron';
    expect(await wayOn({ quantity: '0' })).toEqual(['/products/the-named-apron?variant=small', back]);
    expect(await wayOn({ productFormatId: '"x' })).toEqual(['/products/the-named-apron', back]);
    expect(await wayOn({ productId: 'nothing-of-ours' })).toEqual(['/products', 'Back to the shop']);
    expect(await wayOn({ intent: 'Funding', fundingId: 'fold', amount: '1' })).toEqual([
      '/funding/fold',
      'Back to Fold',
    ]);
    expect(await wayOn({ intent: 'Funding', fundingId: '__proto__', amount: '1' })).toEqual([
      '/products',
      'Back to the shop',
    ]);
  });

  test.each([
    ['Funding has ended', { intent: 'Funding', fundingId: 'the-night-bus-kitchen', amount: '10' }],
    ['Not open yet', { intent: 'Funding', fundingId: 'forty-jars-an-hour', amount: '10' }],
    ['Sold out', { productId: 'mug-for-strong-tea', productFormatId: 'one-mug', customizationQuery: '' }],
    ['That promo code does not work here', { promo: 'NO-SUCH' }],
    ['That did not go through', { quantity: '0' }],
  ])('has a heading that fits: %s', async (heading, change: Record<string, string>) => {
    const page = await (await store.call(formPost({ ...FIELDS, ...change }))).text();
    expect(/<h1>([^<]*)<\/h1>/.exec(page)?.[1]).toBe(heading);
    expect(page.match(/Nothing was charged/g)).toHaveLength(1);
  });

  test('says so in the shopper’s region', async () => {
    const request = formPost({ ...FIELDS, quantity: '0' }, { cookie: 'region=CA' });
    await expectPage(await store.call(request, { country: 'FR' }), 422, QUANTITY, 'CA');
  });

  test('escapes the input that it repeats', async () => {
    const response = await store.call(formPost('storeRegion=%3Cscript%3E&productId=%3Cb%3E&quantity=1'));
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).not.toMatch(/<script|<b>/);
  });

  test.each([
    ['productId=dashi', 'The product was given more than once.'],
    ['productFormatId=large', 'The format was given more than once.'],
    ['quantity=99', 'The quantity was given more than once.'],
    ['storeRegion=GB', 'The region was given more than once.'],
    ['customizationQuery=Bea', 'The personalisation was given more than once.'],
    ['promo=ONE&promo=TWO', 'The promo code was given more than once.'],
    ['email=a%40mail.example&email=', 'The email address was given more than once.'],
  ])('refuses a repeated field, with any values: %s', async (more, message) => {
    const before = await traces(store);
    await expectPage(await store.call(formPost(`${new URLSearchParams(FIELDS)}&${more}`)), 422, message);
    expect(await traces(store)).toEqual(before);
  });

  test('a JSON array is not a repeated field', async () => {
    const body = { items: [{ ...FIELDS, productId: ['dashi', 'dashi'], quantity: 1 }], storeRegion: 'GB' };
    const answer = await store.call(checkoutPost(body));
    expect(await answer.json()).toMatchObject({
      error: { field: 'items.0.productId', message: 'The product must be text.' },
    });
  });

  test.each([
    ['NUL', '%00'],
    ['a control character', '%1B%5B31m'],
    ['a line separator', '%E2%80%A8'],
  ])('refuses %s in the customization', async (_what, text) => {
    const before = await traces(store);
    const body = `${new URLSearchParams({ ...FIELDS, customizationQuery: '' })}${text}`.replace(
      'customizationQuery=',
      `customizationQuery=A${text}`,
    );
    await expectPage(await store.call(formPost(body)), 422, /has a character that cannot be printed/);
    expect(await traces(store)).toEqual(before);
  });

  test('from another site is refused', async () => {
    const before = await traces(store);
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: 'https://other.found.test' },
    ])
      await expectPage(await store.call(formPost(FIELDS, headers)), 403, /from the store itself/);
    expect(await traces(store)).toEqual(before);
  });

  test('[ERR-06] still gets an answer if its pages are not built', async () => {
    const folder = process.env.LAMBDA_TASK_ROOT;
    process.env.LAMBDA_TASK_ROOT = `${folder}/nowhere`;
    try {
      const response = await store.call(formPost({ ...FIELDS, quantity: '0' }, { cookie: 'region=US' }));
      expect(response.status).toBe(422);
      const text = await response.text();
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(text).toContain('An error occurred while showing the error page');
      expect(text).toContain('<a href="/">Go back to home</a>');
      expectNothingInside(text);
    } finally {
      process.env.LAMBDA_TASK_ROOT = folder;
    }
  });
});

test('JSON in a form’s content type is refused', async () => {
  const before = await traces(store);
  const body =
    '{"items":[{"productId":"a-slow-loaf","productFormatId":"ebook","quantity":1}],"storeRegion":"GB"}';
  await expectPage(await store.call(formPost(body)), 422, /./);
  const form = checkoutPost(new URLSearchParams(FIELDS).toString());
  expect((await store.call(form)).status).toBe(400);
  expect(await traces(store)).toEqual(before);
});
