import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inTransaction, type Queries } from '#functions/db/open.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import {
  enqueueDispatch,
  enqueueDownloads,
  enqueueNewsConfirmation,
  enqueueNewsWelcome,
  enqueuePaymentFailed,
  enqueuePaymentPending,
  enqueueRefund,
  enqueueStockNotices,
} from '#functions/mail/enqueue.ts';
import {
  enqueueDashboardRefund,
  enqueueDispute,
  enqueueFraudWarning,
  enqueueReturnedRefund,
} from '#functions/mail/enqueue-staff.ts';
import { mailHandlers } from '#functions/mail/handlers.ts';
import { drain } from '#functions/mail/outbox/drain.ts';
import type { DisputeNews } from '#functions/mail/templates/dispute.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { payAt } from '../helpers/hosted-page.ts';
import { mailsTo, mailTo, sendMails, wordsOf } from '../helpers/mails.ts';
import { insertOrder } from '../helpers/orders.ts';
import { basketOf, checkOut } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

const NOW = new Date();
const EMAIL = 'buyer@mail.example';
let store: TestStore;
let id: string;
beforeAll(async () => {
  store = await openStore();
  const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf());
  await payAt(redirectUrl, { email: EMAIL });
  await vi.waitFor(async () =>
    expect(await findOrder(store.db, checkoutSessionId)).toMatchObject({ status: 'paid' }),
  );
  id = (await findOrder(store.db, checkoutSessionId))!.id;
  await sendMails(store);
});
beforeEach(() => store.mail.inbox.empty());
afterAll(() => store.close());

const UNPAID = {
  id: 'F-22222-22222',
  isPledge: false,
  region: 'GB',
  currency: 'GBP',
  total: 5195,
  names: ['A Slow Loaf'],
} as const;
const unpaid = { ...UNPAID, names: [...UNPAID.names] };

/** What adds each mail to the outbox, the subject of the mail, and its text. */
const MAILS: [string, (queries: Queries) => Promise<boolean>, string, RegExp][] = [
  [
    'pending',
    (queries) => enqueuePaymentPending(queries, EMAIL, unpaid, NOW),
    'waiting for your bank',
    /^ *It takes a few days\. You don’t need to do anything\. .*£51\.95/,
  ],
  [
    'failed',
    (queries) => enqueuePaymentFailed(queries, EMAIL, unpaid, NOW),
    'Payment failed',
    /nothing was charged/,
  ],
  [
    'a refund in part',
    (queries) =>
      enqueueRefund(queries, id, 're_1', { amount: 2400, isWhole: false, names: ['A Slow Loaf'] }, NOW),
    'Your partial refund',
    /£24\.00 is on its way back.*for A Slow Loaf/,
  ],
  [
    'the rest of it',
    (queries) => enqueueRefund(queries, id, 're_2', { amount: 2795, isWhole: true }, NOW),
    'Your refund',
    /refunded all of your order/,
  ],
  [
    'a parcel',
    (queries) =>
      enqueueDispatch(
        queries,
        id,
        'd1',
        { carrier: 'Royal Mail', trackingNumber: 'AB1', trackingUrl: 'https://c.example/AB1' },
        NOW,
      ),
    'On its way',
    /Royal Mail.*AB1.*Track your parcel/,
  ],
  [
    'files',
    (queries) =>
      enqueueDownloads(
        queries,
        id,
        id,
        { files: [{ name: 'A Slow Loaf', detail: 'EPUB', url: 'https://x.example/f' }] },
        NOW,
      ),
    'Your files',
    /A Slow Loaf.*EPUB/,
  ],
];

test.each(MAILS)(
  '%s: added twice in a transaction, it is one mail to the buyer',
  async (_name, write, subject, words) => {
    const first = await inTransaction(store.db, write);
    const second = await inTransaction(store.db, write);
    expect([first, second]).toEqual([true, false]);
    expect((await sendMails(store)).status).toBe(204);
    expect(wordsOf(mailTo(store, EMAIL, subject))).toMatch(words);
  },
);

test('file links are created when the mail is sent, if the row has none', async () => {
  const filesOf = vi.fn(async () => [{ name: 'Fresh', detail: 'PDF', url: 'https://x.example/fresh' }]);
  await enqueueDownloads(store.db, id, 'again', {}, NOW);
  await drain(store.db, mailHandlers({ filesOf }), new Date(NOW.getTime() + 60_000));
  expect(filesOf).toHaveBeenCalledTimes(1);
  const [mail] = store.mail.inbox.list();
  expect(mail!.html).toContain('https://x.example/fresh');
});

const SHOP = 'hello@found.example';
const CARD = { id: 'G-1', value: 5000, reduced: 2400, shortfall: 0, isBlocked: false };
const TO_SHOP: [string, (queries: Queries) => Promise<boolean>, string, RegExp][] = [
  [
    'a refund made in the Dashboard',
    (queries) =>
      enqueueDashboardRefund(queries, { orderId: id, refundId: 're_3', amount: 2400, cards: [CARD] }, NOW),
    'Refunded at the payment provider',
    /re_3.*£24\.00.*G-1/,
  ],
  [
    'a refund that came back',
    (queries) => enqueueReturnedRefund(queries, { orderId: id, refundId: 're_4', amount: 1000 }, NOW),
    'Refund not paid out',
    /re_4.*£10\.00.*buyer@mail\.example/,
  ],
  [
    'a fraud warning about an order that nothing stops',
    (queries) => enqueueFraudWarning(queries, id, NOW),
    'Fraud warning',
    /so it goes ahead.*buyer@mail\.example/,
  ],
];

test.each(TO_SHOP)('%s: added twice, it is one mail to the shop', async (_name, write, subject, words) => {
  expect([await write(store.db), await write(store.db)]).toEqual([true, false]);
  expect((await sendMails(store)).status).toBe(204);
  const mail = mailTo(store, SHOP, subject);
  expect(wordsOf(mail)).toMatch(words);
  expect(mailsTo(store, EMAIL)).toEqual([]);
});

test('each stage of a dispute is one mail to the shop, and a decision after an appeal is another', async () => {
  const news = {
    orderId: id,
    disputeId: 'du_1',
    amount: 1200,
    currency: 'GBP',
    reason: 'fraudulent',
    answerBy: '2026-12-09T23:59:59Z',
  } as const;
  /** The subjects of the mails about these stages, one after the other. */
  const subjectsOf = async (stages: DisputeNews['stage'][], disputeId = 'du_1') => {
    store.mail.inbox.empty();
    for (const stage of stages) await enqueueDispute(store.db, { ...news, disputeId, stage }, NOW);
    await sendMails(store);
    return mailsTo(store, SHOP).map(({ subject }) => subject.split(':')[0]);
  };
  expect((await subjectsOf(['inquiry', 'open', 'lost', 'lost'])).sort()).toEqual([
    'Dispute lost',
    'Payment disputed',
    `The bank asks about order ${id}`,
  ]);
  expect((await subjectsOf(['appeal', 'lost', 'lost', 'won'])).sort()).toEqual([
    'Dispute appealed',
    'Dispute closed in your favour',
    'Dispute lost',
  ]);
  const twiceWon = await subjectsOf(['won', 'appeal', 'won', 'won'], 'du_3');
  expect(twiceWon.filter((subject) => subject === 'Dispute closed in your favour')).toHaveLength(2);
  // Another dispute of the same order has mails of its own.
  expect(await subjectsOf(['appeal'], 'du_2')).toEqual(['Dispute appealed']);
  expect(wordsOf(mailsTo(store, SHOP)[0]!)).toMatch(/£12\.00.*9 December 2026.*buyer@mail\.example.*du_2/);
});

test('a mail about an order that is not there is given up, and so is one to a buyer without an address', async () => {
  await insertOrder(store.db, { id: 'F-33333-33335' });
  await enqueueFraudWarning(store.db, 'F-33333-33336', NOW);
  await enqueueDispatch(store.db, 'F-33333-33335', 'd3', {}, NOW);
  await sendMails(store);
  expect(store.mail.inbox.list()).toEqual([]);
  for (const key of ['fraud-warning:F-33333-33336', 'dispatch:d3'])
    expect(await store.db.select().from(outbox).where(eq(outbox.key, key))).toMatchObject([
      { status: 'given-up' },
    ]);
});

test('a mail without an invoice has no file, and is sent from and answered to the shop’s address', async () => {
  await enqueueRefund(store.db, id, 're_9', { amount: 100, isWhole: false }, NOW);
  await sendMails(store);
  const { raw, headers } = mailTo(store, EMAIL, 'Your partial refund');
  expect(raw).toContain('multipart/alternative');
  expect(raw).not.toMatch(/attachment|multipart\/mixed/);
  expect(headers.filter(({ name }) => name === 'Reply-To')).toEqual([]);
});

test('mails of lists that nobody is on any more are not sent', async () => {
  await enqueueNewsConfirmation(store.db, 'no-such-request', NOW);
  await enqueueNewsWelcome(store.db, 'no-such-link', NOW);
  await enqueueStockNotices(store.db, ['no-such-notice'], NOW);
  await sendMails(store);
  expect(store.mail.inbox.list()).toEqual([]);
  expect(await store.db.$count(outbox, eq(outbox.status, 'waiting'))).toBe(0);
});

test('a stock notice is sent once, can be ended, and is then marked as sent', async () => {
  const markSent = vi.fn(async () => {});
  const notice = {
    email: 'waiting@mail.example',
    region: 'GB',
    thing: { name: 'A Slow Loaf', url: 'https://x.example/p' },
    markSent,
  } as const;
  const noticeOf = vi.fn(async () => notice);
  const later = new Date(NOW.getTime() + 60_000);
  expect(await enqueueStockNotices(store.db, ['n1'], NOW)).toBe(1);
  expect(await enqueueStockNotices(store.db, ['n1'], NOW)).toBe(0);
  await drain(store.db, mailHandlers({ noticeOf }), later);
  expect(noticeOf).toHaveBeenCalledWith(store.db, 'n1', expect.any(Date));
  expect(mailTo(store, 'waiting@mail.example', '').text).toMatch(
    /A Slow Loaf[\s\S]*\/unsubscribe\?list=stock&link=/,
  );
  expect(markSent).toHaveBeenCalledTimes(1);
});
