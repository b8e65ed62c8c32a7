import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { order } from '#functions/db/schema/orders.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { requestOrderLink } from '#functions/orders/links/request-link.ts';
import { payAt } from '../helpers/hosted-page.ts';
import { basketOf, checkOut } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

const MINUTE = 60_000;

let store: TestStore;
let bought: { number: string; email: string };
beforeAll(async () => {
  store = await openStore();
  const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf());
  await payAt(redirectUrl);
  const [found] = await store.db.select().from(order).where(eq(order.sessionId, checkoutSessionId));
  bought = { number: found!.id, email: found!.shippingEmail! };
});
afterAll(() => store.close());

test('the link to an order is mailed at most once in fifteen minutes, to the millisecond', async () => {
  await store.db.delete(outbox);
  const quarter = Math.ceil(Date.now() / (15 * MINUTE)) * 15 * MINUTE;
  const mails = async (...moments: number[]) => {
    for (const at of moments) await requestOrderLink(store.db, bought, new Date(quarter + at));
    const rows = await store.db.select().from(outbox);
    return rows.filter(({ kind }) => kind === 'order-link').length;
  };
  expect(await mails(0, 1, 15 * MINUTE - 1)).toBe(1);
  expect(await mails(15 * MINUTE)).toBe(2);
  expect(await mails(30 * MINUTE - 1)).toBe(2);
  expect(await mails(30 * MINUTE, 44 * MINUTE, 45 * MINUTE, 60 * MINUTE - 1)).toBe(4);
  expect(await mails(60 * MINUTE)).toBe(5);
});
