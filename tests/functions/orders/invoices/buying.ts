import { asc, eq } from 'drizzle-orm';
import { invoice } from '#functions/db/schema/invoices.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { mailTo } from '#tests/functions/helpers/mails.ts';
import { basketOf, type CheckoutBody, checkOut, newKey } from '#tests/functions/helpers/requests.ts';
import { SITE, type TestStore } from '#tests/functions/helpers/store.ts';

type Payment = Parameters<TestStore['provider']['actions']['pay']>[1];

/** Buys with an address of its own and returns the order. */
export async function buy(store: TestStore, change: CheckoutBody = {}, payment: Payment = {}) {
  const email = `${crypto.randomUUID()}@mail.example`;
  const { checkoutSessionId: sessionId } = await checkOut(store, basketOf(change), newKey());
  await store.provider.actions.pay(sessionId, { email, ...payment });
  await store.provider.webhooks.idle();
  const order = (await findOrder(store.db, sessionId))!;
  return { email, sessionId, order };
}

/** The invoice of an order, and its credit notes, by number. */
export function issuedOf({ db }: TestStore, orderId: string) {
  return db
    .select()
    .from(invoice)
    .where(eq(invoice.orderId, orderId))
    .orderBy(asc(invoice.issuedAt), asc(invoice.number));
}

/** The paths of the invoices that a mail links to. */
export function invoiceLinks(store: TestStore, email: string, subject: string | RegExp): string[] {
  const { html } = mailTo(store, email, subject);
  return [...html.matchAll(/href="([^"]*\/order\/invoice[^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&').slice(SITE.length),
  );
}

/** A page, and its words without markup. */
export async function pageAt(store: TestStore, path: string) {
  const answer = await store.call(new Request(SITE + path));
  const html = await answer.text();
  const words = html
    .replace(/<style>.*?<\/style>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');
  return { answer, html, words };
}
