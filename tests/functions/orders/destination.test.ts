import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#functions/db/order-types.ts';
import { destinationOf } from '#functions/orders/pages/destination.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { basketOf, checkOut, item, newKey } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store?.close());

async function bought(...formats: string[]): Promise<Order> {
  const items = formats.map((format) => item('a-slow-loaf', format));
  const { checkoutSessionId } = await checkOut(store, basketOf({ items }), newKey());
  await store.provider.actions.pay(checkoutSessionId);
  return (await findOrder(store.db, checkoutSessionId))!;
}
const to = (order: Order, country: string | undefined): Order => ({
  ...order,
  shippingAddress: { city: 'Leeds', country } as Order['shippingAddress'],
});

test('an order page names the country that something is sent to, and the town where it may', async () => {
  const posted = await bought('hardback', 'ebook');
  expect(destinationOf(to(posted, 'GB'), 'en-GB', false)).toBe('United Kingdom');
  expect(destinationOf(to(posted, 'GB'), 'en-GB', true)).toBe('Leeds, United Kingdom');
});

test('it names none that is unknown, and none when all is by email', async () => {
  const posted = await bought('hardback');
  for (const country of [undefined, '', 'gb', 'GBR'])
    expect(destinationOf(to(posted, country), 'en-GB', true), country).toBeUndefined();
  const digital = await bought('ebook');
  expect(destinationOf(to(digital, 'GB'), 'en-GB', true)).toBeUndefined();
});
