import { eq } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import { giftCard } from '#functions/db/schema/gift-cards.ts';
import { findCard } from '#functions/gift-cards/balance.ts';
import { codeHash, codeOf } from '#functions/gift-cards/codes.ts';
import { cardsOf } from '#functions/gift-cards/issue.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { basketOf, type CheckoutBody, checkOut, item, newKey } from './requests.ts';
import { SITE, type TestStore } from './store.ts';

/** A basket with gift cards of one value only. */
export function cardBasket(format = 'card-50', quantity = 1, change: CheckoutBody = {}): CheckoutBody {
  const { shippingMethodId: _post, digitalConsent: _files, ...basket } = basketOf();
  return { ...basket, items: [item('gift-card', format, quantity)], ...change };
}

/** Pays for a checkout and returns the order number. */
export async function buy(store: TestStore, body: CheckoutBody, headers = newKey()): Promise<string> {
  const { checkoutSessionId } = await checkOut(store, body, headers);
  await store.provider.actions.pay(checkoutSessionId);
  return store.provider.tables.sessions.get(checkoutSessionId)!.session.client_reference_id!;
}

/** Buys gift cards and returns their codes, as the confirmation page shows them, and the order. */
export async function buyCards(store: TestStore, body = cardBasket()) {
  const orderId = await buy(store, body);
  const cards = await cardsOf(store.db, orderId);
  return { orderId, codes: cards.map(({ code }) => code), code: cards[0]!.code };
}

/** Creates a card with any value in `orderId`, and returns its code. */
export async function makeCard(
  queries: Queries,
  { orderId, region, value }: { orderId: string; region: RegionCode; value: number },
): Promise<string> {
  made += 1;
  const serial = 1000 + made;
  const code = codeOf({ orderId, position: 0, serial });
  await queries.insert(giftCard).values({
    id: `${orderId}.1.${serial}`,
    orderId,
    position: 0,
    serial,
    codeHash: codeHash(code),
    region,
    currency: regionOf(region).currency,
    value,
    createdAt: new Date(),
  });
  return code;
}
let made = 0;

/** Buys a card and gives it a known code. */
export async function nameCard(store: TestStore, code: string): Promise<void> {
  const { orderId } = await buyCards(store);
  await store.db
    .update(giftCard)
    .set({ codeHash: codeHash(code) })
    .where(eq(giftCard.orderId, orderId));
}

/** The balance of a card in minor units; undefined for a card that cannot be used. */
export async function balanceOf(queries: Queries, code: string): Promise<number | undefined> {
  return (await findCard(queries, code))?.balance;
}

/** `POST /api/gift-cards/balance` with JSON. */
export function balancePost(code: string): Request {
  return new Request(`${SITE}/api/gift-cards/balance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
}
