import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { LOCAL_STRIPE_KEY } from 'payment-sandbox/keys';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskUser } from '#functions/db/schema/desk.ts';
import { order, orderLine } from '#functions/db/schema/orders.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { shipment } from '#functions/db/schema/shipments.ts';
import { orderOperations } from '#functions/desk/orders/operations.ts';
import { runOperation } from '#functions/desk/run-operation.ts';
import { packParcel, sendParcel, unpackParcel } from '#functions/orders/parcels/send-parcels.ts';
import { countUncounted } from '#functions/orders/parcels/settle-parcels.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { refundOrder } from '#functions/orders/refunds/refund-order.ts';
import { releaseOrder } from '#functions/orders/release-and-dispatch.ts';
import { addressCommand } from '#scripts/lib/orders/change-order.ts';
import { DESK_ROLES, type DeskMember } from '#src/contracts/desk/contract.ts';
import type { DeskOrder, ListRow } from '#src/contracts/desk/order-answers.ts';
import { withDatabases } from '../helpers/databases.ts';
import { basketOf, checkOut, item, newKey } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

const NOW = new Date('2026-11-20T10:12:00Z');
const member = (role: DeskMember['role'], id: string = role): DeskMember => ({
  id,
  email: `${id}@found.example`,
  name: id,
  role,
  creatorId: role === 'creator' ? 'ana' : null,
});
const OWNER = member('owner');
const ANA = member('packer', 'Ana');
const BEN = member('packer', 'Ben');

withDatabases('orders at the desk, on', (database) => {
  let store: TestStore;
  let stripe: Stripe;
  beforeAll(async () => {
    store = await openStore({ database: database() });
    const { hostname, port } = new URL(store.provider.url);
    stripe = new Stripe(LOCAL_STRIPE_KEY, { host: hostname, port, protocol: 'http', telemetry: false });
    await store.db
      .insert(deskUser)
      .values([OWNER, ANA, BEN].map(({ id, email, name, role }) => ({ id, email, name, role })));
  });
  afterAll(() => store?.close());

  const call = async <T>(name: string, input: unknown, by: DeskMember = OWNER): Promise<T> => {
    const operation = orderOperations.find(({ contract }) => contract.name === name);
    if (!operation) throw new Error(`no operation ${name}`);
    const desk = { db: store.db, member: by, sessionId: 's', now: NOW, requestId: 'test' };
    return (await runOperation(operation, desk, input)) as T;
  };
  const read = (id: string) => call<DeskOrder>('orders.read', { id });
  const bought = async (body = basketOf()) => {
    const { checkoutSessionId } = await checkOut(store, body, newKey());
    await store.provider.actions.pay(checkoutSessionId);
    return (await findOrder(store.db, checkoutSessionId))!;
  };
  /** Three printed books in two lines, all ready to send. */
  const books = async () => {
    const paid = await bought(
      basketOf({ items: [item('a-slow-loaf', 'hardback', 2), item('a-slow-loaf', 'ebook')] }),
    );
    return paid.id;
  };
  const mailsOf = async (id: string) =>
    (await store.db.select().from(outbox).where(sql`${outbox.payload} ->> 'orderId' = ${id}`)).map(
      ({ key, payload }) => ({ key, payload }),
    );
  const states = async (id: string) => {
    const { money, parcel } = await read(id);
    return [money, parcel];
  };

  test('a parcel whose answer was lost is sent once when the call is repeated, also by two at once', async () => {
    const id = await books();
    const { version } = await read(id);
    const sent = { id, version, parcelId: randomUUID(), lines: [{ number: 1, quantity: 1 }] };
    const answers = await Promise.all([call('orders.send', sent), call('orders.send', sent)]);
    expect(answers[0]).toEqual(answers[1]);
    expect(await call('orders.send', sent)).toEqual(answers[0]);
    const { shipments, lines } = await read(id);
    expect(shipments).toHaveLength(1);
    expect(lines[0]?.parcels).toMatchObject({ sent: 1, left: 1 });
    expect((await mailsOf(id)).filter(({ key }) => key.startsWith('dispatch'))).toHaveLength(1);
    const other = await books();
    await expect(
      call('orders.send', { ...sent, id: other, version: (await read(other)).version }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  test('a parcel whose answer was lost is not said to have what was put into it since', async () => {
    for (const name of ['orders.send', 'orders.pack']) {
      const id = await books();
      const { version } = await read(id);
      const parcel = { id, version, parcelId: randomUUID(), lines: [{ number: 1, quantity: 1 }] };
      await call(name, parcel);
      await expect(call(name, { ...parcel, lines: [{ number: 1, quantity: 2 }] })).rejects.toMatchObject({
        code: 'conflict',
        message: `Parcel 1 of ${id} was made already, with other pieces. Look at what is left.`,
      });
      expect((await read(id)).shipments).toHaveLength(1);
    }
  });

  test('a parcel that is packed already is not reported as sent when its id is repeated', async () => {
    const id = await books();
    const parcel = { id, version: (await read(id)).version, parcelId: randomUUID() };
    await call('orders.pack', parcel);
    await expect(call('orders.send', parcel)).rejects.toMatchObject({ code: 'conflict' });
    expect((await read(id)).shipments).toMatchObject([{ sentAt: null }]);
  });

  test('a parcel is packed, opened again, packed and sent; only as one of its own order', async () => {
    const [id, other] = [await books(), await books()];
    const pack = async () =>
      call<{ shipmentId: string }>('orders.pack', { id, version: (await read(id)).version }, ANA);
    const before = await states(id);
    const first = await pack();
    expect(await states(id)).toEqual(['paid', 'packing']);
    await expect(
      call('orders.send-packed', { id: other, shipmentId: first.shipmentId }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await call('orders.open-packed', { id, shipmentId: first.shipmentId }, BEN);
    expect(await states(id)).toEqual(before);
    const { shipmentId } = await pack();
    await call('orders.send-packed', { id, shipmentId, carrier: 'Royal Mail' }, BEN);
    expect(await states(id)).toEqual(['paid', 'sent']);
    await expect(call('orders.open-packed', { id, shipmentId })).rejects.toMatchObject({ code: 'conflict' });
  });

  test('an order is sent in parts, the last of which marks it as sent, and each is mailed with what follows', async () => {
    const id = await books();
    const { version } = await read(id);
    await call('orders.send', {
      id,
      version,
      lines: [{ number: 1, quantity: 1 }],
      carrier: 'Royal Mail',
      tracking: 'RM1',
    });
    const first = await read(id);
    expect(first).toMatchObject({
      money: 'paid',
      shipments: [{ number: 1, carrier: 'Royal Mail', by: 'owner' }],
    });
    expect(first.lines.map(({ parcels }) => parcels)).toEqual([
      { owed: 2, packed: 0, sent: 1, left: 1 },
      null,
    ]);
    expect((await store.db.select().from(order).where(eq(order.id, id)))[0]?.fulfilledAt).toBeNull();
    await call('orders.send', { id, version: first.version, tracking: 'https://carrier.example/2' });
    expect(await states(id)).toEqual(['paid', 'sent']);
    const dispatched = (await mailsOf(id)).filter(({ key }) => key.startsWith('dispatch:'));
    expect(dispatched).toMatchObject([
      {
        key: `dispatch:${id}`,
        payload: {
          dispatch: { things: [{ quantity: 1 }], follows: [{ quantity: 1 }], trackingNumber: 'RM1' },
        },
      },
      {
        key: `dispatch:${id}:2`,
        payload: { dispatch: { trackingUrl: 'https://carrier.example/2', follows: [] } },
      },
    ]);
    expect((await mailsOf(id)).map(({ key }) => key)).toContain(`review-invitation:${id}`);
  });

  test('no more is sent than is owed, and files not at all', async () => {
    const id = await books();
    const { version } = await read(id);
    const send = (lines: { number: number; quantity: number }[]) =>
      call('orders.send', { id, version, lines });
    await expect(send([{ number: 1, quantity: 3 }])).rejects.toThrow(/Only 2 of line 1/);
    await expect(send([{ number: 2, quantity: 1 }])).rejects.toThrow(/not sent by post/);
    await expect(send([{ number: 9, quantity: 1 }])).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(
      send([
        { number: 1, quantity: 1 },
        { number: 1, quantity: 1 },
      ]),
    ).rejects.toThrow(/twice/);
    await expect(call('orders.send', { id, version, tracking: 'javascript:alert(1)' })).rejects.toMatchObject(
      {
        code: 'invalid_input',
      },
    );
  });

  test('two people who send the same at once send it once', async () => {
    const id = await books();
    const { version } = await read(id);
    const results = await Promise.allSettled(
      [ANA, BEN].map((by) => call('orders.send', { id, version }, by)),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await store.db.select().from(shipment).where(eq(shipment.orderId, id))).toHaveLength(1);
  });

  test('a parcel that is packed and refunded is opened, not sent with what was refunded', async () => {
    const id = await books();
    const packed = await packParcel(store.db, id, {
      lines: [{ position: 0, quantity: 1 }],
      by: ANA.id,
      now: NOW,
    });
    expect(await states(id)).toEqual(['paid', 'packing']);
    await expect(call('orders.cancel', { id, amount: 1 })).rejects.toThrow(/packed/);
    await unpackParcel(store.db, packed.id, NOW);
    const both = await packParcel(store.db, id, { by: ANA.id, now: NOW });
    const request = { lines: [{ number: 1, quantity: 1 }] };
    const { amount } = await call<{ amount: number }>('orders.preview-refund', { id, request });
    await call('orders.refund', { id, request, amount });
    await expect(sendParcel(store.db, both.id, { by: BEN.id, now: NOW })).rejects.toThrow(/was refunded/);
    await unpackParcel(store.db, both.id, NOW);
    const again = await packParcel(store.db, id, { by: ANA.id, now: NOW });
    expect(again.lines).toEqual([{ position: 0, quantity: 1 }]);
    await sendParcel(store.db, again.id, { by: BEN.id, now: NOW });
    expect(await states(id)).toEqual(['part_refunded', 'sent']);
    await expect(sendParcel(store.db, again.id, { by: BEN.id, now: NOW })).rejects.toThrow(/already sent/);
    await expect(unpackParcel(store.db, again.id, NOW)).rejects.toThrow(/already sent/);
  });

  test('an order that one person packs is refused to another, by name and time, and given back by the first', async () => {
    const id = await books();
    const { version } = await read(id);
    await call('orders.take', { id, version }, ANA);
    expect(await read(id)).toMatchObject({
      parcel: 'packing',
      packer: 'Ana',
      packingSince: NOW.toISOString(),
    });
    await expect(call('orders.take', { id, version }, BEN)).rejects.toMatchObject({
      code: 'conflict',
      message: `Ana is packing ${id} since 10:12 (UTC).`,
    });
    await expect(call('orders.give-back', { id }, BEN)).rejects.toThrow(/Ana is packing/);
    await call('orders.give-back', { id }, ANA);
    const given = await read(id);
    expect(given.packer).toBeNull();
    await expect(call('orders.take', { id, version }, BEN)).rejects.toThrow(/Someone else has changed/);
    await call('orders.take', { id, version: given.version }, BEN);
    await call('orders.take', { id, version, from: BEN.id }, ANA);
    expect((await read(id)).packer).toBe('Ana');
  });

  test('a refund shows its parts first, and is refused when they have changed', async () => {
    const id = await books();
    const request = { lines: [{ number: 1, quantity: 1 }] };
    const preview = await call<{ amount: number; provider: number }>('orders.preview-refund', {
      id,
      request,
    });
    const [line] = (await read(id)).lines;
    expect(preview).toMatchObject({ amount: line!.unitAmount, provider: line!.unitAmount, giftCard: 0 });
    await expect(call('orders.refund', { id, request, amount: preview.amount + 1 })).rejects.toMatchObject({
      code: 'conflict',
    });
    await call('orders.refund', { id, request, amount: preview.amount });
    const after = await read(id);
    expect(after.money).toBe('part_refunded');
    expect(after.lines[0]?.parcels).toEqual({ owed: 1, packed: 0, sent: 0, left: 1 });
    expect(after.history.map(({ what }) => what).join(' ')).toMatch(/refunded/);
  });

  test('an order is marked as returned, in the list and the history, and that can be undone', async () => {
    const id = await books();
    const mark = async (isReturned: boolean) =>
      call('orders.returned', { id, version: (await read(id)).version, isReturned });
    await expect(mark(true)).rejects.toThrow(/was not sent in full/);
    await call('orders.send', { id, version: (await read(id)).version });
    await mark(true);
    const back = await read(id);
    expect(back.parcel).toBe('returned');
    expect(back.money).toBe('paid');
    await expect(
      call('orders.returned', { id, version: back.version - 1, isReturned: false }),
    ).rejects.toThrow(/Someone else has changed/);
    await mark(false);
    expect((await read(id)).parcel).toBe('sent');
  });

  test('after a part was sent, cancelling refunds the pieces that were not, and the order is sent', async () => {
    const id = await books();
    const { version, lines } = await read(id);
    await call('orders.send', { id, version, lines: [{ number: 1, quantity: 1 }] });
    const { amount } = await call<{ amount: number }>('orders.preview-cancel', { id });
    expect(amount).toBe(lines[0]!.unitAmount);
    await call('orders.cancel', { id, amount });
    expect(await states(id)).toEqual(['part_refunded', 'sent']);
    await expect(call('orders.preview-cancel', { id })).rejects.toThrow(/already sent/);
    await expect(call('orders.send', { id, version: (await read(id)).version })).rejects.toThrow(
      /already sent/,
    );
  });

  test('cancelling before anything was sent refunds all, with the shipping', async () => {
    const id = await books();
    const { total } = (await read(id)).sums;
    await call('orders.cancel', { id, amount: total });
    expect(await states(id)).toEqual(['refunded', 'nothing_to_send']);
    await expect(call('orders.take', { id, version: (await read(id)).version }, ANA)).rejects.toThrow(
      /refunded/,
    );
  });

  test('refunds of pieces one by one add up to the price of the line', async () => {
    const id = (
      await bought(basketOf({ items: [item('a-slow-loaf', 'hardback', 3)], couponCode: 'FIRSTSUPPER' }))
    ).id;
    const [line] = (await read(id)).lines;
    const services = { db: store.db, stripe };
    for (const _ of [1, 2, 3]) await refundOrder(id, { lines: [1], pieces: { 1: 1 } }, services, NOW);
    const after = await read(id);
    expect(after.sums.refunded).toBe(line!.unitAmount * 3 - line!.discount);
    expect(after.lines[0]?.parcels).toMatchObject({ owed: 0, left: 0 });
    await expect(refundOrder(id, { lines: [1], pieces: { 1: 1 } }, services, NOW)).rejects.toThrow(
      /already refunded/,
    );
  });

  test('an address is changed before the first parcel, mailed to the old and the new address, and kept', async () => {
    const id = await books();
    const { version, buyer } = await read(id);
    const typed = { name: 'Ana Roe', line1: '2 Mill Lane', city: 'Leith', postcode: 'EH6 6QQ' };
    await expect(call('orders.change-address', { id, version, ...typed, line1: ' ' })).rejects.toMatchObject({
      code: 'invalid_input',
      field: 'line1',
    });
    await expect(
      call('orders.change-address', { id, version, ...typed, postcode: 'nowhere' }),
    ).rejects.toMatchObject({
      field: 'postcode',
    });
    // Files and gift cards are mailed to that address.
    await expect(
      call('orders.change-address', { id, version, ...typed, email: 'new@example.com' }, ANA),
    ).rejects.toMatchObject({ code: 'not_allowed', field: 'email' });
    await call('orders.change-address', { id, version, ...typed, email: 'new@example.com' });
    const after = await read(id);
    expect(after).toMatchObject({
      address: { name: 'Ana Roe', line1: '2 Mill Lane', postcode: 'EH6 6QQ' },
      buyer: { email: 'new@example.com' },
    });
    expect(after.history.find(({ what }) => what.startsWith('Address changed'))).toBeDefined();
    const told = (await mailsOf(id)).filter(({ key }) => key.startsWith('address-changed:'));
    expect(told.map(({ payload }) => payload.to).sort()).toEqual([buyer.email, 'new@example.com'].sort());
    await expect(call('orders.change-address', { id, version, ...typed })).rejects.toMatchObject({
      code: 'conflict',
    });
    await call('orders.send', { id, version: after.version, lines: [{ number: 1, quantity: 1 }] });
    const { version: latest } = await read(id);
    await expect(call('orders.change-address', { id, version: latest, ...typed })).rejects.toThrow(
      /was sent/,
    );
  });

  test('two concurrent changes of different parts of an address are both kept', async () => {
    const id = await books();
    const answers = await Promise.allSettled([
      addressCommand(store.db, id, { line1: '18 Heron Steps', yes: true }),
      addressCommand(store.db, id, { name: 'Wren Ash', yes: true }),
    ]);
    const done = answers.map(({ status }) => status === 'fulfilled');
    const { address } = await read(id);
    expect([address?.line1 === '18 Heron Steps', address?.name === 'Wren Ash']).toEqual(done);
    expect(done).toContain(true);
  });

  test('a mail is rendered and sent again, at most five times', async () => {
    const id = await books();
    await store.run('outbox');
    await store.db.delete(outbox);
    for (const _ of [1, 2, 3, 4, 5]) {
      await call('orders.resend-mail', { id, kind: 'order-confirmation' });
      await store.run('outbox');
    }
    const sent = await store.db.select().from(outbox).where(eq(outbox.kind, 'order-confirmation'));
    expect(sent.map(({ status }) => status)).toEqual(['done', 'done', 'done', 'done', 'done']);
    await expect(call('orders.resend-mail', { id, kind: 'order-confirmation' })).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    await expect(call('orders.resend-mail', { id, kind: 'dispatch' })).rejects.toThrow(/No parcel/);
  });

  test('notes are kept by whom, and never changed', async () => {
    const id = await books();
    await call('orders.add-note', { id, text: 'Rang about the gift.' }, ANA);
    expect((await read(id)).notes).toMatchObject([{ text: 'Rang about the gift.', by: 'Ana' }]);
    await expect(
      store.db.execute(sql`update order_note set text = 'x' where order_id = ${id}`),
    ).rejects.toThrow();
    await expect(call('orders.add-note', { id: 'F-NOBODY', text: 'x' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('held money and a dispute put the parcel on hold; a released order is to pack', async () => {
    const paid = await bought();
    store.provider.actions.raiseFraudWarning(paid.sessionId);
    await store.provider.webhooks.idle();
    expect(await states(paid.id)).toEqual(['held', 'on_hold']);
    await call('orders.release', { id: paid.id });
    expect((await states(paid.id))[0]).toBe('paid');
    store.provider.actions.openDispute(paid.sessionId);
    await store.provider.webhooks.idle();
    expect(await states(paid.id)).toEqual(['disputed', 'on_hold']);
    await expect(releaseOrder(store.db, paid.id, NOW)).rejects.toThrow(/not on hold/);
  });

  test('a pledge waits for its funding, and files are nothing to send', async () => {
    const pledge = await bought({
      intent: 'Funding',
      storeRegion: 'GB',
      pledge: { fundingId: 'fold', rewardId: 'paperback' },
    });
    const { version, ...seen } = await read(pledge.id);
    expect(seen).toMatchObject({ money: 'pledged', parcel: 'waits', waitsFor: 'funding' });
    // Its number can be scanned all the same, and it is refunded if the funding fails.
    for (const name of ['orders.pack', 'orders.send'])
      await expect(call(name, { id: pledge.id, version })).rejects.toMatchObject({ code: 'conflict' });
    const files = await bought(
      basketOf({ items: [item('a-slow-loaf', 'ebook')], shippingMethodId: undefined }),
    );
    expect(await states(files.id)).toEqual(['paid', 'nothing_to_send']);
  });

  test('what an earlier release wrote is counted, and then no pledge and no file is to pack', async () => {
    // Orders that other tests wrote without a count.
    while ((await countUncounted(store.db, NOW)) > 0);
    const pledge = await bought({
      intent: 'Funding',
      storeRegion: 'GB',
      pledge: { fundingId: 'fold', rewardId: 'paperback' },
    });
    const files = await bought(
      basketOf({ items: [item('a-slow-loaf', 'ebook')], shippingMethodId: undefined }),
    );
    const ids = [pledge.id, files.id];
    await store.db.update(order).set({ pieces: null, waitsFor: null }).where(inArray(order.id, ids));
    await store.db.update(orderLine).set({ isShipped: null }).where(inArray(orderLine.orderId, ids));
    expect([await states(pledge.id), await states(files.id)]).toEqual([
      ['pledged', 'to_pack'],
      ['paid', 'to_pack'],
    ]);
    expect(await countUncounted(store.db, NOW, { hasTime: () => false })).toBe(0);
    expect(await countUncounted(store.db, NOW)).toBe(2);
    expect([await states(pledge.id), await states(files.id)]).toEqual([
      ['pledged', 'waits'],
      ['paid', 'nothing_to_send'],
    ]);
    expect(await countUncounted(store.db, NOW)).toBe(0);
  });

  const find = async (filter: object, more: object = {}) =>
    call<{ rows: ListRow[]; next: object | null }>('orders.list', { filter, ...more });

  test('one search field finds an order by number, mailbox, name, postcode, product and SKU', async () => {
    const id = await books();
    await store.db
      .update(order)
      .set({
        shippingName: 'Zoë O’Brien-Quux',
        shippingEmail: 'Zoe.Quux@example.com',
        shippingAddress: { line1: '1 Quay', postal_code: 'ZE1 0AA', country: 'GB' },
      })
      .where(eq(order.id, id));
    await store.db.update(orderLine).set({ sku: 'QUUX-77-B' }).where(eq(orderLine.orderId, id));
    const texts = [
      id,
      id.slice(0, 9),
      id.toLowerCase(),
      'zoe.quux@',
      'quux',
      'zoë',
      'ze1 0aa',
      'ZE10AA',
      'QUUX-77',
    ];
    for (const search of texts)
      expect(
        (await find({ search })).rows.map((row) => row.id),
        search,
      ).toContain(id);
    for (const search of ['%', "'", "x' | 'y", ':*', '\\', 'quuxx', 'nobody@'])
      expect(
        (await find({ search })).rows.map((row) => row.id),
        search,
      ).not.toContain(id);
    const byProduct = await find({ search: 'slow loaf' });
    expect(byProduct.rows.map((row) => row.id)).toContain(id);
  });

  test('pages follow each other without a gap, by every filter', async () => {
    const made = Array.from({ length: 120 }, (_, at) => ({
      id: `F-PAGE-${at}`,
      sessionId: `cs_page_${at}`,
      region: 'LATAM' as const,
      currency: 'USD',
      subtotal: 1,
      discount: 0,
      shipping: 0,
      tax: 0,
      total: 1,
      createdAt: new Date(Date.UTC(2025, 0, 1 + (at % 7))),
    }));
    await store.db.insert(order).values(made);
    for (const isOldestFirst of [false, true]) {
      const seen: string[] = [];
      let after: object | undefined;
      do {
        const page = await find(
          { region: 'LATAM', from: '2025-01-01', to: '2025-01-08', parcel: ['to_pack'] },
          {
            isOldestFirst,
            ...(after && { after }),
          },
        );
        seen.push(...page.rows.map(({ id }) => id));
        after = page.next ?? undefined;
      } while (after);
      expect(new Set(seen)).toEqual(new Set(made.map(({ id }) => id)));
      expect(seen).toHaveLength(120);
    }
    expect(
      (await call<{ open: { to_pack: number } }>('orders.counts', {})).open.to_pack,
    ).toBeGreaterThanOrEqual(120);
  });

  test('a member keeps own views, which others neither see nor delete', async () => {
    const filter = { search: 'loaf', parcel: ['to_pack'] };
    const { id } = await call<{ id: string }>('orders.save-view', { name: 'Loaves', filter }, ANA);
    expect(await call('orders.views', {}, ANA)).toEqual([{ id, name: 'Loaves', filter }]);
    expect(await call('orders.views', {}, BEN)).toEqual([]);
    await expect(call('orders.delete-view', { id }, BEN)).rejects.toMatchObject({ code: 'not_found' });
    await call('orders.delete-view', { id }, ANA);
  });

  test('only an owner moves money, an accountant only reads, and creators and editors see no order', async () => {
    const inputs = { id: 'F-NOBODY' };
    const mayCall = async (name: string, role: (typeof DESK_ROLES)[number]) => {
      const error = await call(name, inputs, member(role)).then(
        () => undefined,
        (thrown: { code?: string }) => thrown.code,
      );
      return error !== 'not_allowed';
    };
    const allowed = new Map<string, string[]>();
    for (const { contract } of orderOperations) {
      const roles = [];
      for (const role of DESK_ROLES) if (await mayCall(contract.name, role)) roles.push(role);
      allowed.set(contract.name, roles);
    }
    for (const name of ['refund', 'preview-refund', 'cancel', 'preview-cancel', 'release'])
      expect(allowed.get(`orders.${name}`)).toEqual(['owner']);
    for (const name of ['send', 'take', 'give-back', 'change-address', 'add-note', 'resend-mail'])
      expect(allowed.get(`orders.${name}`)).toEqual(['owner', 'packer']);
    for (const name of ['list', 'read', 'counts'])
      expect(allowed.get(`orders.${name}`)).toEqual(['owner', 'packer', 'accountant']);
  });
});
