import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOrder } from '#functions/orders/read-orders.ts';
import type { ShippingMethodList } from '#src/contracts/shipping-methods.ts';
import { payAt } from '../helpers/hosted-page.ts';
import { mailTo, sendMails, wordsOf } from '../helpers/mails.ts';
import { basketOf, checkOut, item, lastSession } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

/** A Monday, before the cut-off. Nothing near it is a holiday. */
const NOW = Date.parse('2027-06-07T10:00:00Z');

let store: TestStore;
beforeAll(async () => {
  const minutes = Math.round((NOW - Date.now()) / 60_000);
  store = await openStore({
    settings: { STORE_CLOCK: `${minutes < 0 ? '' : '+'}${minutes}m` },
    change: (content) => {
      content.settings[0]!.data.delivery.production = 2;
    },
  });
});
afterAll(() => store.close());

const BOOK = item('a-slow-loaf', 'hardback');
const PAN = item('the-two-egg-pan', 'pan');
const sessionRate = () => lastSession(store).shipping_options![0]!.shipping_rate_data!;

/** Pays for some things. Returns what the order’s page and its mail say. */
async function buy(items: unknown[], email: string): Promise<string[]> {
  const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf({ items }));
  const { search } = new URL(await payAt(redirectUrl, { email, country: 'GB' }));
  const headers = { 'accept-language': 'en-GB' };
  const page = await store.call(new Request(`${SITE}/basket/success${search}`, { headers }));
  const { id } = (await findOrder(store.db, checkoutSessionId))!;
  await sendMails(store);
  return [await page.text(), wordsOf(mailTo(store, email, `Your order ${id}`))];
}

test('the days of printing are in the dates of a book on the payment page, on the order’s page and in its mail', async () => {
  const answers = await buy([BOOK], 'book@mail.example');
  expect(sessionRate()).toMatchObject({
    display_name: 'Standard, arrives Fri 11 – Fri 18 June',
    delivery_estimate: { minimum: { value: 4 }, maximum: { value: 9 } },
  });
  for (const words of answers) {
    expect(words).toContain('Arrives Fri 11 – Fri 18 June by standard delivery.');
    expect(words).toContain('It leaves us within 5 working days.');
  }
});

test('with a thing from stock, the days reach to the last parcel, and each line has its own', async () => {
  const answers = await buy([BOOK, PAN], 'both@mail.example');
  expect(sessionRate()).toMatchObject({
    display_name: 'Standard, in 2 parcels, Wed 9 – Fri 18 June',
    delivery_estimate: { minimum: { value: 2 }, maximum: { value: 9 } },
  });
  for (const words of answers) {
    expect(words).toContain(
      'Your order comes in 2 parcels by standard delivery, Wed 9 – Fri 18 June. The receipt says when each item arrives.',
    );
    expect(words).toMatch(/Arrives Fri 11 – Fri 18 June.*Arrives Wed 9 – Wed 16 June/s);
    expect(words).not.toContain('Your parcel leaves');
  }
});

test('a thing from stock waits for no printing', async () => {
  const [, mail] = await buy([PAN], 'pan@mail.example');
  expect(mail).toContain('Arrives Wed 9 – Wed 16 June by standard delivery.');
});

test('the basket gets the days of printing with the calendar', async () => {
  const query = new URLSearchParams({ active: 'true', 'shippingRates.region': 'GB' });
  const answer = await store.call(new Request(`${SITE}/api/shipping-methods?${query}`));
  expect(((await answer.json()) as ShippingMethodList).delivery?.production).toBe(2);
});
