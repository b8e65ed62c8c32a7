import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inTransaction, type Queries } from '#functions/db/open.ts';
import {
  enqueueDispatch,
  enqueueDownloads,
  enqueuePaymentFailed,
  enqueuePaymentPending,
  enqueueRefund,
} from '#functions/mail/enqueue.ts';
import { mailHandlers } from '#functions/mail/handlers.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { drain } from '#functions/outbox/drain.ts';
import { payAt } from '../helpers/hosted-page.ts';
import { mailTo, sendMails, wordsOf } from '../helpers/mails.ts';
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
