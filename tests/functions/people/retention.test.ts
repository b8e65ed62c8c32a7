import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { addressChange, orderNote } from '#functions/db/schema/order-desk.ts';
import { order, orderLine } from '#functions/db/schema/orders.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { productionJob } from '#functions/db/schema/production.ts';
import { shipment } from '#functions/db/schema/shipments.ts';
import { findOrderById } from '#functions/orders/read-orders.ts';
import { eraseAddress, eraseReport } from '#functions/people/retention/erase.ts';
import { exportPerson } from '#functions/people/retention/export-person.ts';
import { keptUntil } from '#functions/people/retention/order-years.ts';
import { deleteOverdue } from '#functions/people/retention/retention.ts';
import { withDatabases } from '../helpers/databases.ts';
import { payAt } from '../helpers/hosted-page.ts';
import { mailsTo, sendMails } from '../helpers/mails.ts';
import { insertOrder, paidOrder } from '../helpers/orders.ts';
import { basketOf, checkOut, item, newKey } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

const typed = {
  email: 'ada@mail.example',
  firstName: 'Ada',
  surname: 'Larder',
  phone: '+44 7700 900123',
  address1: '1 Early Street',
  city: 'Leeds',
  postcode: 'LS1 1AA',
  country: 'GB',
};
// Whole values: a short part of one is in a random id now and then.
const PERSONAL = /Larder|mail\.example|Early Street|LS1 ?1AA|SW1Y ?4JH|7700 900123|Chef|TRACK1|For Bo/i;

withDatabases('[D06] the personal data of orders, on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database() });
  });
  afterAll(() => store?.close());
  beforeEach(() => store.db.execute(sql`truncate ${order}, ${checkoutAttempt}, ${outbox} cascade`));

  const customers = () => [...store.provider.tables.customers.keys()];
  async function attemptOf(sessionId: string) {
    const [row] = await store.db
      .select()
      .from(checkoutAttempt)
      .where(eq(checkoutAttempt.sessionId, sessionId));
    return row!;
  }
  /** An unpaid attempt with its own customer at the provider. */
  async function anUnpaid(email: string) {
    const { checkoutSessionId } = await checkOut(
      store,
      basketOf({ customer: { ...typed, email } }),
      newKey(),
    );
    await store.provider.actions.expire(checkoutSessionId);
    const attempt = await attemptOf(checkoutSessionId);
    await expect.poll(async () => (await attemptOf(checkoutSessionId)).state).toBe('expired');
    expect(customers()).toContain(attempt.customerId);
    return attempt;
  }

  test('is kept until the end of the tenth year after the payment, and deleted on the next day, for all goods', async () => {
    const { redirectUrl, checkoutSessionId } = await checkOut(
      store,
      basketOf({
        customer: typed,
        items: [item('bakers-apron', 'apron', 1, { customizationQuery: 'Chef' })],
        gift: { name: 'For Bo', note: 'For Bo, from Ada Larder' },
      }),
      newKey(),
    );
    await payAt(redirectUrl, { email: typed.email });
    const { id, customerId } = await attemptOf(checkoutSessionId);
    await expect.poll(() => findOrderById(store.db, id)).toMatchObject({ id, status: 'paid' });
    await store.db
      .update(order)
      .set({ tracking: 'TRACK1', shippingPhone: '+44 7700 900123', fulfilledAt: new Date() })
      .where(eq(order.id, id));
    const of = { orderId: id, createdAt: new Date() };
    const place = { name: 'Ada Larder', email: typed.email, phone: null, address: null };
    await store.db.insert(orderNote).values({ ...of, text: 'Ada Larder rang.' });
    await store.db.insert(addressChange).values({ ...of, before: place, after: place });
    await store.db
      .insert(shipment)
      .values({ ...of, id, number: 1, lines: [], tracking: 'TRACK1', sentAt: new Date() });
    const everything = async () =>
      JSON.stringify(
        await Promise.all([
          store.db.select().from(order).where(eq(order.id, id)),
          store.db.select().from(orderLine).where(eq(orderLine.orderId, id)),
          store.db.select().from(productionJob).where(eq(productionJob.orderId, id)),
          store.db.select().from(checkoutAttempt).where(eq(checkoutAttempt.id, id)),
          store.db.select().from(shipment).where(eq(shipment.orderId, id)),
          store.db.select().from(orderNote).where(eq(orderNote.orderId, id)),
          store.db.select().from(addressChange).where(eq(addressChange.orderId, id)),
        ]),
      );
    const before = (await findOrderById(store.db, id))!;
    const year = before.createdAt.getUTCFullYear() + 10;
    expect(keptUntil(before.createdAt)).toBe(`${year}-12-31`);
    expect(await everything()).toMatch(PERSONAL);
    await sendMails(store);

    // The last day itself. The texts of a gift have a shorter period.
    expect(await deleteOverdue(store.db, before.createdAt)).toMatchObject({ orders: 0 });
    expect((await findOrderById(store.db, id))?.gift).toEqual(before.gift);
    expect(await deleteOverdue(store.db, new Date(`${year}-12-31T23:59:59Z`))).toMatchObject({ orders: 0 });
    const kept = (await findOrderById(store.db, id))!;
    expect(kept).toEqual({ ...before, gift: null });
    expect(await deleteOverdue(store.db, new Date(`${year + 1}-01-01T00:00:00Z`))).toMatchObject({
      orders: 1,
    });
    expect(await everything()).not.toMatch(PERSONAL);
    const { lines, subtotal, total, createdAt, tracking, shippingAddress } = (await findOrderById(
      store.db,
      id,
    ))!;
    expect({ subtotal, total, createdAt }).toEqual({
      subtotal: before.subtotal,
      total: before.total,
      createdAt: before.createdAt,
    });
    expect([tracking, shippingAddress]).toEqual([null, null]);
    const plain = before.lines.map(({ customization: _, previewUrl: __, ...line }) => line);
    expect(lines.map(({ customization: _, previewUrl: __, ...line }) => line)).toEqual(plain);
    // Once is enough, and the customer at the provider is deleted as well.
    expect(await deleteOverdue(store.db, new Date(`${year + 2}-01-01T00:00:00Z`))).toMatchObject({
      orders: 0,
    });
    expect(customers()).toContain(customerId);
    await sendMails(store);
    expect(customers()).not.toContain(customerId);
  });

  test('of many orders is deleted in batches, and younger orders keep theirs', async () => {
    const old = new Date('2001-05-01T12:00:00Z');
    await store.db.insert(order).values(
      Array.from({ length: 1_201 }, (_, at) =>
        paidOrder({
          id: `F-OLD-${at}`,
          shippingName: 'Ada Larder',
          createdAt: at === 0 ? new Date('2002-01-01T00:00:00Z') : old,
        }),
      ),
    );
    expect(await deleteOverdue(store.db, new Date('2012-06-01T00:00:00Z'))).toMatchObject({ orders: 1_200 });
    const named = await store.db.select().from(order).where(eq(order.shippingName, 'Ada Larder'));
    expect(named.map(({ id }) => id)).toEqual(['F-OLD-0']);
  });

  test('customers of unpaid attempts are deleted at the provider after three months, and tried again if that fails', async () => {
    const attempt = await anUnpaid('three.months@mail.example');
    const now = attempt.createdAt;
    const monthsLater = (hours: number) => {
      const then = new Date(now);
      then.setUTCMonth(then.getUTCMonth() + 3);
      // There is no 29 February in most years: three months are then not over before the first of March.
      if (hours < 0 && then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
      return new Date(then.getTime() + hours * 3_600_000);
    };
    expect(await deleteOverdue(store.db, monthsLater(-1))).toMatchObject({ customers: 0 });
    expect(await deleteOverdue(store.db, monthsLater(1))).toMatchObject({ attempts: 1, customers: 1 });
    store.provider.faults.add({ operation: 'customers.delete', kind: 'status', status: 500, times: 4 });
    await sendMails(store);
    expect(customers()).toContain(attempt.customerId);
    await sendMails(store);
    await sendMails(store);
    expect(customers()).not.toContain(attempt.customerId);
    const [row] = await store.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, `delete-customer:${attempt.id}`));
    expect([row!.status, row!.payload]).toEqual(['done', {}]);
    // A customer that is already deleted, and a session that the provider no longer knows, are no errors.
    await store.db
      .update(outbox)
      .set({ status: 'waiting', payload: { customerId: attempt.customerId } })
      .where(eq(outbox.key, row!.key));
    expect((await sendMails(store)).status).toBe(204);
    expect(await store.db.$count(outbox, eq(outbox.status, 'given-up'))).toBe(0);
  });

  test('a customer of an attempt from before customers were saved is found by its session', async () => {
    const attempt = await anUnpaid('by.session@mail.example');
    await store.db
      .update(checkoutAttempt)
      .set({ customerId: null })
      .where(eq(checkoutAttempt.id, attempt.id));
    expect(await eraseAddress(store.db, 'by.session@mail.example', new Date())).toMatchObject({
      customers: 1,
    });
    await sendMails(store);
    expect(customers()).not.toContain(attempt.customerId);
  });

  test('an erasure answer says what is kept, why and until when; the provider deletes the rest', async () => {
    const email = 'erased@mail.example';
    const unpaid = await anUnpaid(email);
    const { checkoutSessionId } = await checkOut(
      store,
      basketOf({ customer: { ...typed, email } }),
      newKey(),
    );
    const open = await attemptOf(checkoutSessionId);
    await insertOrder(store.db, {
      id: 'F-KEPT',
      shippingEmail: 'Erased@mail.example',
      createdAt: new Date('2026-03-04T05:06:07Z'),
    });
    const erased = await eraseAddress(store.db, email, new Date());
    expect(erased).toMatchObject({
      attempts: 1,
      customers: 1,
      kept: { orders: [{ id: 'F-KEPT', until: '2036-12-31' }], openAttempts: 1 },
    });
    const report = eraseReport(erased).join('\n');
    expect(report).toContain('order F-KEPT');
    expect(report).toContain('until 2036-12-31');
    expect(report).toContain('Directive 2006/112/EC, article 369k');
    expect(report).toContain('1 payment page(s) that can still be paid');
    await sendMails(store);
    expect(customers()).not.toContain(unpaid.customerId);
    // It may still be paid; it is deleted once it is unpaid and expired.
    expect(customers()).toContain(open.customerId);
    expect(eraseReport(await eraseAddress(store.db, 'nobody@mail.example', new Date()))).toContain(
      'Nothing is kept.',
    );
  });

  test('notes about an order and its earlier addresses are deleted with any of its email addresses', async () => {
    const [first, second] = ['moved.from@mail.example', 'moved.to@mail.example'];
    const id = 'F-MOVED';
    await insertOrder(store.db, { id, shippingEmail: second, createdAt: new Date('2026-03-04T05:06:07Z') });
    const at = { name: 'Mo', phone: null, address: null };
    const changed = { orderId: id, createdAt: new Date() };
    const write = async () => {
      await store.db.insert(orderNote).values({ ...changed, text: 'Mo called twice.' });
      await store.db.insert(addressChange).values({
        ...changed,
        before: { ...at, email: 'Moved.From@mail.example' },
        after: { ...at, email: second },
      });
    };
    const left = async () => [
      await store.db.$count(orderNote, eq(orderNote.orderId, id)),
      await store.db.$count(addressChange, eq(addressChange.orderId, id)),
    ];
    await write();
    const stranger = await exportPerson(store.db, first);
    expect(stranger).toMatchObject({ notes: [], earlierAddresses: [{ orderId: id, name: 'Mo' }] });
    expect(JSON.stringify(stranger)).not.toContain(second);
    expect(await exportPerson(store.db, second)).toMatchObject({
      notes: [{ orderId: id, text: 'Mo called twice.' }],
      earlierAddresses: [{ orderId: id, email: second }],
    });
    expect(await eraseAddress(store.db, first, new Date())).toMatchObject({ notes: 0, addressChanges: 1 });
    expect(await left()).toEqual([1, 0]);
    await write();
    const erased = await eraseAddress(store.db, second, new Date());
    expect(eraseReport(erased)[0]).toContain('2 note(s) about orders, 1 earlier address(es)');
    expect(await left()).toEqual([0, 0]);
  });

  test('with a gift’s giver its texts are deleted, from the order and the attempt; no review is requested any more', async () => {
    const giver = 'giver@mail.example';
    const { redirectUrl, checkoutSessionId } = await checkOut(
      store,
      basketOf({
        items: [item('a-slow-loaf', 'ebook')],
        gift: { name: 'For Bo', note: 'For Bo', email: 'bo@mail.example' },
      }),
      newKey(),
    );
    await payAt(redirectUrl, { email: giver });
    const { id } = await attemptOf(checkoutSessionId);
    await expect.poll(() => findOrderById(store.db, id)).toMatchObject({ id, status: 'paid' });
    const invitation = eq(outbox.key, `review-invitation:${id}`);
    expect(await store.db.$count(outbox, invitation)).toBe(1);
    await eraseAddress(store.db, giver, new Date());
    expect((await findOrderById(store.db, id))?.gift).toBeNull();
    expect((await attemptOf(checkoutSessionId)).gift).toBeNull();
    expect(await store.db.$count(outbox, invitation)).toBe(0);
    store.mail.inbox.empty();
    await sendMails(store);
    expect(mailsTo(store, 'bo@mail.example')).toEqual([]);
  });
});
