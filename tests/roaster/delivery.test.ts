import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOrder } from '#functions/orders/read-orders.ts';
import { payAt } from '#tests/functions/helpers/hosted-page.ts';
import { mailTo, sendMails } from '#tests/functions/helpers/mails.ts';
import {
  attemptOf,
  basketOf,
  type CheckoutBody,
  checkOut,
  checkoutPost,
  expectRefused,
  item,
  lastSession,
  newKey,
} from '#tests/functions/helpers/requests.ts';
import { openStore, SITE, type TestStore } from '#tests/functions/helpers/store.ts';
import { ROASTER } from '#tests/setup/test-shop.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore({ content: ROASTER });
});
afterAll(() => store?.close());

const EDINBURGH = { country: 'GB', postcode: 'EH6 6QQ' };
const INVERNESS = { country: 'GB', postcode: 'iv1 1hy' };
const BELFAST = { country: 'GB', postcode: 'BT1 1AA' };
/** Two bags of 270 g at £11.50. */
const coffee = (change: CheckoutBody = {}) =>
  basketOf({
    items: [item('halo', 'beans-250', 2)],
    shippingMethodId: 'post',
    customer: EDINBURGH,
    ...change,
  });
const inEurope = (country: string | undefined, change: CheckoutBody = {}) =>
  coffee({ storeRegion: 'EU', isoCurrency: 'EUR', customer: country ? { country } : {}, ...change });

const shippingOf = async (basket: CheckoutBody) =>
  (await attemptOf(store, (await checkOut(store, basket, newKey())).checkoutSessionId)).shipping;

describe('the price of delivery', () => {
  test.each([
    ['up to its limit a band of weight', coffee({ items: [item('halo', 'beans-250')] }), 350],
    ['above it the next', coffee(), 450],
    ['a zone of postcodes', coffee({ customer: INVERNESS }), 690],
    ['from the threshold on nothing', coffee({ items: [item('halo', 'beans-250', 3)] }), 0],
    ['the threshold of a zone', coffee({ items: [item('halo', 'beans-250', 3)], customer: INVERNESS }), 690],
    ['a band of value', coffee({ shippingMethodId: 'courier' }), 790],
    ['the next', coffee({ shippingMethodId: 'courier', items: [item('halo', 'beans-250', 9)] }), 1290],
    ['a zone of countries', inEurope('DE'), 790],
    ['a zone that has only days of its own', inEurope('DK'), 1190],
    ['the rest of a region', inEurope('IT'), 1190],
    [
      'postcodes go before their country',
      inEurope('FR', { customer: { country: 'FR', postcode: '20000' } }),
      1690,
    ],
    ['the rest of that country', inEurope('FR', { customer: { country: 'FR', postcode: '75001' } }), 790],
    ['a collection', coffee({ shippingMethodId: 'collect', customer: undefined }), 0],
  ])('is that of %s', async (_what, basket, amount) => {
    expect(await shippingOf(basket)).toBe(amount);
  });

  test('is the same on the payment page, in the order and in its mail; only its country can be typed', async () => {
    const email = 'zone@mail.example';
    const { checkoutSessionId, redirectUrl } = await checkOut(store, inEurope('DE'), newKey());
    expect(lastSession(store).shipping_address_collection?.allowed_countries).toEqual(['DE']);
    await payAt(redirectUrl, { country: 'DE', email });
    expect(await findOrder(store.db, checkoutSessionId)).toMatchObject({
      status: 'paid',
      shipping: 790,
      total: 2 * 1400 + 790,
      delivery: { methodId: 'post', zone: 'near', minimumDays: 3, maximumDays: 5 },
    });
    await sendMails(store);
    expect(mailTo(store, email, 'order').text).toMatch(/Tracked post\).*€7\.90/s);
  });

  test('where the country does not matter, the page offers all that the shop delivers to', async () => {
    await checkOut(store, coffee(), newKey());
    expect(lastSession(store).shipping_address_collection?.allowed_countries).toEqual(['GB']);
  });
});

describe('what cannot be delivered is refused before the payment', () => {
  test.each([
    [
      'without a country',
      inEurope(undefined),
      'delivery_place_missing',
      'customer.country',
      /choose the country/,
    ],
    ['with one of another region', inEurope('US'), 'delivery_place_missing', 'customer.country', /country/],
    [
      'without a postcode',
      coffee({ customer: {} }),
      'delivery_place_missing',
      'customer.postcode',
      /postcode/,
    ],
    [
      'to a word for a postcode',
      coffee({ customer: { postcode: 'Leith' } }),
      'delivery_place_missing',
      'customer.postcode',
      /postcode/,
    ],
    [
      'to excluded postcodes, although it could be collected',
      coffee({ customer: BELFAST, shippingMethodId: undefined }),
      'not_delivered',
      'items',
      /do not deliver to this place/,
    ],
    [
      'above the heaviest parcel of the method',
      coffee({ items: [item('halo', 'beans-1000', 15)], shippingMethodId: 'courier' }),
      'unknown_shipping_method',
      'shippingMethodId',
      /Courier: up to 15 kg/,
    ],
    [
      'to excluded postcodes',
      coffee({ customer: BELFAST }),
      'not_delivered',
      'items',
      /do not deliver to this place/,
    ],
    ['to an excluded country', inEurope('MT'), 'not_delivered', 'items', /do not deliver to this place/],
    [
      'a product by a method that it may not go by',
      coffee({ items: [item('stoneware-cup', 'one')] }),
      'unknown_shipping_method',
      'shippingMethodId',
      /Tracked post: not for “[^”]+”/,
    ],
    [
      'a bundle by a method that a part may not go by',
      coffee({ items: [item('first-cup', 'box')] }),
      'unknown_shipping_method',
      'shippingMethodId',
      /Tracked post: not for “The First Cup”/,
    ],
    [
      'a bundle whose parts are heavier than the heaviest parcel together',
      coffee({ items: [item('first-cup', 'box', 24)], shippingMethodId: 'courier' }),
      'not_delivered',
      'items',
      /heavier than 15 kg/,
    ],
    [
      'by a method that is not offered in the zone',
      coffee({ customer: INVERNESS, shippingMethodId: 'courier' }),
      'unknown_shipping_method',
      'shippingMethodId',
      /Courier: not to this place/,
    ],
    [
      'above the heaviest parcel',
      coffee({ items: [item('halo', 'beans-1000', 20)] }),
      'not_delivered',
      'items',
      /heavier than 20 kg/,
    ],
    [
      'above the heaviest parcel of all methods',
      inEurope('IT', { items: [item('halo', 'beans-1000', 20)] }),
      'not_delivered',
      'items',
      /heavier than 15 kg/,
    ],
  ])('%s', async (_what, basket, code, field, message) => {
    await expectRefused(store, checkoutPost(basket, newKey()), { status: 422, code, field, message });
  });
});

describe('an address that is typed on the payment page and breaks a rule', () => {
  test.each([
    ['in an excluded place', 'BT1 1AA', /to BT1 1AA, GB, where the shop delivers nothing/],
    [
      'in another zone',
      'IV1 1HY',
      /to IV1 1HY, GB \(zone: highlands\), paid for delivery to another zone \(none\)/,
    ],
  ])(
    '%s holds the order, with the reason for the shop and a message for the buyer',
    async (_what, postcode, why) => {
      const email = `${postcode.slice(0, 2)}@mail.example`;
      const { checkoutSessionId, redirectUrl } = await checkOut(store, coffee(), newKey());
      await payAt(redirectUrl, { country: 'GB', email, postal_code: postcode });
      const order = await findOrder(store.db, checkoutSessionId);
      expect(order).toMatchObject({ status: 'held', heldReason: expect.stringMatching(why) });
      await sendMails(store);
      expect(mailTo(store, email, 'We have your payment').text).toContain('send nothing until we have');
    },
  );

  test('in the same zone holds nothing', async () => {
    const { checkoutSessionId, redirectUrl } = await checkOut(
      store,
      coffee({ customer: INVERNESS }),
      newKey(),
    );
    await payAt(redirectUrl, { country: 'GB', postal_code: 'KW1 4YT' });
    expect(await findOrder(store.db, checkoutSessionId)).toMatchObject({ status: 'paid' });
  });
});

test('a collection asks for no address, and page, mails and order say where and when', async () => {
  const email = 'collector@mail.example';
  const basket = coffee({
    items: [item('stoneware-cup', 'one')],
    shippingMethodId: 'collect',
    customer: undefined,
  });
  const { checkoutSessionId, redirectUrl } = await checkOut(store, basket, newKey());
  const session = lastSession(store);
  expect(session.shipping_address_collection).toBeUndefined();
  expect(session.shipping_options).toBeUndefined();
  expect(session.custom_text?.submit).toMatchObject({
    message: 'Collection at Kiln Street Roastery, 4 Kiln Street, Leeds LS1 0AA. We send nothing by post.',
  });
  const back = await payAt(redirectUrl, { country: 'GB', email, line1: '', city: '', postal_code: '' });
  const order = await findOrder(store.db, checkoutSessionId);
  expect(order).toMatchObject({
    status: 'paid',
    shipping: 0,
    total: 1800,
    shippingAddress: null,
    taxCountry: 'GB',
    delivery: { methodId: 'collect', collection: { place: 'Kiln Street Roastery' } },
  });
  await sendMails(store);
  const toBuyer = mailTo(store, email, 'order').text;
  for (const words of [
    'Collection at Kiln Street Roastery',
    '4 Kiln Street',
    'Open Tuesday to Saturday, 9 to 5',
    'Ready to collect',
  ])
    expect(toBuyer).toContain(words);
  expect(toBuyer).not.toMatch(/parcel|delivery address/i);
  expect(mailTo(store, 'hello@kilnstreet.example', `New order ${order!.id}`).text).toContain(
    'Collection at Kiln Street Roastery',
  );
  const page = await (await store.call(new Request(`${SITE}/basket/success${new URL(back).search}`))).text();
  expect(page).toContain('Collection at Kiln Street Roastery');
});
