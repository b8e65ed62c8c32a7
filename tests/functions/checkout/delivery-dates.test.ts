import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOrder } from '#functions/orders/read-orders.ts';
import type { ShippingMethodList } from '#src/contracts/shipping-methods.ts';
import { calendarOf } from '#src/core/shipping/calendar-of.ts';
import { deliveryDates, deliveryDatesText, firstDispatch } from '#src/core/shipping/delivery.ts';
import { payAt } from '../helpers/hosted-page.ts';
import { mailTo, sendMails, wordsOf } from '../helpers/mails.ts';
import { basketOf, checkOut, item, lastSession } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

/** An hour after the cut-off, so that the order counts for Christmas Eve. */
const NOW = Date.parse('2026-12-23T15:00:00Z');

/** On which express delivery does nothing: before Christmas and after New Year. */
const DAYS_OFF = ['2026-12-24', '2027-01-04', '2027-01-05'];

let store: TestStore;
beforeAll(async () => {
  const minutes = Math.round((NOW - Date.now()) / 60_000);
  store = await openStore({
    settings: { STORE_CLOCK: `${minutes < 0 ? '' : '+'}${minutes}m` },
    change: (content) => {
      content['shipping-methods'].find(({ id }) => id === 'express')!.data.daysOff = DAYS_OFF;
    },
  });
});
afterAll(() => store.close());

/** The methods as the basket reads them. */
async function listed(region: string): Promise<ShippingMethodList> {
  const query = new URLSearchParams({ active: 'true', 'shippingRates.region': region });
  return (await store.call(new Request(`${SITE}/api/shipping-methods?${query}`))).json();
}

/** The days that the basket shows for available products. */
function daysInBasket(
  { data, delivery, now }: ShippingMethodList,
  methodId: string,
  language: string,
): string {
  const method = data.find(({ _id }) => _id === methodId)!;
  const line = { isShipped: true, type: 'available' };
  const { from } = firstDispatch([line], new Date(now!), delivery!)!;
  const { handling } = delivery!;
  const calendar = calendarOf(method, delivery!);
  const dates = deliveryDates({ handling, window: method.estimate! }, from, calendar);
  return deliveryDatesText(dates, language);
}

const sessionRate = () => lastSession(store).shipping_options![0]!.shipping_rate_data!;

describe.each([
  // Handling skips the English holidays of 25 and 28 December, transit those of the region.
  ['GB', 'GBP', 'en-GB', 'Wed 30 Dec – Thu 7 Jan', [2, 7]],
  ['US', 'USD', 'en-US', 'Tue, Jan 5 – Fri, Jan 15', [6, 13]],
  ['EU', 'EUR', 'en-IE', 'Thu 31 Dec – Tue 12 Jan', [4, 10]],
] as const)('an order from %s', (storeRegion, isoCurrency, language, days, [minimum, maximum]) => {
  test('has the same delivery dates in the basket, on the payment page, on its page and in its mails', async () => {
    expect(daysInBasket(await listed(storeRegion), 'standard', language)).toBe(days);
    const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf({ storeRegion, isoCurrency }));
    expect(sessionRate()).toMatchObject({
      display_name: `Standard, arrives ${days}`,
      delivery_estimate: {
        minimum: { unit: 'business_day', value: minimum },
        maximum: { unit: 'business_day', value: maximum },
      },
    });
    const email = `${storeRegion}@mail.example`;
    const country = storeRegion === 'EU' ? 'IE' : storeRegion;
    const { search } = new URL(await payAt(redirectUrl, { email, country }));
    const headers = { 'accept-language': language };
    const page = await store.call(new Request(`${SITE}/basket/success${search}`, { headers }));
    expect(await page.text()).toContain(`Arrives ${days} by standard delivery.`);
    const { id } = (await findOrder(store.db, checkoutSessionId))!;
    await sendMails(store);
    const words = wordsOf(mailTo(store, email, `Your order ${id}`));
    expect(words).toContain(`Arrives ${days} by standard delivery.`);
    expect(words).toContain('It leaves us within 3 working days.');
  });
});

test('days off of a method count as holidays in the basket, on the payment page, on the order’s page and in its mails', async () => {
  const days = 'Wed 30 Dec – Fri 8 Jan';
  expect(daysInBasket(await listed('GB'), 'express', 'en-GB')).toBe(days);
  const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf({ shippingMethodId: 'express' }));
  const { display_name } = lastSession(store).shipping_options!.find(
    ({ shipping_rate_data: rate }) => rate!.metadata!.shippingMethodId === 'express',
  )!.shipping_rate_data!;
  expect(display_name).toBe(`Tracked express, arrives ${days}`);
  const { search } = new URL(await payAt(redirectUrl, { email: 'off@mail.example', country: 'GB' }));
  const page = await store.call(
    new Request(`${SITE}/basket/success${search}`, { headers: { 'accept-language': 'en-GB' } }),
  );
  expect(await page.text()).toContain(`Arrives ${days} by tracked express delivery.`);
  const { id } = (await findOrder(store.db, checkoutSessionId))!;
  await sendMails(store);
  expect(wordsOf(mailTo(store, 'off@mail.example', `Your order ${id}`))).toContain(`Arrives ${days} by`);
});

test('the API has the holidays and estimates of the requested region only', async () => {
  const [us, gb] = await Promise.all(['US', 'GB'].map(listed));
  expect(us!.delivery).toMatchObject({
    handling: { minimumDays: 0, maximumDays: 3 },
    cutOff: { time: '14:00', timeZone: 'Europe/London' },
  });
  expect(us!.delivery!.holidays.dispatch).toEqual(gb!.delivery!.holidays.dispatch);
  expect(us!.delivery!.holidays.delivery).toContain('2027-07-05');
  expect(gb!.delivery!.holidays.delivery).not.toContain('2027-07-05');
  expect(us!.data.find(({ _id }) => _id === 'standard')).toMatchObject({
    estimate: { minimumDays: 6, maximumDays: 10 },
    shippingRate: { region: 'US', estimate: { minimumDays: 6, maximumDays: 10 } },
  });
  const all = await (await store.call(new Request(`${SITE}/api/shipping-methods`))).json();
  expect(all).not.toHaveProperty('delivery');
  expect(all.data[0]).not.toHaveProperty('estimate');
});

test('a pre-order counts from its day, which the provider cannot count; with another product each line has its own days', async () => {
  const preOrder = store.content.products.find(
    ({ data }) => data.type === 'pre-order' && data.formats.length > 0,
  )!;
  const format = preOrder.data.formats.find(({ type }) => type !== 'Digital File')!;
  const coming = item(preOrder.id, format.id);
  await checkOut(store, basketOf({ items: [coming] }));
  expect(sessionRate().display_name).toMatch(/^Standard, arrives \w{3} \d+/);
  expect(sessionRate()).not.toHaveProperty('delivery_estimate');
  await checkOut(store, basketOf({ items: [coming, item('a-slow-loaf', 'hardback')] }));
  expect(sessionRate().display_name).toBe('Standard, in 2 parcels, Wed 30 Dec – Fri 2 Apr');
  expect(sessionRate()).not.toHaveProperty('delivery_estimate');
  const details = lastSession(store).line_items!.map(
    ({ price_data }) => price_data!.product_data!.description,
  );
  expect(details).toEqual([
    expect.stringContaining(' · Arrives Wed 24 Mar – Fri 2 Apr'),
    'Hardback · Arrives Wed 30 Dec – Thu 7 Jan',
  ]);
});
