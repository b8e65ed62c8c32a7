import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { downloadGrant } from '#functions/db/schema/downloads.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { payAt } from './hosted-page.ts';
import { basketOf, type CheckoutBody, checkOut, item } from './requests.ts';
import { SITE, type TestStore } from './store.ts';

/** A book and a course that are sold as files. */
export const EBOOK = {
  productId: 'a-slow-loaf',
  formatId: 'ebook',
  files: ['a-slow-loaf.epub', 'a-slow-loaf.pdf'],
};
export const COURSE = {
  productId: 'dashi',
  formatId: 'film',
  files: ['dashi.pdf', 'dashi.vtt', 'dashi.webm'],
};

/** A basket with an ebook, with the consent that its region needs. */
export function digitalBasket(change: CheckoutBody = {}, region: RegionCode = 'GB'): CheckoutBody {
  return basketOf({
    items: [item(EBOOK.productId, EBOOK.formatId)],
    storeRegion: region,
    isoCurrency: regionOf(region).currency,
    ...change,
  });
}

/** Buys and pays; returns the order with its grants. */
export async function buy(store: TestStore, body: CheckoutBody = digitalBasket(), country = 'GB') {
  const { redirectUrl, checkoutSessionId } = await checkOut(store, body);
  const back = await payAt(redirectUrl, { country });
  const order = (await findOrder(store.db, checkoutSessionId))!;
  expect(order).toMatchObject({ sessionId: checkoutSessionId, status: 'paid' });
  return { order, back, grants: await grantsOf(store, order.id) };
}

export function grantsOf(store: TestStore, orderId: string) {
  return store.db
    .select()
    .from(downloadGrant)
    .where(eq(downloadGrant.orderId, orderId))
    .orderBy(downloadGrant.file);
}

/** The links on a page, as paths. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(/href="(\/downloads\/[^"]+)"/g)].map(([, path]) => path!);
}

/** The confirmation page that the payment page returns to. */
export async function thanks(store: TestStore, back: string): Promise<string> {
  const page = await store.call(new Request(`${SITE}/basket/success${new URL(back).search}`));
  return page.text();
}

export const fetchLink = (store: TestStore, path: string, init?: RequestInit) =>
  store.call(new Request(`${SITE}${path}`, init));
