import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { giftCard } from '#functions/db/schema/gift-cards.ts';
import { order } from '#functions/db/schema/orders.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { reservation } from '#functions/db/schema/reservations.ts';
import { findCard, giftCardHoldReason, holderOf, isBlocked } from '#functions/gift-cards/balance.ts';
import { blockForOperator, blockForPayment, unblockForPayment } from '#functions/gift-cards/block.ts';
import { issueGiftCards } from '#functions/gift-cards/issue.ts';
import { settleCards } from '#functions/gift-cards/settle-cards.ts';
import { buy, buyCards, cardBasket } from '../helpers/gift-cards.ts';
import { listOrders } from '../helpers/orders.ts';
import { basketOf, item } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore({ settings: { STRIPE_TAX: undefined } });
});
afterAll(() => store.close());
afterEach(() => store.db.delete(rateLimit));

const NOW = new Date('2026-11-28T10:00:00Z');
const cardIn = async (orderId: string) => (await cardsIn(orderId))[0]!;
const cardsIn = (orderId: string) =>
  store.db
    .select()
    .from(giftCard)
    .where(eq(giftCard.orderId, orderId))
    .orderBy(giftCard.position, giftCard.serial);
/** How much of a card its block reserves; undefined without a reservation. */
const reservedBy = async (id: string) => {
  const [row] = await store.db
    .select()
    .from(reservation)
    .where(eq(reservation.attemptId, holderOf(id)));
  return row?.quantity;
};

describe('a block for the card’s payment and one by an operator', () => {
  test('each alone makes a card unusable', () => {
    expect(isBlocked({ blockedAt: null, operatorBlockedAt: null })).toBe(false);
    expect(isBlocked({ blockedAt: NOW, operatorBlockedAt: null })).toBe(true);
    expect(isBlocked({ blockedAt: null, operatorBlockedAt: NOW })).toBe(true);
  });

  test('reserve what is left of the card after its reduction, and what becomes free later', async () => {
    const { orderId } = await buyCards(store);
    await store.db.update(giftCard).set({ reduced: 1200 }).where(eq(giftCard.orderId, orderId));
    await blockForPayment(store.db, await cardIn(orderId), 'disputed', NOW);
    expect(await reservedBy(`${orderId}.1.1`)).toBe(3800);
    await store.db.update(giftCard).set({ reduced: 0 }).where(eq(giftCard.orderId, orderId));
    await blockForPayment(store.db, await cardIn(orderId), 'disputed', NOW);
    expect(await reservedBy(`${orderId}.1.1`)).toBe(5000);
  });

  test('the money’s goes with its reason, and the card can be spent again', async () => {
    const { orderId, code } = await buyCards(store);
    await blockForPayment(store.db, await cardIn(orderId), 'disputed', NOW);
    await unblockForPayment(store.db, await cardIn(orderId));
    expect(await cardIn(orderId)).toMatchObject({ blockedAt: null, blockedFor: null });
    expect(await reservedBy(`${orderId}.1.1`)).toBeUndefined();
    const paid = await buy(store, basketOf({ giftCardCode: code }));
    const { total, giftCardAmount } = (await listOrders(store.db)).find(({ id }) => id === paid)!;
    expect(giftCardAmount).toBe(total);
  });

  test('the operator’s stays with its reservation when the money’s goes', async () => {
    const { orderId } = await buyCards(store);
    await blockForPayment(store.db, await cardIn(orderId), 'disputed', NOW);
    await blockForOperator(store.db, await cardIn(orderId), NOW);
    await unblockForPayment(store.db, await cardIn(orderId));
    expect(await cardIn(orderId)).toMatchObject({ blockedAt: null, operatorBlockedAt: NOW });
    expect(await reservedBy(`${orderId}.1.1`)).toBe(5000);
  });

  test('a new reason replaces the old one, and the time stays', async () => {
    const { orderId } = await buyCards(store);
    await blockForPayment(store.db, await cardIn(orderId), 'disputed', NOW);
    await blockForPayment(store.db, await cardIn(orderId), 'fraud_warning', new Date(NOW.getTime() + 60_000));
    expect(await cardIn(orderId)).toMatchObject({ blockedAt: NOW, blockedFor: 'fraud_warning' });
  });
});

describe('an order that was paid with a card is put on hold', () => {
  test('while the card is blocked, by its payment or by an operator, and names it', async () => {
    const { orderId } = await buyCards(store);
    const id = `${orderId}.1.1`;
    const blocked = `paid with gift card ${id}, which is blocked`;
    expect(await giftCardHoldReason(store.db, id)).toBeUndefined();
    await blockForPayment(store.db, await cardIn(orderId), 'disputed', NOW);
    expect(await giftCardHoldReason(store.db, id)).toBe(blocked);
    await unblockForPayment(store.db, await cardIn(orderId));
    expect(await giftCardHoldReason(store.db, id)).toBeUndefined();
    await blockForOperator(store.db, await cardIn(orderId), NOW);
    expect(await giftCardHoldReason(store.db, id)).toBe(blocked);
  });

  test('when more was spent than the card is worth, and not when all of it was', async () => {
    const { orderId, code } = await buyCards(store, cardBasket('card-25'));
    await buy(store, basketOf({ giftCardCode: code }));
    const id = `${orderId}.1.1`;
    expect(await giftCardHoldReason(store.db, id)).toBeUndefined();
    await store.db.update(giftCard).set({ reduced: 1 }).where(eq(giftCard.orderId, orderId));
    expect(await giftCardHoldReason(store.db, id)).toBe(
      `paid with gift card ${id}, which was partly refunded`,
    );
  });

  test('never for a card that there is not', async () => {
    expect(await giftCardHoldReason(store.db, 'F-0.1.1')).toBeUndefined();
  });
});

describe('cards are made', () => {
  const rowOf = async (id: string) => (await store.db.select().from(order).where(eq(order.id, id)))[0]!;
  const linesOf = async (id: string) =>
    (await listOrders(store.db)).find((one) => one.id === id)!.lines as never;

  test('once, also when a request is repeated', async () => {
    const { orderId } = await buyCards(store);
    expect(await issueGiftCards(store.db, await rowOf(orderId), await linesOf(orderId), NOW)).toBe(false);
    expect(await cardsIn(orderId)).toHaveLength(1);
    await store.db.delete(giftCard).where(eq(giftCard.orderId, orderId));
    expect(await issueGiftCards(store.db, await rowOf(orderId), await linesOf(orderId), NOW)).toBe(true);
    expect(await cardsIn(orderId)).toHaveLength(1);
  });

  test('for no order on hold, and for none without a card', async () => {
    const { orderId } = await buyCards(store);
    const lines = await linesOf(orderId);
    await store.db.delete(giftCard).where(eq(giftCard.orderId, orderId));
    const held = { ...(await rowOf(orderId)), heldReason: 'a reason' };
    expect(await issueGiftCards(store.db, held, lines, NOW)).toBe(false);
    expect(await cardsIn(orderId)).toEqual([]);
    const loaves = await buy(store, basketOf());
    expect(await issueGiftCards(store.db, await rowOf(loaves), await linesOf(loaves), NOW)).toBe(false);
  });
});

describe('the cards of an order follow its money', () => {
  test('each line by itself, its cards in their order', async () => {
    const items = [item('gift-card', 'card-25', 11), item('gift-card', 'card-50', 2)];
    const { orderId } = await buyCards(store, cardBasket('card-25', 1, { items }));
    const settled = await settleCards(
      store.db,
      orderId,
      [
        { position: 0, block: null, reduction: 3 * 2500 + 700 },
        { position: 1, block: 'disputed', reduction: 100 },
      ],
      NOW,
    );
    // The tenth and the eleventh come after the second, though not by the letters of their names.
    const reduced = [2500, 2500, 2500, 700, 0, 0, 0, 0, 0, 0, 0, 100, 0];
    expect((await cardsIn(orderId)).map((card) => card.reduced)).toEqual(reduced);
    expect(settled.map((card) => card.reduced)).toEqual(reduced);
    expect(settled.map(({ block }) => block)).toEqual([...Array(11).fill(null), 'disputed', 'disputed']);
    expect(settled.every(({ shortfall }) => shortfall === 0)).toBe(true);
    const blocked = (await cardsIn(orderId)).filter((card) => card.blockedFor !== null);
    expect(blocked.map(({ position }) => position)).toEqual([1, 1]);
  });

  test('and the shortfall is what was spent beyond the new value, also after an earlier reduction', async () => {
    const { orderId, code } = await buyCards(store, cardBasket('card-100'));
    const paid = await buy(store, basketOf({ giftCardCode: code }));
    const { total } = (await listOrders(store.db)).find(({ id }) => id === paid)!;
    const reduceTo = async (reduction: number) =>
      (await settleCards(store.db, orderId, [{ position: 0, block: null, reduction }], NOW))[0]!;
    const unspent = 10_000 - total;
    expect(await reduceTo(unspent)).toMatchObject({ reduced: unspent, shortfall: 0 });
    expect(await reduceTo(unspent + 300)).toMatchObject({ reduced: unspent + 300, shortfall: 300 });
    expect(await reduceTo(unspent + 1000)).toMatchObject({ value: 10_000, shortfall: 1000 });
    // The bank returns the refund: the card is worth its price again.
    expect(await reduceTo(0)).toMatchObject({ reduced: 0, shortfall: 0 });
    expect((await findCard(store.db, code))?.balance).toBe(unspent);
  });
});
