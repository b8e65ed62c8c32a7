import type { Queries } from '#functions/db/open.ts';
import { findCard } from '#functions/gift-cards/balance.ts';
import { cardsOf } from '#functions/gift-cards/issue.ts';
import { basketOf, type CheckoutBody, checkOut, item, newKey } from './requests.ts';
import { SITE, type TestStore } from './store.ts';

/** A basket of gift cards of one value and nothing else. */
export function cardBasket(format = 'card-50', quantity = 1, change: CheckoutBody = {}): CheckoutBody {
  const { shippingMethodId: _post, digitalConsent: _files, ...basket } = basketOf();
  return { ...basket, items: [item('gift-card', format, quantity)], ...change };
}

/** Pays for a checkout and answers its order's number. */
export async function buy(store: TestStore, body: CheckoutBody, headers = newKey()): Promise<string> {
  const { checkoutSessionId } = await checkOut(store, body, headers);
  await store.provider.actions.pay(checkoutSessionId);
  return store.provider.tables.sessions.get(checkoutSessionId)!.session.client_reference_id!;
}

/** Buys gift cards and answers their codes, as the confirmation shows them, and the order. */
export async function buyCards(store: TestStore, body = cardBasket()) {
  const orderId = await buy(store, body);
  const cards = await cardsOf(store.db, orderId);
  return { orderId, codes: cards.map(({ code }) => code), code: cards[0]!.code };
}

/** What is left on a card, in minor units; undefined for one that is not to be used. */
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
