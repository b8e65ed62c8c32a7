/** Mails with goods: gift cards and files, to the buyer or to the recipient of a gift. */
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allFundings } from '#functions/catalogue/snapshot.ts';
import { orderLine } from '#functions/db/schema/orders.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import {
  enqueueGift,
  enqueueGiftCards,
  enqueueOrderMails,
  enqueueReleased,
  enqueueReviewInvitation,
  enqueueWithheld,
  wakeGoodsMails,
} from '#functions/mail/enqueue.ts';
import { mailHandlers } from '#functions/mail/handlers.ts';
import { drain } from '#functions/mail/outbox/drain.ts';
import { enqueue } from '#functions/mail/outbox/enqueue.ts';
import { DAY_MS, HOUR_MS } from '#src/core/durations.ts';
import { mailsTo, mailTo, wordsOf } from '../helpers/mails.ts';
import { insertOrder } from '../helpers/orders.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

const NOW = new Date();
const BUYER = 'buyer@mail.example';
const RECIPIENT = 'asa@mail.example';
const CODES = ['7K3M-9QXA-B4CD-EFGH', '7K3M-9QXA-B4CD-EFGJ', '7K3M-9QXA-B4CD-EFGK'];
const FILE = { name: 'A Slow Loaf', detail: 'EPUB', url: 'https://x.example/files/1' };

let store: TestStore;
let id: string;
let count = 0;
function nextOrder() {
  count += 1;
  id = `F-44444-${String(count).padStart(5, '0')}`;
}
beforeAll(async () => {
  store = await openStore();
});
beforeEach(async () => {
  store.mail.inbox.empty();
  await store.db.delete(outbox);
  nextOrder();
});
afterAll(() => store?.close());

type Gift = { email?: string; name?: string };
/** An order of gift cards, one on each line; `gifts` are the lines' own recipients. */
async function cardsFor(gifts: (Gift | null)[], change: Partial<Parameters<typeof insertOrder>[1]> = {}) {
  await insertOrder(store.db, { id, shippingEmail: BUYER, ...change });
  await store.db.insert(orderLine).values(
    gifts.map((gift, position) => ({
      orderId: id,
      position,
      productId: 'gift-card',
      formatId: 'card',
      name: `Card ${position}`,
      formatName: 'Card for 25',
      quantity: 1,
      unitAmount: 2500,
      taxKind: 'voucher' as const,
      ...(gift && { gift }),
    })),
  );
}

type Sources = NonNullable<Parameters<typeof mailHandlers>[0]>;
const cardsAt = (...positions: number[]) =>
  positions.map((position) => ({ position, code: CODES[position]!, value: 2500 }));
/** Sends what is due, with these goods. */
const send = (sources: Sources, after = 0) =>
  drain(store.db, mailHandlers(sources), new Date(NOW.getTime() + 60_000 + after));
/** Which of the codes a mail has. */
const codesIn = ({ text }: { text: string }) => CODES.filter((code) => text.includes(code));

describe('the codes of gift cards', () => {
  test('go to the buyer, except those with a recipient of their own', async () => {
    await cardsFor([null, { email: RECIPIENT, name: 'Åsa' }, { name: 'Printed at home' }]);
    await enqueueGiftCards(store.db, id, NOW);
    await send({ cardsOf: async () => cardsAt(0, 1, 2) });
    expect(codesIn(mailTo(store, BUYER, id))).toEqual([CODES[0], CODES[2]]);
    expect(mailsTo(store, RECIPIENT)).toEqual([]);
  });

  test('are not mailed to the buyer when all are for others, or the whole order is a gift', async () => {
    await cardsFor([{ email: RECIPIENT }]);
    await enqueueGiftCards(store.db, id, NOW);
    await send({ cardsOf: async () => cardsAt(0) });
    nextOrder();
    await cardsFor([null], { gift: { email: RECIPIENT } });
    await enqueueGiftCards(store.db, id, NOW);
    await send({ cardsOf: async () => cardsAt(0) });
    expect(store.mail.inbox.list()).toEqual([]);
  });

  test('of a line go to its recipient, with its own name and no other card', async () => {
    await cardsFor([null, { email: RECIPIENT, name: 'Åsa' }]);
    await enqueueGift(store.db, { orderId: id, position: 1 }, NOW, NOW);
    await send({ cardsOf: async () => cardsAt(0, 1), filesOf: async () => [FILE] });
    const mail = mailTo(store, RECIPIENT, '');
    expect(codesIn(mail)).toEqual([CODES[1]]);
    expect(mail.text).toContain('Åsa');
    expect(mail.text).toContain('Card 1');
    expect(mail.text).not.toContain('Card 0');
    expect(mail.text).not.toContain(FILE.url);
  });

  test('and the files of an order that is a gift go to its recipient, but not cards with their own', async () => {
    await cardsFor([null, { email: 'other@mail.example' }], { gift: { email: RECIPIENT, name: 'Åsa' } });
    const renewed: string[] = [];
    await enqueueGift(store.db, { orderId: id }, NOW, NOW);
    await send({
      cardsOf: async () => cardsAt(0, 1),
      renewFiles: async (_db, orderId) => void renewed.push(orderId),
      filesOf: async () => [FILE],
    });
    const mail = mailTo(store, RECIPIENT, '');
    expect(codesIn(mail)).toEqual([CODES[0]]);
    expect(mail.text).toContain('Card 0');
    expect(mail.text).not.toContain('Card 1');
    expect(mail.text).toContain(FILE.url);
    expect(renewed).toEqual([id]);
  });

  test.each([
    ['its recipient was erased', { name: 'Åsa' }, [0]],
    ['everything in it was refunded', { email: RECIPIENT }, []],
  ])('a gift is not mailed when %s', async (_why, gift, positions) => {
    await cardsFor([gift]);
    await enqueueGift(store.db, { orderId: id, position: 0 }, NOW, NOW);
    await send({ cardsOf: async () => cardsAt(...positions) });
    expect(store.mail.inbox.list()).toEqual([]);
  });
});

describe('goods whose money is undecided', () => {
  test('wait, look again after an hour, and are sent at once when it is decided', async () => {
    await cardsFor([null, { email: RECIPIENT }]);
    await enqueueGiftCards(store.db, id, NOW);
    await enqueueGift(store.db, { orderId: id, position: 1 }, NOW, NOW);
    let state: 'now' | 'later' | 'never' = 'later';
    const sources: Sources = { cardsOf: async () => cardsAt(0, 1), goodsMailState: async () => state };
    await send(sources);
    const waiting = () => store.db.select().from(outbox).where(eq(outbox.status, 'waiting'));
    const later = (await waiting()).map(({ dueAt }) => dueAt.getTime() - NOW.getTime() - 60_000);
    expect(later).toHaveLength(2);
    for (const wait of later) expect(Math.abs(wait / HOUR_MS - 1)).toBeLessThan(0.2);
    state = 'now';
    await send(sources);
    expect(store.mail.inbox.list()).toEqual([]);
    // The decision about another order wakes nothing of this one.
    await wakeGoodsMails(store.db, 'F-55555-55555', [1], NOW);
    await send(sources);
    expect(store.mail.inbox.list()).toEqual([]);
    await wakeGoodsMails(store.db, id, [1], NOW);
    await send(sources);
    expect(mailsTo(store, BUYER)).toHaveLength(1);
    expect(mailsTo(store, RECIPIENT)).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  test('are woken by the decision: files, the whole order’s gift and the request for a review', async () => {
    await cardsFor([null], { gift: { email: RECIPIENT } });
    await enqueueGift(store.db, { orderId: id }, NOW, NOW);
    await enqueueWithheld(store.db, id, NOW);
    await enqueueReviewInvitation(store.db, id, 'files', new Date(NOW.getTime() - 8 * DAY_MS));
    let state: 'now' | 'later' = 'later';
    const sources: Sources = {
      cardsOf: async () => cardsAt(0),
      filesOf: async () => [FILE],
      invitationsOf: async () => [{ name: 'A Slow Loaf', url: 'https://x.example/review' }],
      goodsMailState: async () => state,
    };
    await send(sources);
    expect(store.mail.inbox.list()).toEqual([]);
    state = 'now';
    await wakeGoodsMails(store.db, id, [], NOW);
    await send(sources);
    expect(mailsTo(store, RECIPIENT)).toHaveLength(1);
    expect(mailsTo(store, BUYER)).toHaveLength(2);
  });

  test('are not sent when it is lost, and neither is the request for a review', async () => {
    await cardsFor([null]);
    await enqueueGiftCards(store.db, id, NOW);
    await enqueueReviewInvitation(store.db, id, 'files', NOW);
    await send(
      {
        cardsOf: async () => cardsAt(0),
        invitationsOf: async () => [{ name: 'A Slow Loaf', url: 'https://x.example/review' }],
        goodsMailState: async () => 'never',
      },
      8 * DAY_MS,
    );
    expect(store.mail.inbox.list()).toEqual([]);
    expect(await store.db.$count(outbox, eq(outbox.status, 'done'))).toBe(2);
  });
});

test('a request for a review comes after its days, names each product, and can be turned off', async () => {
  await cardsFor([null]);
  await enqueueReviewInvitation(store.db, id, 'posted', NOW);
  const sources: Sources = {
    invitationsOf: async () => [{ name: 'A Slow Loaf', url: 'https://x.example/review' }],
  };
  await send(sources, 13 * DAY_MS);
  expect(store.mail.inbox.list()).toEqual([]);
  await send(sources, 15 * DAY_MS);
  const [mail] = mailsTo(store, BUYER);
  expect(mail!.text).toContain('A Slow Loaf (https://x.example/review)');
  expect(mail!.text).toContain('/unsubscribe?list=reviews');
  expect(mail!.headers.find(({ name }) => name === 'List-Unsubscribe')?.value).toContain(
    '/api/unsubscribe?list=reviews',
  );
});

test.each([
  ['closed files', [], true, 1],
  ['no files', [], false, 0],
  ['files', [FILE], true, 0],
])(
  'a confirmation of an order with %s is followed by that many mails with links',
  async (_what, files, isClosed, links) => {
    await insertOrder(store.db, { id, shippingEmail: BUYER });
    await enqueueOrderMails(store.db, { id, shippingEmail: BUYER }, NOW);
    await send({
      filesOf: async () => files,
      hasClosedFiles: async () => isClosed,
      goodsMailState: async () => 'later',
    });
    expect(mailTo(store, BUYER, id).text.includes(FILE.url)).toBe(files.length > 0);
    expect(
      await store.db.$count(outbox, and(like(outbox.key, 'downloads:%'), eq(outbox.status, 'waiting'))),
    ).toBe(links);
    // The confirmation of its release has the links: no other mail is needed.
    expect(await enqueueReleased(store.db, id, NOW)).toBe(true);
    expect(await store.db.$count(outbox, like(outbox.key, 'downloads:%'))).toBe(0);
    // A second release is none, so it takes no waiting mail away.
    await enqueueWithheld(store.db, id, NOW);
    expect(await enqueueReleased(store.db, id, NOW)).toBe(false);
    expect(await store.db.$count(outbox, like(outbox.key, 'downloads:%'))).toBe(1);
  },
);

test('the end of a funding is mailed to the buyer of a basket with its product, too', async () => {
  const { _id: fundingId, title } = allFundings()[0]!;
  await cardsFor([null]);
  const payload = { orderId: id, fundingId, outcome: 'failed', back: null };
  await enqueue(store.db, { kind: 'funding-result', key: `funding-result:${id}`, priority: 0, payload }, NOW);
  await send({});
  const words = wordsOf(mailTo(store, BUYER, id));
  expect(words).toContain(title);
  expect(words).not.toContain('Card 0');
});
