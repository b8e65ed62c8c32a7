import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderLine } from '#functions/db/schema/orders.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import {
  enqueueDispatch,
  enqueueDownloads,
  enqueueGiftCards,
  enqueueOrderMails,
  enqueueRefund,
  enqueueReviewInvitation,
} from '#functions/mail/enqueue.ts';
import { makeCard } from '../helpers/gift-cards.ts';
import { mailsTo, mailTo, sendMails } from '../helpers/mails.ts';
import { insertOrder } from '../helpers/orders.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const EMAIL = 'buyer@mail.example';
const ID = 'F-7K3M9-QXAB4';
let store: TestStore;
beforeAll(async () => {
  // With a trailing slash, as an operator may write the setting.
  store = await openStore({ settings: { SITE_URL: `${SITE}/` } });
  await insertOrder(store.db, {
    id: ID,
    shippingEmail: EMAIL,
    shippingName: 'Ana Berg',
    fulfilledAt: NOW,
  });
  const line = { orderId: ID, formatId: 'hardback', formatName: 'Hardback', quantity: 1, unitAmount: 250 };
  // Inserted in reverse order, and without the index that PostgreSQL could use to return them in order.
  await store.db.execute('alter table order_line drop constraint order_line_order_id_position_pk cascade');
  for (const [position, [productId, name]] of Object.entries([
    ['a-slow-loaf', 'A Slow Loaf'],
    ['bakers-apron', 'Baker’s Apron'],
    ['gift-card', 'Gift card'],
    ['fold', 'Fold'],
  ] as const).reverse())
    await store.db.insert(orderLine).values({
      ...line,
      position: Number(position),
      productId,
      name,
      ...(productId === 'gift-card' && { taxKind: 'voucher' as const }),
    });
  await makeCard(store.db, { orderId: ID, region: 'GB', value: 1000 });
  await enqueueOrderMails(store.db, { id: ID, shippingEmail: EMAIL }, NOW);
  await enqueueRefund(store.db, ID, 're_1', { amount: 250, isWhole: false }, NOW);
  await enqueueDispatch(store.db, ID, ID, {}, NOW);
  await enqueueGiftCards(store.db, ID, NOW);
  const files = [{ name: 'loaf.pdf', detail: 'PDF', url: `${SITE}/downloads/of-a-file` }];
  await enqueueDownloads(store.db, ID, ID, { files, expiresAt: '2027-01-01' }, NOW);
  await enqueueReviewInvitation(store.db, ID, 'posted', NOW);
  const post = (path: string, body: object) =>
    store.call(
      new Request(`${SITE}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  expect((await post('/api/newsletter', { email: 'news@mail.example' })).status).toBe(202);
  expect((await post('/api/order-link', { number: ID, email: EMAIL })).status).toBe(202);
  await sendMails(store);
});
afterAll(() => store.close());

test('an order’s lines have the order of the basket, for any order of rows in the database', () => {
  const { text } = mailTo(store, EMAIL, `Your order ${ID}`);
  const places = ['A Slow Loaf', 'Baker’s Apron', 'Gift card', 'Fold'].map((name) => text.indexOf(name));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('links have one slash after the store’s address, also if the setting ends with one', () => {
  const subjects = mailsTo(store, EMAIL).map(({ subject }) => subject);
  for (const about of [
    'partial refund',
    'On its way',
    'Your gift card',
    'Your files',
    'How are you finding it?',
    'The link to',
  ])
    expect(
      subjects.filter((subject) => subject.includes(about)),
      about,
    ).toHaveLength(1);
  for (const { subject, html, text } of store.mail.inbox.list())
    for (const part of [html, text]) expect(part, subject).not.toMatch(/found\.test\/\//);
  expect(mailsTo(store, EMAIL).every(({ html }) => html.includes(`href="${SITE}/`))).toBe(true);
});

test('a row that was sent or dropped keeps none of its content', async () => {
  const rows = await store.db.select().from(outbox);
  expect(rows.length).toBeGreaterThan(6);
  for (const { key, status, payload, claim, lastError } of rows)
    expect([key, status, payload, claim, lastError]).toEqual([key, 'done', {}, null, null]);
});

test('the shop hears of an order with files and parcels, without an address while there is none', () => {
  const { text } = mailTo(store, 'hello@found.example', `New order ${ID}`);
  expect(text).toContain('Fold');
  expect(text).not.toContain('Ana Berg');
  expect(text.slice(text.indexOf('Total paid'))).toMatch(
    /^Total paid.*\n-+\n\nBuyer’s email: buyer@mail\.example\n/,
  );
});

test('a request for news is confirmed by a link in a mail', () => {
  const { text } = mailTo(store, 'news@mail.example', '');
  expect(text).toMatch(new RegExp(`${SITE}/newsletter\\?link=[\\w.-]{20,}`));
});
