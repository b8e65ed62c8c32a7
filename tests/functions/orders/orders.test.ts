import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attemptFor, type NewAttempt, rememberSession } from '#functions/checkout/attempts.ts';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { type Database, openDatabase } from '#functions/db/open.ts';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { isOrderId, newOrderId } from '#functions/orders/order-id.ts';
import { findOrder, isPaid, listOrders, recordOrder } from '#functions/orders/orders.ts';
import { withDatabases } from '../helpers/databases.ts';

const NOW = new Date();

withDatabases('orders on', (server, { name }) => {
  let db: Database;
  let close: () => Promise<void>;

  beforeAll(async () => {
    await migrateDatabase(server().url);
    ({ db, close } = openDatabase(server().url, { connections: 10 }));
  });
  afterAll(async () => {
    await close?.();
  });

  test('migrating again changes nothing', async () => {
    await expect(migrateDatabase(server().url)).resolves.toBeUndefined();
  });

  test('[CHK-08] one paid session told of twenty times at once, by two events and the success page, is one order', async () => {
    const attempt = await anAttempt(db);
    const session = paidSession(attempt);
    const told = Array.from({ length: 20 }, (_, at) =>
      recordOrder(
        db,
        session,
        NOW,
        at % 3 === 0 ? undefined : { id: `evt_${at % 2}_${session.id}`, type: 'checkout.session.completed' },
      ),
    );
    const answers = await Promise.all(told);
    expect(answers.filter(Boolean)).toHaveLength(1);
    const orders = (await listOrders(db)).filter((order) => order.sessionId === session.id);
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({ id: attempt.id, status: 'paid', total: 2900, lines: attempt.lines });
  });

  test('[CHK-08] ten who tell of one session in the same instant meet no error, session after session', async () => {
    // The embedded database has one connection, where nobody ever meets.
    const rounds = name === 'a real PostgreSQL' ? 25 : 3;
    for (let round = 0; round < rounds; round += 1) {
      const session = paidSession(await anAttempt(db));
      const answers = await Promise.all(Array.from({ length: 10 }, () => recordOrder(db, session, NOW)));
      expect(answers.filter(Boolean)).toHaveLength(1);
    }
  });

  test('a second payment under the number of an order is recorded too, and held', async () => {
    const attempt = await anAttempt(db);
    const session = paidSession(attempt);
    expect(await recordOrder(db, session, NOW)).toBe(true);
    const second = { ...session, id: `cs_test_again_${attempt.id}` } as typeof session;
    expect(await recordOrder(db, second, NOW)).toBe(true);
    expect(await recordOrder(db, second, NOW)).toBe(false);
    expect(await findOrder(db, session.id)).toMatchObject({ id: attempt.id, status: 'paid' });
    expect(await findOrder(db, second.id)).toMatchObject({
      id: second.id,
      status: 'held',
      heldReason: `paid once more under the number ${attempt.id}`,
      total: 2900,
      lines: attempt.lines,
    });
  });

  test('what was paid is held for a person when it is not what was asked for', async () => {
    const attempt = await anAttempt(db);
    await recordOrder(db, { ...paidSession(attempt), amount_total: 1 } as never, NOW);
    expect(await findOrder(db, `cs_test_${attempt.id}`)).toMatchObject({
      status: 'held',
      heldReason: 'paid 1, asked 2900',
    });
    const other = await anAttempt(db);
    await recordOrder(db, { ...paidSession(other), currency: 'usd' } as never, NOW);
    expect(await findOrder(db, `cs_test_${other.id}`)).toMatchObject({ status: 'held' });
  });

  test('a session whose attempt is gone is recorded from what the provider says, and held', async () => {
    const session = { ...paidSession({ id: newOrderId() } as never), client_reference_id: newOrderId() };
    await recordOrder(db, session as never, NOW);
    expect(await findOrder(db, session.id)).toMatchObject({
      status: 'held',
      region: 'GB',
      lines: [{ productId: 'a-book', formatId: 'hardback', quantity: 2, unitAmount: 1250 }],
    });
  });

  test('when a line cannot be written nothing is: no order without its lines', async () => {
    const attempt = await anAttempt(db, { lines: [{ productId: 'broken' } as never] });
    await expect(recordOrder(db, paidSession(attempt), NOW)).rejects.toThrow();
    expect(await findOrder(db, `cs_test_${attempt.id}`)).toBeUndefined();
  });

  test('ten requests at once with one key and one basket share one attempt; another basket gets its own', async () => {
    const key = crypto.randomUUID();
    const rows = await Promise.all(
      Array.from({ length: 10 }, () => attemptFor(db, key, 'basket-1', NOW, () => newAttempt())),
    );
    expect(new Set(rows.map((row) => row?.id)).size).toBe(1);
    const other = await attemptFor(db, key, 'basket-2', NOW, () => newAttempt());
    expect(other?.id).not.toBe(rows[0]?.id);
  });

  test('an attempt whose session has run out is followed by a new one under the same key', async () => {
    const key = crypto.randomUUID();
    const first = await attemptFor(db, key, 'basket', NOW, () => newAttempt());
    await rememberSession(db, first!.id, {
      id: `cs_test_${first!.id}`,
      url: 'https://checkout.stripe.com/c',
    });
    const again = await attemptFor(db, key, 'basket', NOW, () => newAttempt());
    expect(again?.id).toBe(first!.id);
    const later = new Date(NOW.getTime() + 58 * 60_000);
    const next = await attemptFor(db, key, 'basket', later, () =>
      newAttempt({ expiresAt: new Date(later.getTime() + 3_600_000) }),
    );
    expect(next?.id).not.toBe(first!.id);
  });

  test(`names ${name} by a plain address, so that any other can stand in`, () => {
    expect(server().url).toMatch(/^postgres:\/\//);
  });
});

describe('an order number', () => {
  test('is well formed, and one wrong character or two swapped ones are noticed', () => {
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
    sessionRequest: {},
    expiresAt: new Date(NOW.getTime() + 3_600_000),
    createdAt: NOW,
    ...change,
  };
}

async function anAttempt(db: Database, change: Partial<NewAttempt> = {}) {
  const [row] = await db
    .insert(checkoutAttempt)
    .values({ ...newAttempt(change), key: crypto.randomUUID(), fingerprint: 'x' })
    .returning();
  return row!;
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
    line_items: {
      data: [
        {
          description: 'A book',
          quantity: 2,
          amount_subtotal: 2500,
          price: { unit_amount: 1250 },
          metadata: { productId: 'a-book', formatId: 'hardback' },
        },
      ],
    },
  } as never as Parameters<typeof recordOrder>[1];
}
