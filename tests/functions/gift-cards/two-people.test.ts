import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { orderLine } from '#functions/db/schema/orders.ts';
import { cardsOf } from '#functions/gift-cards/issue.ts';
import { orderDetails } from '#functions/orders/order-details.ts';
import { paidOrderOf } from '#functions/orders/pages/paid-order-of.ts';
import { eraseAddress } from '#functions/people/retention/erase.ts';
import { deletePersonalData } from '#functions/people/retention/order-years.ts';
import { deleteOverdue } from '#functions/people/retention/retention.ts';
import { orderPage } from '#scripts/lib/orders/order-page.ts';
import { dayOf, daysLater } from '#src/core/dates.ts';
import { buy, cardBasket } from '../helpers/gift-cards.ts';
import { mailsTo, mailTo } from '../helpers/mails.ts';
import { checkoutPost, expectProblem, item, newKey } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore({ settings: { STORE_CLOCK: '+0d' } });
});
afterAll(() => store.close());

const inDays = (days: number) => dayOf(daysLater(new Date(), days));
const card = (gift: Record<string, string> | undefined, format = 'card-25') => ({
  ...item('gift-card', format, 1),
  ...(gift && { gift }),
});
const basketFor = (...items: ReturnType<typeof card>[]) => cardBasket('card-25', 1, { items });
const codesIn = (text: string) => text.match(/([2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}/g) ?? [];

test('[GIF-09] two cards of one order go to two people, each with its own words, and the third to the buyer', async () => {
  const [ana, bo] = ['ana-2p@example.com', 'bo-2p@example.com'];
  const id = await buy(
    store,
    basketFor(
      card({ name: 'Ana', from: 'Ada', note: 'Eat well.', email: ana }),
      card({ name: 'Bo', note: 'Cook more.', email: bo, deliverOn: inDays(3) }),
      card(undefined, 'card-50'),
    ),
  );
  const cards = await cardsOf(store.db, id);
  const codeAt = (position: number) => cards.find((one) => one.position === position)!.code;
  await store.run('outbox');
  const toAna = mailTo(store, ana, 'A gift card for you, sent through Found').text;
  expect(codesIn(toAna)).toEqual([codeAt(0)]);
  expect(toAna).toContain('Ada has sent you a gift card.');
  expect(toAna).toContain('“Eat well.”');
  expect(toAna).not.toMatch(/\bBo\b|Cook more/);
  expect(mailsTo(store, bo)).toEqual([]);
  const toBuyer = store.mail.inbox.list().filter(({ subject }) => subject.includes(id));
  const codes = toBuyer.flatMap(({ text }) => codesIn(text));
  expect(codes).toEqual([codeAt(2)]);
  const confirmation = toBuyer.find(({ text }) => text.includes('What happens next'))!.text;
  expect(confirmation).toContain('For Ana');
  expect(confirmation.replaceAll('\u2060', '')).toContain(`To ${bo}`);
  expect(confirmation).toContain('We email the code of each gift card to its recipient.');
  expect(confirmation).toContain('We send the code of your gift card in a separate e');
  process.env.STORE_CLOCK = '+4d';
  await store.run('outbox');
  process.env.STORE_CLOCK = '+0d';
  const toBo = mailTo(store, bo, 'A gift card for you, sent through Found').text;
  expect(codesIn(toBo)).toEqual([codeAt(1)]);
  expect(toBo).not.toMatch(/Ana|Eat well|Ada/);
  const details = (await orderDetails(store.db, id))!;
  expect(details.mails.filter(({ kind }) => kind === 'gift')).toHaveLength(2);
  expect(orderPage(details)).toContain(`By email to: ${ana}`);
  const page = JSON.stringify(paidOrderOf(details.order, new Date()));
  expect(page).toContain('"name":"Ana"');
  expect(page).not.toMatch(/@example\.com|Eat well/);
});

test('[GIF-09] the same person twice is one line with two codes in one mail', async () => {
  const email = 'twice-2p@example.com';
  const id = await buy(store, basketFor(card({ email }), card({ email: ` ${email}`.trim() })));
  expect((await orderDetails(store.db, id))!.order.lines).toMatchObject([{ quantity: 2, gift: { email } }]);
  await store.run('outbox');
  expect(mailsTo(store, email).flatMap(({ text }) => codesIn(text))).toHaveLength(2);
});

test('[GIF-09] a recipient of another product is ignored', async () => {
  const { items: _cards, ...basket } = cardBasket();
  const body = {
    ...basket,
    digitalConsent: 'gb-2',
    items: [{ ...item('salt-lemon-sardine', 'ebook', 1), gift: { name: 'Ana' } }],
  };
  const id = await buy(store, body);
  expect((await orderDetails(store.db, id))!.order.lines[0]).not.toHaveProperty('gift');
});

test.each([
  ['a day that is over', { email: 'ana@example.com', deliverOn: '2020-01-01' }, 'deliverOn', /today/],
  ['no address', { email: 'ana' }, 'email', /e-?mail address/],
  ['a note that is too long', { note: 'a'.repeat(301) }, 'note', /300/],
  ['markup', { name: '<b>Ana</b>' }, 'name', /plain text/],
])('[GIF-09] %s of a card’s recipient is refused at its line', async (_what, gift, field, message) => {
  const refused = await store.call(checkoutPost(basketFor(card(undefined), card(gift)), newKey()));
  const problem = await expectProblem(refused, { status: 422, field: `items.1.gift.${field}` });
  expect(JSON.stringify(problem)).toMatch(message);
});

const keptOf = async (id: string) => {
  const lines = await store.db.select().from(orderLine).where(eq(orderLine.orderId, id));
  const attempts = await store.db.select().from(checkoutAttempt).where(eq(checkoutAttempt.id, id));
  return JSON.stringify([lines, attempts.map((one) => one.lines)]);
};

test('[GIF-09] the erasure of a recipient deletes the details of their card only, and the buyer’s of all', async () => {
  const [cy, di] = ['cy-2p@example.com', 'di-2p@example.com'];
  const id = await buy(store, basketFor(card({ name: 'Cy', email: cy }), card({ name: 'Di', email: di })));
  await eraseAddress(store.db, cy.toUpperCase(), new Date());
  expect(await keptOf(id)).not.toMatch(/cy-2p/);
  await store.run('outbox');
  expect(mailsTo(store, cy)).toEqual([]);
  expect(mailsTo(store, di)).toHaveLength(1);
  const { buyer } = (await orderDetails(store.db, id))!;
  await eraseAddress(store.db, buyer.email!, new Date());
  expect(await keptOf(id)).not.toMatch(/-2p@/);
});

test('[GIF-09] the details are deleted three months after the day, and with the order’s personal data', async () => {
  const now = new Date();
  const id = await buy(
    store,
    basketFor(card({ name: 'Eva', deliverOn: inDays(60), email: 'eva-2p@example.com' })),
  );
  await deleteOverdue(store.db, daysLater(now, 100));
  expect(await keptOf(id)).toMatch(/eva-2p/);
  await deleteOverdue(store.db, daysLater(now, 160));
  expect(await keptOf(id)).not.toMatch(/eva-2p/);
  const old = await buy(store, basketFor(card({ name: 'Flo', email: 'flo-2p@example.com' })));
  await deletePersonalData(store.db, daysLater(now, 12 * 366));
  expect(await keptOf(old)).not.toMatch(/flo-2p/);
});
