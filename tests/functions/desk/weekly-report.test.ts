import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deskUser } from '#functions/db/schema/desk.ts';
import { order, orderLine } from '#functions/db/schema/orders.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { refund } from '#functions/db/schema/refunds-and-disputes.ts';
import { memberOperations } from '#functions/desk/members/operations.ts';
import { readWeek, reportWeek } from '#functions/desk/today/send-weekly-report.ts';
import { ownMailsChange, ownMailsRead } from '#src/contracts/desk/account.ts';
import { withDatabases } from '../helpers/databases.ts';
import { mailsTo, sendMails, wordsOf } from '../helpers/mails.ts';
import { insertOrder } from '../helpers/orders.ts';
import { openStore, type TestStore } from '../helpers/store.ts';
import { callerOf, memberOf } from './member.ts';

const ZONE = 'Europe/London';
/** 07:07 on a Monday in summer, an hour after the same in UTC. */
const MONDAY = new Date('2026-07-13T06:07:00Z');
const TUESDAY = new Date('2026-07-14T22:07:00Z');

withDatabases('the report of the week, on', (database) => {
  let store: TestStore;
  let olga: Awaited<ReturnType<typeof memberOf>>;
  beforeAll(async () => {
    store = await openStore({ database: database() });
    olga = await memberOf(store.db, 'Olga', 'owner');
    await memberOf(store.db, 'Otto', 'owner');
    for (const role of ['packer', 'editor', 'accountant', 'creator'] as const)
      await memberOf(store.db, role, role);
  });
  beforeEach(async () => {
    await store.db.delete(outbox);
    await store.db.update(deskUser).set({ weeklyMail: true, removedAt: null });
    store.mail.inbox.empty();
  });
  afterAll(() => store?.close());

  const report = (now: Date) => reportWeek(store.db, ZONE, now);

  test('is mailed once to each owner and to nobody else, also if the job runs again', async () => {
    const runs = await Promise.all(Array.from({ length: 5 }, () => report(MONDAY)));
    expect(runs.reduce((sum, mails) => sum + mails, 0)).toBe(2);
    await sendMails(store);
    expect(await report(MONDAY)).toBe(0);
    expect(await report(TUESDAY)).toBe(0);
    await sendMails(store);
    expect(store.mail.inbox.list().map(({ envelope }) => envelope.to[0])).toEqual(
      expect.arrayContaining(['olga@found.test', 'otto@found.test']),
    );
    expect(store.mail.inbox.list()).toHaveLength(2);
  });

  test.for([
    ['2026-07-13T05:59:00Z', 0],
    ['2026-07-13T06:00:00Z', 2],
    ['2026-07-14T22:59:00Z', 2],
    ['2026-07-14T23:00:00Z', 0],
    ['2026-07-12T12:00:00Z', 0],
  ] as const)(
    'is due from Monday at seven until the end of Tuesday, where the shop is: %s',
    async ([now, mails]) => {
      expect(await report(new Date(now))).toBe(mails);
    },
  );

  test('is sent when one run of the job crashed after it had written the mails of some', async () => {
    await report(MONDAY);
    await store.db.delete(outbox).where(eq(outbox.key, `weekly-report:2026-07-06:${olga.id}`));
    expect(await report(TUESDAY)).toBe(1);
  });

  test('is not mailed to who has turned it off, also after it was written', async () => {
    const call = callerOf(store.db, memberOperations);
    expect(await call(olga, ownMailsRead, {})).toEqual({ isWeekly: true });
    expect(await report(MONDAY)).toBe(2);
    await call(olga, ownMailsChange, { isWeekly: false });
    expect(await call(olga, ownMailsRead, {})).toEqual({ isWeekly: false });
    await sendMails(store);
    expect(mailsTo(store, 'olga@found.test')).toEqual([]);
    expect(mailsTo(store, 'otto@found.test')).toHaveLength(1);
    await store.db.delete(outbox);
    expect(await report(MONDAY)).toBe(1);
    await store.db.update(deskUser).set({ removedAt: MONDAY });
    await sendMails(store);
    expect(mailsTo(store, 'otto@found.test')).toHaveLength(1);
  });

  test('has what was sold and refunded from Monday to Sunday where the shop is, beside the week before', async () => {
    const orders = [
      { id: 'F-WEEK1-00001', createdAt: '2026-07-05T23:00:00Z', total: 1000 },
      { id: 'F-WEEK1-00002', createdAt: '2026-07-12T22:59:59Z', total: 2000 },
      { id: 'F-WEEK1-00003', createdAt: '2026-07-08T12:00:00Z', total: 700, region: 'EU', currency: 'EUR' },
      { id: 'F-WEEK0-00001', createdAt: '2026-07-05T22:59:59Z', total: 400 },
      { id: 'F-WEEK0-00002', createdAt: '2026-06-28T23:00:00Z', total: 50 },
      { id: 'F-WEEK9-00001', createdAt: '2026-06-28T22:59:59Z', total: 9000 },
      { id: 'F-WEEK9-00002', createdAt: '2026-07-12T23:00:00Z', total: 9000 },
    ] as const;
    for (const { createdAt, ...one } of orders) {
      await insertOrder(store.db, { ...one, subtotal: one.total, createdAt: new Date(createdAt) });
      const quantity = one.id === 'F-WEEK1-00003' ? 3 : 1;
      const productId = quantity === 3 ? 'bakestone' : 'a-slow-loaf';
      await store.db.insert(orderLine).values({
        orderId: one.id,
        position: 0,
        productId,
        formatId: 'hardback',
        name: productId,
        formatName: 'Hardback',
        quantity,
        unitAmount: 100,
      });
    }
    const back = { orderId: 'F-WEEK9-00001', createdAt: MONDAY_BEFORE, state: 'succeeded' } as const;
    await store.db.insert(refund).values([
      { ...back, id: 're_1', amount: 300 },
      { ...back, id: 're_2', amount: 40, state: 'pending' },
      { ...back, id: 're_3', amount: 5000, state: 'failed' },
      { ...back, id: 're_4', amount: 7, createdAt: new Date('2026-07-05T22:00:00Z') },
    ]);
    const week = await readWeek(store.db, '2026-07-06', ZONE, MONDAY);
    expect(week).toMatchObject({
      from: '2026-07-06',
      to: '2026-07-12',
      timeZone: ZONE,
      regions: [
        {
          region: 'GB',
          currency: 'GBP',
          week: { orders: 2, total: 3000, refunded: 340 },
          before: { orders: 2, total: 450, refunded: 7 },
        },
        {
          region: 'EU',
          currency: 'EUR',
          week: { orders: 1, total: 700, refunded: 0 },
          before: { orders: 0, total: 0, refunded: 0 },
        },
      ],
      best: [
        { name: 'bakestone', pieces: 3 },
        { name: 'a-slow-loaf', pieces: 2 },
      ],
    });
    await report(MONDAY);
    await sendMails(store);
    const [mail] = mailsTo(store, 'olga@found.test');
    expect(mail?.subject).toBe('Last week: 3 orders');
    expect(wordsOf(mail!)).toMatch(/£30\.00 \(£4\.50\).*£3\.40 \(£0\.07\)/);
    expect(mail!.text).toContain('/desk/today');
  });

  test('counts what waits, and mails that could not be sent, but not those that are for later', async () => {
    const waiting = async () => (await readWeek(store.db, '2026-07-06', ZONE, MONDAY)).waiting;
    const before = await waiting();
    await insertOrder(store.db, { id: 'F-WAITS-00001', createdAt: MONDAY, heldReason: 'amount' });
    await insertOrder(store.db, { id: 'F-WAITS-00002', createdAt: MONDAY, pieces: 1 });
    const row = { kind: 'stock-notice', payload: {}, createdAt: MONDAY };
    const later = new Date(MONDAY.getTime() + 86_400_000);
    await store.db.insert(outbox).values([
      { ...row, key: 'failed once', dueAt: later, lastError: 'ECONNREFUSED' },
      { ...row, key: 'late', dueAt: new Date(MONDAY.getTime() - 2 * 3_600_000) },
      { ...row, key: 'for later', dueAt: later },
      { ...row, key: 'given up', dueAt: MONDAY, status: 'given-up' },
    ]);
    const { held = 0, to_pack = 0 } = before;
    expect(await waiting()).toEqual({
      ...before,
      held: held + 1,
      to_pack: to_pack + 1,
      delayed: 2,
      outbox: 1,
    });
    await store.db.delete(order).where(eq(order.id, 'F-WAITS-00002'));
  });
});

const MONDAY_BEFORE = new Date('2026-07-06T12:00:00Z');

test('the report of the week is not written in a shop without the desk', async () => {
  const written: number[] = [];
  for (const DESK of ['true', undefined]) {
    const store = await openStore({ settings: { DESK, STORE_CLOCK: '2026-07-14T12:00:00Z' } });
    try {
      await memberOf(store.db, 'Olga', 'owner');
      expect((await store.run('weekly')).status).toBe(204);
      written.push(await store.db.$count(outbox, eq(outbox.kind, 'weekly-report')));
    } finally {
      await store.close();
    }
  }
  expect(written).toEqual([1, 0]);
});
