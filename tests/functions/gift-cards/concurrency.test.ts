import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giftCard } from '#functions/db/schema/gift-cards.ts';
import { reservation, takenTotal } from '#functions/db/schema/reservations.ts';
import { sum } from '#src/core/money.ts';
import { withPostgres } from '../helpers/databases.ts';
import { balanceOf, buyCards, cardBasket } from '../helpers/gift-cards.ts';
import { listOrders } from '../helpers/orders.ts';
import { basketOf, checkoutPost, item, newKey, type Opened } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

/** The number of concurrent checkouts with one card, whose balance covers nine. */
const AT_ONCE = 200;

withPostgres('one gift card, many at once, on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database(), settings: { CHECKOUTS_IN_TEN_MINUTES: '0' } });
  });
  afterAll(() => store?.close());

  test('[GIF-04] never pays more than its balance, and each order that it paid for has exactly its share', {
    tags: ['long'],
    timeout: 120_000,
  }, async () => {
    const { code, orderId } = await buyCards(store, cardBasket('card-100'));
    const basket = basketOf({ items: [item('a-slow-loaf', 'ebook')], giftCardCode: code });
    const { shippingMethodId: _post, ...body } = basket;
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => store.call(checkoutPost(body, newKey()))),
    );
    const codes = await Promise.all(
      answers.map(async (answer) => (answer.ok ? ((await answer.json()) as Opened) : undefined)),
    );
    const opened = codes.filter((one) => one !== undefined);
    expect(opened.length).toBeGreaterThan(0);
    await Promise.allSettled(
      opened.map(({ checkoutSessionId }) => store.provider.actions.pay(checkoutSessionId)),
    );
    const paid = (await listOrders(store.db)).filter(({ id }) => id !== orderId);
    expect(paid.length).toBeGreaterThan(0);
    for (const { sessionId, total, giftCardAmount, heldReason } of paid) {
      const { session } = store.provider.tables.sessions.get(sessionId)!;
      expect(heldReason).toBeNull();
      expect(session.amount_total! + giftCardAmount).toBe(total);
    }
    const [card] = await store.db.select().from(giftCard).where(eq(giftCard.orderId, orderId));
    const key = `gift-card:${card!.id}`;
    const [counted] = await store.db.select().from(takenTotal).where(eq(takenTotal.key, key));
    const holds = await store.db.select().from(reservation).where(eq(reservation.key, key));
    expect(counted!.taken).toBeLessThanOrEqual(10_000);
    expect(counted!.taken).toBe(sum(holds.map(({ quantity }) => quantity)));
    const spent = sum(paid.map(({ giftCardAmount }) => giftCardAmount));
    expect(spent).toBe(sum(holds.filter(({ orderId: owner }) => owner).map(({ quantity }) => quantity)));
    expect(spent).toBeLessThanOrEqual(10_000);
    expect(await balanceOf(store.db, code)).toBe(10_000 - spent);
  });
});
