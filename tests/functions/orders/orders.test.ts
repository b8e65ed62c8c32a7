import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type NewAttempt, openAttempt } from '#functions/checkout/attempts/attempts.ts';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { type Database, openDatabase } from '#functions/db/open.ts';
import type { AttemptState } from '#functions/db/order-types.ts';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { order } from '#functions/db/schema/orders.ts';
import { isOrderId, newOrderId } from '#functions/orders/order-id.ts';
import { findOrder, orderPages } from '#functions/orders/read-orders.ts';
import { recordOrder } from '#functions/orders/record-order.ts';
import { isPaid } from '#functions/orders/sync-session.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { writeSnapshot } from '#src/catalogue/snapshot/snapshot.ts';
import { contentOf } from '../helpers/content.ts';
import { withDatabases } from '../helpers/databases.ts';
import { listOrders } from '../helpers/orders.ts';

const NOW = new Date();

withDatabases('orders on', (server, { name, isParallel }) => {
  let db: Database;
  let close: () => Promise<void>;
  const folder = mkdtempSync(path.join(tmpdir(), 'found-orders-'));

  beforeAll(async () => {
    process.env.CATALOGUE_SNAPSHOT = path.join(folder, 'catalogue.db');
    await writeSnapshot(await contentOf(contentFolder()), process.env.CATALOGUE_SNAPSHOT);
    await migrateDatabase(server().url);
    ({ db, close } = openDatabase(server().url, { connections: 10 }));
  });
  afterAll(async () => {
    await close?.();
    rmSync(folder, { recursive: true });
  });

  const stateOf = async (id: string) => {
    const [row] = await db.select().from(checkoutAttempt).where(eq(checkoutAttempt.id, id));
    return row?.state;
  };

  test('migrating again changes nothing', async () => {
    await expect(migrateDatabase(server().url)).resolves.toBe(0);
  });

  test('[CHK-08] one paid session reported twenty times at once, by two events and the success page, is one order', async () => {
    const attempt = await anAttempt(db);
    const session = paidSession(attempt);
    const told = Array.from({ length: 20 }, (_, at) =>
      recordOrder(
        db,
        {
          session,
          attempt,
          notice:
            at % 3 === 0
              ? undefined
              : { id: `evt_${at % 2}_${session.id}`, type: 'checkout.session.completed' },
        },
        NOW,
      ),
    );
    const answers = await Promise.all(told);
    expect(answers.filter(Boolean)).toHaveLength(1);
    const orders = (await listOrders(db)).filter((one) => one.sessionId === session.id);
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({ id: attempt.id, status: 'paid', total: 2900, lines: attempt.lines });
  });

  test('[CHK-08] ten concurrent reports of one session cause no error, session after session', async () => {
    // The embedded database has one connection, so calls never overlap.
    const rounds = isParallel ? 25 : 3;
    for (let round = 0; round < rounds; round += 1) {
      const attempt = await anAttempt(db);
      const session = paidSession(attempt);
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => recordOrder(db, { session, attempt }, NOW)),
      );
      expect(answers.filter(Boolean)).toHaveLength(1);
    }
  });

  test('[F25] a second payment for the same checkout is recorded too, since it is real, and held', async () => {
    const key = crypto.randomUUID();
    const attempt = await anAttempt(db, {}, { key });
    const second = await anAttempt(db, {}, { key, state: 'replaced' });
    expect(await recordOrder(db, { session: paidSession(attempt), attempt }, NOW)).toBe(true);
    const again = { session: paidSession(second), attempt: second };
    expect(await recordOrder(db, again, NOW)).toBe(true);
    expect(await recordOrder(db, again, NOW)).toBe(false);
    expect(await findOrder(db, `cs_test_${attempt.id}`)).toMatchObject({ id: attempt.id, status: 'paid' });
    expect(await findOrder(db, `cs_test_${second.id}`)).toMatchObject({
      id: second.id,
      status: 'held',
      heldReason: `paid twice: the same purchase is paid as ${attempt.id}`,
      total: 2900,
      lines: second.lines,
    });
    expect(await stateOf(second.id)).toBe('paid_again');
  });

  test('a payment expires pages that are still open for the same checkout', async () => {
    const key = crypto.randomUUID();
    const late = await anAttempt(db, {}, { key, state: 'replaced' });
    const open = await anAttempt(db, {}, { key });
    expect(await recordOrder(db, { session: paidSession(late), attempt: late }, NOW)).toBe(true);
    expect(await findOrder(db, `cs_test_${late.id}`)).toMatchObject({ status: 'paid' });
    expect([await stateOf(late.id), await stateOf(open.id)]).toEqual(['paid', 'replaced']);
  });

  test.each([
    ['the total', { amount_total: 2901 }, 'paid 2901 instead of 2900'],
    ['the currency', { currency: 'usd' }, 'paid in usd instead of GBP'],
    [
      'the sum of the lines',
      { amount_subtotal: 2499 },
      'paid 2499 before discount and shipping instead of 2500',
    ],
    [
      'the discount',
      { total_details: { amount_discount: 1, amount_shipping: 400, amount_tax: 0 } },
      'discount of 1 instead of 0',
    ],
    [
      'the shipping',
      { total_details: { amount_discount: 0, amount_shipping: 401, amount_tax: 0 } },
      'shipping of 401 instead of 400',
    ],
  ])(
    '[P12] what was paid is held for review when %s is not what was requested',
    async (_what, change, heldReason) => {
      const attempt = await anAttempt(db);
      await recordOrder(db, { session: { ...paidSession(attempt), ...change } as never, attempt }, NOW);
      expect(await findOrder(db, `cs_test_${attempt.id}`)).toMatchObject({ status: 'held', heldReason });
    },
  );

  describe('an order of which a gift card pays the goods and a part of the shipping', () => {
    const giftCard = { cardId: 'a-card', goods: 2500, shipping: 100, amount: 2600 };
    const rest = { amount_total: 300, total_details: details(2500, 300) };

    test('is paid with the rest, and has the same amounts as without the card', async () => {
      const attempt = await anAttempt(db, { giftCard });
      await recordOrder(db, { session: { ...paidSession(attempt), ...rest } as never, attempt }, NOW);
      expect(await findOrder(db, `cs_test_${attempt.id}`)).toMatchObject({
        status: 'paid',
        heldReason: null,
        discount: 0,
        shipping: 400,
        total: 2900,
        giftCardAmount: 2600,
      });
    });

    test.each([
      ['a penny more for the post', { total_details: details(2500, 301) }, 'shipping of 301 instead of 300'],
      ['a penny less for the post', { total_details: details(2500, 299) }, 'shipping of 299 instead of 300'],
      ['all of the post', { total_details: details(2500, 400) }, 'shipping of 400 instead of 300'],
      ['a penny of the goods', { total_details: details(2499, 300) }, 'discount of 2499 instead of 2500'],
      ['a penny more in all', { amount_total: 301 }, 'paid 301 instead of 300'],
    ])('[P12] is held for review if it was paid with %s', async (_what, change, heldReason) => {
      const attempt = await anAttempt(db, { giftCard });
      const session = { ...paidSession(attempt), ...rest, ...change } as never;
      await recordOrder(db, { session, attempt }, NOW);
      expect(await findOrder(db, `cs_test_${attempt.id}`)).toMatchObject({ status: 'held', heldReason });
    });
  });

  test('a session without its attempt is recorded from the provider’s data, and held', async () => {
    const session = paidSession({ id: newOrderId() });
    const lines = [
      {
        description: 'A book',
        quantity: 2,
        amount_subtotal: 2500,
        price: { unit_amount: 1250 },
        metadata: { productId: 'a-book', formatId: 'hardback' },
      },
    ] as never;
    await recordOrder(db, { session, attempt: undefined, lines }, NOW);
    expect(await findOrder(db, session.id)).toMatchObject({
      status: 'held',
      region: 'GB',
      lines: [{ productId: 'a-book', formatId: 'hardback', quantity: 2, unitAmount: 1250 }],
    });
  });

  test('if a line cannot be written nothing is: no order without its lines', async () => {
    const attempt = await anAttempt(db, { lines: [{ productId: 'broken' } as never] });
    await expect(recordOrder(db, { session: paidSession(attempt), attempt }, NOW)).rejects.toThrow();
    expect(await findOrder(db, `cs_test_${attempt.id}`)).toBeUndefined();
    expect(await stateOf(attempt.id)).toBe('open');
  });

  test('amounts of a recorded order cannot be changed, and an attempt does not return to a former state', async () => {
    const attempt = await anAttempt(db);
    await recordOrder(db, { session: paidSession(attempt), attempt }, NOW);
    const change = (fields: object) => db.update(order).set(fields).where(eq(order.id, attempt.id));
    await expect(change({ total: 1 })).rejects.toThrow();
    await expect(change({ currency: 'USD' })).rejects.toThrow();
    await expect(change({ refunded: 2901 })).rejects.toThrow();
    await expect(change({ refunded: -1 })).rejects.toThrow();
    await change({ fulfilledAt: NOW });
    await expect(change({ fulfilledAt: null })).rejects.toThrow();
    const move = (state: AttemptState) =>
      db.update(checkoutAttempt).set({ state }).where(eq(checkoutAttempt.id, attempt.id));
    for (const state of ['open', 'processing', 'expired', 'failed', 'replaced'] as const)
      await expect(move(state)).rejects.toThrow();
    expect(await stateOf(attempt.id)).toBe('paid');
  });

  test('ten requests at once with one key and different bodies share one attempt', async () => {
    const key = crypto.randomUUID();
    const opened = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        openAttempt(db, { key, fingerprint: `basket-${at % 2}`, now: NOW, create: () => newAttempt() }),
      ),
    );
    const ids = opened.map((one) => (typeof one === 'object' && 'attempt' in one ? one.attempt.id : one));
    expect(new Set(ids).size).toBe(1);
  });

  test('orders are paged with their lines, each once, also those of the same instant', async () => {
    const instant = new Date('2026-01-01T00:00:00Z');
    const made: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      const attempt = await anAttempt(db);
      await recordOrder(db, { session: paidSession(attempt), attempt }, instant);
      made.push(attempt.id);
    }
    const pages = await Array.fromAsync(orderPages(db, { perPage: 3 }));
    expect(pages.slice(0, -1).every((page) => page.length === 3)).toBe(true);
    const seen = pages.flat().map(({ id }) => id);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(made));
    expect(pages.flat().find(({ id }) => id === made[0])?.lines).toMatchObject(LINES);
  });

  test(`names ${name} by a plain address, so that any other can stand in`, () => {
    expect(server().url).toMatch(/^postgres:\/\//);
  });
});

describe('an order number', () => {
  test('is well formed, and one wrong character or two swapped ones are detected', () => {
    for (let count = 0; count < 200; count += 1) {
      const id = newOrderId();
      expect(id).toMatch(/^F-[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
      expect(isOrderId(id)).toBe(true);
      const wrong = id.slice(0, 2) + (id[2] === 'A' ? 'B' : 'A') + id.slice(3);
      expect(isOrderId(wrong)).toBe(false);
      const swapped = id.slice(0, 2) + id[3] + id[2] + id.slice(4);
      if (swapped !== id) expect(isOrderId(swapped)).toBe(false);
    }
  });
});

describe('a session', () => {
  test.each([
    ['complete', 'paid', true],
    ['complete', 'no_payment_required', true],
    ['complete', 'unpaid', false],
    ['open', 'unpaid', false],
    ['open', 'paid', false],
    ['expired', 'unpaid', false],
  ])('that is %s and %s counts as paid: %s', (status, payment_status, expected) => {
    expect(isPaid({ status, payment_status } as never)).toBe(expected);
  });
});

const LINES = [
  {
    productId: 'a-book',
    formatId: 'hardback',
    name: 'A book',
    formatName: 'Hardback',
    quantity: 2,
    unitAmount: 1250,
  },
];

function newAttempt(change: Partial<NewAttempt> = {}): NewAttempt {
  return {
    id: newOrderId(),
    region: 'GB',
    currency: 'GBP',
    subtotal: 2500,
    discount: 0,
    shipping: 400,
    total: 2900,
    lines: LINES,
    ...((change.giftCard || change.discount) && { couponRequest: { id: 'GIFT-CARD' } }),
    sessionRequest: {},
    expiresAt: new Date(NOW.getTime() + 3_600_000),
    createdAt: NOW,
    limits: [],
    ...change,
  };
}

async function anAttempt(
  db: Database,
  change: Partial<NewAttempt> = {},
  { key = crypto.randomUUID() as string, state = 'open' as AttemptState } = {},
) {
  const attempt = newAttempt(change);
  const [row] = await db
    .insert(checkoutAttempt)
    .values({ ...attempt, key, state, fingerprint: 'x', sessionId: `cs_test_${attempt.id}` })
    .returning();
  return row!;
}

/** What a session says of its discount and its shipping. */
function details(discount: number, shipping: number) {
  return { amount_discount: discount, amount_shipping: shipping, amount_tax: 0 };
}

/** The part of a paid session that the recording reads. */
function paidSession(attempt: { id: string }) {
  return {
    id: `cs_test_${attempt.id}`,
    client_reference_id: attempt.id,
    status: 'complete',
    payment_status: 'paid',
    currency: 'gbp',
    amount_subtotal: 2500,
    amount_total: 2900,
    total_details: { amount_discount: 0, amount_shipping: 400, amount_tax: 0 },
    metadata: { region: 'GB' },
    customer_details: { email: 'a@b.example', name: 'A B', phone: null },
    collected_information: {
      shipping_details: {
        name: 'A B',
        address: { line1: '1 Quay', city: 'Leith', postal_code: 'EH6', country: 'GB' },
      },
    },
  } as never as Parameters<typeof recordOrder>[1]['session'];
}
