import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOrderOf } from '#functions/orders/is-order-of.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { basketOf, checkOut, newKey } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store?.close());

test('an order number belongs to the address that bought it, however both are typed, and to no other', async () => {
  const { checkoutSessionId } = await checkOut(store, basketOf(), newKey());
  await store.provider.actions.pay(checkoutSessionId, { email: 'Ada.Lind@mail.example' });
  const { id } = (await findOrder(store.db, checkoutSessionId))!;
  const belongs = (number: string | undefined, email: string | null) =>
    isOrderOf(store.db, { number, email });
  expect(await belongs(id, 'ada.lind@mail.example')).toBe(true);
  expect(await belongs(` ${id.toLowerCase()} `, ' ADA.LIND@mail.example')).toBe(true);
  expect(await belongs(id, 'ada@mail.example')).toBe(false);
  expect(await belongs('F-22222-22222', 'ada.lind@mail.example')).toBe(false);
  expect(await belongs(id, null)).toBe(false);
  expect(await belongs(undefined, 'ada.lind@mail.example')).toBe(false);
});
