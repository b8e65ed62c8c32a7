import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { reserveAll } from '#functions/checkout/attempts/reservations.ts';
import { inTransaction } from '#functions/db/open.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { reservation, takenTotal } from '#functions/db/schema/reservations.ts';
import { stockEntry, stockLevel } from '#functions/db/schema/stock.ts';
import { stockOperations } from '#functions/desk/stock/operations.ts';
import { dispatchOrder } from '#functions/orders/release-and-dispatch.ts';
import { keepNotice } from '#functions/stock/notices/stock-notices.ts';
import type { DeskMember } from '#src/contracts/desk/contract.ts';
import { stockAdd, stockCount, stockHistoryRead, stockList, stockPlace } from '#src/contracts/desk/stock.ts';
import { withDatabases } from '#tests/functions/helpers/databases.ts';
import { payAt } from '#tests/functions/helpers/hosted-page.ts';
import { mailsTo, sendMails, wordsOf } from '#tests/functions/helpers/mails.ts';
import { listOrders } from '#tests/functions/helpers/orders.ts';
import {
  basketOf,
  checkOut,
  checkoutPost,
  expectProblem,
  item,
  newKey,
} from '#tests/functions/helpers/requests.ts';
import { openStore, SITE, type TestStore } from '#tests/functions/helpers/store.ts';
import { callerOf, memberOf } from '../member.ts';

const SIGNED = { productId: 'a-slow-loaf', formatId: 'signed-hardback' };
const FREE = { productId: 'caramel-in-a-tube', formatId: 'one-tube' };
const KEY = 'stock:a-slow-loaf/signed-hardback@2026-11-01';

withDatabases('the stock at the desk, on', (database) => {
  let store: TestStore;
  let call: ReturnType<typeof callerOf>;
  let ana: DeskMember;
  let ben: DeskMember;
  beforeAll(async () => {
    store = await openStore({
      database: database(),
      settings: { CHECKOUTS_IN_TEN_MINUTES: '0' },
      change: ({ products }) => {
        const { formats } = products.find(({ id }) => id === 'a-slow-loaf')!.data;
        formats.find(({ id }) => id === 'signed-hardback')!.stock = {
          count: 20,
          countedAt: new Date('2026-11-01'),
        };
      },
    });
    call = callerOf(store.db, stockOperations);
    [ana, ben] = [await memberOf(store.db, 'Ana'), await memberOf(store.db, 'Ben')];
  });
  afterAll(() => store?.close());
  const clock = process.env.STORE_CLOCK;
  beforeEach(async () => {
    await store.db.execute('truncate stock_entry');
    for (const table of [rateLimit, reservation, takenTotal, stockLevel, outbox])
      await store.db.delete(table);
    store.mail.inbox.empty();
    for (const { id, fulfilledAt } of await listOrders(store.db))
      if (!fulfilledAt) await dispatchOrder(store.db, id, { now: new Date() });
  });
  afterEach(() => {
    if (clock === undefined) delete process.env.STORE_CLOCK;
    else process.env.STORE_CLOCK = clock;
  });

  const buy = (count: number, place = SIGNED) =>
    checkOut(store, basketOf({ items: [item(place.productId, place.formatId, count)] }), newKey());
  const rowOf = async (place = SIGNED) =>
    (await call(ana, stockList, {})).find(
      (one) => one.productId === place.productId && one.formatId === place.formatId,
    )!;
  const count = async (
    onShelf: number,
    { who = ana, place = SIGNED, seen = -1, requestKey = randomUUID() as string } = {},
  ) =>
    call(who, stockCount, {
      ...place,
      onShelf,
      seen: seen < 0 ? (await rowOf(place)).seen : seen,
      requestKey,
    });
  const add = (
    reason: 'received' | 'damaged' | 'returned' | 'correction',
    quantity: number,
    place = SIGNED,
  ) => call(ana, stockAdd, { ...place, reason, quantity, requestKey: randomUUID() });
  /** The stock that shoppers see. */
  const told = async ({ productId, formatId } = SIGNED) => {
    const answer = await store.call(new Request(`${SITE}/api/products/${productId}/stock`));
    const { formats } = (await answer.json()) as { formats: { _id: string; left: number }[] };
    return formats.find(({ _id }) => _id === formatId)?.left;
  };

  test('is the content’s until the desk counts; then the desk’s count applies, in the API and at checkout', async () => {
    expect(await rowOf()).toMatchObject({ left: 20, toSend: 0, seen: 0, otherContent: null });
    expect(await count(1)).toEqual({ before: 20, after: 1, toSend: 0 });
    expect(await told()).toBe(1);
    await expectProblem(
      await store.call(
        checkoutPost(basketOf({ items: [item('a-slow-loaf', SIGNED.formatId, 2)] }), newKey()),
      ),
      { status: 409, code: 'sold_out' },
    );
    await buy(1);
    expect(await told()).toBe(0);
  });

  test('keeps what is on an open payment page reserved, and shows until when', async () => {
    const { redirectUrl } = await buy(2);
    expect(await rowOf()).toMatchObject({ left: 18, held: 2, onShelf: 20 });
    expect(Date.parse((await rowOf()).heldUntil!)).toBeGreaterThan(Date.now());
    await count(9);
    expect(await rowOf()).toMatchObject({ left: 7, held: 2, onShelf: 9 });
    await payAt(redirectUrl);
    expect(await rowOf()).toMatchObject({ left: 7, held: 0, toSend: 2, onShelf: 9 });
    expect(await told()).toBe(7);
    process.env.STORE_CLOCK = '+60m';
    expect(await told()).toBe(7);
  });

  test('gives back what was on a payment page when nobody pays', async () => {
    await buy(2);
    await count(9);
    process.env.STORE_CLOCK = '+31m';
    expect(await told()).toBe(9);
  });

  test('is right when a piece is sold between reading and counting: it is still on the shelf', async () => {
    const { seen } = await rowOf();
    await payAt((await buy(1)).redirectUrl);
    expect(await count(10, { seen })).toEqual({ before: 19, after: 9, toSend: 1 });
    expect(await told()).toBe(9);
    const [sold] = (await listOrders(store.db)).filter(({ fulfilledAt }) => !fulfilledAt);
    await dispatchOrder(store.db, sold!.id, { now: new Date() });
    expect(await rowOf()).toMatchObject({ left: 9, toSend: 0, onShelf: 9 });
  });

  test('is not oversold by a checkout that read the stock before a count lowered it', async () => {
    const limits = [{ key: KEY, capacity: 20, quantity: 2 }];
    await count(1);
    const hold = { until: new Date(Date.now() + 60_000), now: new Date() };
    const reserved = inTransaction(store.db, (queries) => reserveAll(queries, 'attempt', limits, hold));
    expect(await reserved).toMatchObject({ short: { why: 'gone' } });
    expect(await told()).toBe(1);
  });

  test('refuses the second of two concurrent counts with the first one’s result', async () => {
    const { seen } = await rowOf();
    await count(10, { who: ben, seen });
    const second = count(12, { seen });
    await expect(second).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^Ben counted 10 of .*Signed.* at \d\d:\d\d UTC, after you looked/),
    });
    expect(await told()).toBe(10);
  });

  test('is counted once, however often the same request arrives', async () => {
    const requestKey = randomUUID();
    const { seen } = await rowOf();
    const first = await count(10, { seen, requestKey });
    expect(await count(10, { seen, requestKey })).toEqual(first);
    const key = randomUUID();
    const receive = () =>
      call(ana, stockAdd, { ...SIGNED, reason: 'received', quantity: 5, requestKey: key });
    await Promise.all([receive(), receive()]);
    expect(await told()).toBe(15);
    expect(await store.db.$count(stockEntry)).toBe(2);
  });

  test('limits what the content does not count, from its first count on', async () => {
    expect(await rowOf(FREE)).toMatchObject({ left: null, onShelf: null });
    await expect(add('received', 1, FREE)).rejects.toMatchObject({
      code: 'invalid_input',
      field: 'quantity',
      message: expect.stringContaining('was never counted. Count it first.'),
    });
    await count(3, { place: FREE });
    expect(await told(FREE)).toBe(3);
    await payAt((await buy(1, FREE)).redirectUrl);
    expect(await told(FREE)).toBe(2);
  });

  test('has a history of who changed what and why, which only grows', async () => {
    await count(10);
    await add('damaged', 2);
    await add('correction', -1);
    await expect(add('damaged', 99)).rejects.toMatchObject({ message: expect.stringContaining('Only 7 of') });
    const { rows } = await call(ben, stockHistoryRead, SIGNED);
    expect(
      rows.map(({ reason, quantity, before, after, who }) => [reason, quantity, before, after, who]),
    ).toEqual([
      ['correction', -1, 8, 7, 'Ana'],
      ['damaged', -2, 10, 8, 'Ana'],
      ['counted', 10, 20, 10, 'Ana'],
    ]);
    await expect(store.db.update(stockEntry).set({ after: 99 })).rejects.toThrow();
    await expect(store.db.delete(stockEntry)).rejects.toThrow();
  });

  test('starts the mails of those who wait when goods are received', async () => {
    await count(0);
    const email = 'wait@mail.example';
    await keepNotice(store.db, { ...SIGNED, region: 'GB', email }, new Date());
    await add('received', 4);
    await sendMails(store);
    expect(mailsTo(store, email).map(wordsOf).join()).toContain('is back in stock');
    await add('received', 4);
    await sendMails(store);
    expect(mailsTo(store, email)).toHaveLength(1);
  });

  test('mails the shop once when it falls below its threshold, and again only after it was above', async () => {
    await count(5);
    await call(ana, stockPlace, { ...SIGNED, shelf: 'B3', lowBelow: 5 });
    const lows = async () =>
      (await store.db.select().from(outbox).where(eq(outbox.kind, 'low-stock'))).length;
    await store.run('notices');
    expect(await lows()).toBe(0);
    await payAt((await buy(1)).redirectUrl);
    await store.run('notices');
    await store.run('notices');
    await add('damaged', 1);
    expect(await lows()).toBe(1);
    expect(await rowOf()).toMatchObject({ isLow: true, shelf: 'B3', lowBelow: 5 });
    await add('received', 9);
    await add('damaged', 9);
    expect(await lows()).toBe(2);
    await sendMails(store);
    expect(
      mailsTo(store, 'hello@found.example')
        .map(wordsOf)
        .filter((words) => /Fewer than/.test(words)),
    ).toHaveLength(2);
  });

  test('goes back to the content when that was counted on a later day, and says so in its history', async () => {
    await count(9);
    await store.db.update(stockLevel).set({ changedAt: new Date('2026-10-20') });
    expect(await rowOf()).toMatchObject({ left: 20 });
    await store.db.update(takenTotal).set({ key: KEY.replace('2026-11-01', '2026-10-01') });
    await store.db.update(stockLevel).set({ countedAt: '2026-10-01' });
    await add('received', 1);
    const { rows } = await call(ben, stockHistoryRead, SIGNED);
    expect(rows.map(({ reason, before, after }) => [reason, before, after])).toEqual([
      ['received', 20, 21],
      ['content', 9, 20],
      ['counted', 20, 9],
    ]);
    expect(await told()).toBe(21);
  });

  test('is read by accountants and editors, and changed by owners and packers', async () => {
    for (const role of ['accountant', 'editor', 'creator'] as const) {
      const member = await memberOf(store.db, `The-${role}`, role);
      await expect(count(1, { who: member })).rejects.toMatchObject({ code: 'not_allowed' });
      const list = call(member, stockList, {});
      if (role === 'creator') await expect(list).rejects.toMatchObject({ code: 'not_allowed' });
      else expect((await list).length).toBeGreaterThan(5);
    }
    await expect(count(1.5)).rejects.toMatchObject({ code: 'invalid_input', field: 'onShelf' });
    await expect(count(1, { place: { productId: 'nothing', formatId: 'x' }, seen: 0 })).rejects.toMatchObject(
      {
        code: 'not_found',
      },
    );
  });
});
