import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { order } from '#functions/db/schema/orders.ts';
import { payAt } from '../helpers/hosted-page.ts';
import {
  basketOf,
  type CheckoutBody,
  checkOut,
  checkoutPost,
  expectProblem,
  item,
} from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

/** A sample limited to one per customer. */
const SAMPLE = ['one-square', 'square'] as const;

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

const basket = (email?: string, change: CheckoutBody = {}) =>
  basketOf({
    items: [item(...SAMPLE), item('a-slow-loaf', 'hardback')],
    ...(email && { customer: { email } }),
    ...change,
  });
const refused = (body: CheckoutBody) => store.call(checkoutPost(body));

async function paid(body: CheckoutBody, email: string) {
  const { redirectUrl, checkoutSessionId } = await checkOut(store, body);
  await payAt(redirectUrl, { email });
  const [found] = await store.db.select().from(order).where(eq(order.sessionId, checkoutSessionId));
  return found!;
}

test('more than one customer may buy is refused, and the last of its items is named', async () => {
  const items = [item(...SAMPLE), item('a-slow-loaf', 'hardback'), item(...SAMPLE)];
  for (const [wrong, field] of [
    [[item(...SAMPLE, 2)], 'items.0.quantity'],
    [items, 'items.2.quantity'],
  ] as const)
    await expectProblem(await refused(basketOf({ items: wrong })), {
      status: 422,
      code: 'too_many',
      field,
      message: 'Each customer can buy one “One Square”.',
    });
});

test('a mailbox that has bought it is refused before payment, however its address is written', async () => {
  expect(await paid(basket('ana.wren@gmail.com'), 'ana.wren@gmail.com')).toMatchObject({ status: 'paid' });
  for (const email of ['ana.wren@gmail.com', 'ANAWREN+again@googlemail.com'])
    await expectProblem(await refused(basket(email)), {
      status: 422,
      code: 'too_many',
      field: 'items.0.quantity',
      message: /^Each customer can buy one “One Square”\. There is an order with this email address/,
    });
  expect(await paid(basket('bea@mail.example'), 'bea@mail.example')).toMatchObject({ status: 'paid' });
});

test('an address that is known only from the payment page puts a second order on hold', async () => {
  expect(await paid(basket(), 'cleo@mail.example')).toMatchObject({ status: 'paid', heldReason: null });
  const second = await paid(basket(), 'Cleo+2@mail.example');
  expect(second).toMatchObject({ status: 'held' });
  expect(second.heldReason).toMatch(/^paid for more of person:one-square:\S+ than one customer may buy$/);
  expect(second.heldReason).not.toContain('cleo');
});
