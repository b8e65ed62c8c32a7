import { eq, sql } from 'drizzle-orm';
import { LOCAL_STRIPE_KEY } from 'payment-sandbox/keys';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Order } from '#functions/db/order-types.ts';
import { giftCard } from '#functions/db/schema/gift-cards.ts';
import { message } from '#functions/db/schema/messages.ts';
import { newsOptIn } from '#functions/db/schema/news-opt-ins.ts';
import { order } from '#functions/db/schema/orders.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { productionJob } from '#functions/db/schema/production.ts';
import { review } from '#functions/db/schema/reviews.ts';
import { newOrderId } from '#functions/orders/order-id.ts';
import { findOrder, orderPages } from '#functions/orders/read-orders.ts';
import { DATABASES, type TestDatabase } from '../helpers/databases.ts';
import { makeCard } from '../helpers/gift-cards.ts';
import { payAt, SHOPPER } from '../helpers/hosted-page.ts';
import { basketOf, checkOut, item, newKey } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';
import { type Ran, runHere } from './support.ts';

describe('operator commands', () => {
  let database: TestDatabase;
  let store: TestStore;
  let paid: Order;
  beforeAll(async () => {
    database = await DATABASES[0]!.open();
    store = await openStore({ database });
  });
  beforeEach(async () => {
    paid = await bought(
      basketOf({
        gift: { name: 'Åsa', from: 'Ada', note: 'Eat well.' },
        customer: { email: SHOPPER.email, phone: SHOPPER.phone },
        items: [
          item('a-slow-loaf', 'hardback', 2),
          item('the-named-apron', 'small', 1, { customizationQuery: '=Ada' }),
        ],
      }),
    );
  });
  afterAll(async () => {
    await store?.close();
    await database?.close();
  });

  /** An order that was paid on the hosted page, with a name, an address and a phone number. */
  async function bought(body = basketOf()): Promise<Order> {
    const { checkoutSessionId, redirectUrl } = await checkOut(store, body, newKey());
    await payAt(redirectUrl);
    await store.provider.webhooks.idle();
    return (await findOrder(store.db, checkoutSessionId))!;
  }

  function run(...words: string[]): Promise<Ran> {
    return runHere('found', words, {
      DATABASE_URL: database.url,
      STRIPE_SECRET_KEY: LOCAL_STRIPE_KEY,
      STRIPE_API_URL: store.provider.url,
    });
  }

  /** The rows of a table, by column name. */
  const table = (csv: string) => {
    const [head = [], ...rows] = csv
      .trimEnd()
      .split('\r\n')
      .map((line) => JSON.parse(`[${line}]`) as string[]);
    return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
  };

  const refundedOf = async (id: string) => {
    const [row] = await store.db.select().from(order).where(eq(order.id, id));
    return row?.refunded;
  };

  const giveBack = async (amount: string) => {
    const ran = await run('orders', 'refund', paid.id, '--amount', amount, '--yes');
    // Otherwise the log lines of the provider's events would be in the output of the next command.
    await store.provider.webhooks.idle();
    return ran;
  };

  describe('[C1] orders refund', () => {
    test('5.00 without a currency, minor units and other formats refund nothing', async () => {
      for (const amount of ['5.00', '500', '5,00 GBP']) {
        const { code, err } = await giveBack(amount);
        expect({ amount, code }).toEqual({ amount, code: 2 });
        expect(err).toContain('as in "5.00 EUR"');
      }
      const { code, err } = await giveBack('5.00 USD');
      expect(code).toBe(2);
      expect(err).toContain('GBP');
      expect(await refundedOf(paid.id)).toBe(0);
    });

    test('asks for confirmation: without a terminal it refuses, and --dry-run prints and changes nothing', async () => {
      const refused = await run('orders', 'refund', paid.id);
      expect(refused.code).toBe(2);
      expect(refused.err).toContain('Add --yes');
      const shown = await run('orders', 'refund', paid.id, '--lines', '2', '--dry-run');
      expect(shown).toMatchObject({ code: 0, err: '' });
      expect(shown.out).toContain('The Named Apron');
      expect(shown.out).toContain('Nothing was changed');
      expect(await refundedOf(paid.id)).toBe(0);
    });

    test('refunds the typed amount, in units of the currency', async () => {
      const { code, out, err } = await giveBack('5.00 GBP');
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain('5.00 GBP');
      expect(await refundedOf(paid.id)).toBe(500);
    });

    test('an error is one sentence: an unknown order, a refusal of the provider', async () => {
      const unknown = newOrderId();
      const missing = await run('orders', 'refund', unknown, '--yes');
      expect(missing).toMatchObject({ code: 1, err: `There is no order ${unknown}.\n` });
      store.provider.faults.add({ operation: 'refunds.create', kind: 'status', status: 400, times: 1 });
      const refused = await giveBack('1.00 GBP');
      expect(refused.code).toBe(1);
      expect(refused.err).toMatch(/payment provider/i);
      expect(refused.err).not.toMatch(/^\s+at /m);
      expect(await refundedOf(paid.id)).toBe(0);
    });
  });

  describe('[C5] one order', () => {
    test('is shown with its buyer, lines, customizations, payments and history', async () => {
      // Later than the payment. The provider counts in seconds.
      await store.provider.clock.advance(60_000);
      await giveBack('5.00 GBP');
      const { code, out, err } = await run('orders', 'show', paid.id.toLowerCase());
      expect({ code, err }).toEqual({ code: 0, err: '' });
      for (const words of [
        paid.id,
        ...Object.values(SHOPPER),
        '2 × A Slow Loaf',
        '1 × The Named Apron',
        '“=Ada”',
        paid.sessionId,
        '5.00 GBP  succeeded',
        'Production: new',
      ])
        expect(out).toContain(words);
      expect(out).toContain(
        '\nGift\n  No prices in the parcel.\n  For: Åsa\n  From: Ada\n  Note: Eat well.\n',
      );
      const sums = out.split('\nSums\n')[1]?.split('\n\n')[0]?.split('\n');
      expect(sums?.map((row) => row.trim().replace(/ {2,}/, ': '))).toEqual([
        'Subtotal: 67.00 GBP',
        'Delivery (Standard): 3.95 GBP',
        'VAT 20% in the price: 4.06 GBP',
        'Total paid: 70.95 GBP',
      ]);
      expect(out.split('History')[1]).toMatch(/payment page requested\n.* paid\n[\s\S]*refund of 5\.00 GBP/);
    });

    test('is found by its number, session, payment, email address or day', async () => {
      const [row] = await store.db.select().from(order).where(eq(order.id, paid.id));
      const day = paid.createdAt.toISOString().slice(0, 10);
      for (const words of [
        ['orders', 'find', paid.id],
        ['orders', 'find', paid.sessionId],
        ['orders', 'find', row!.paymentId!],
        ['orders', 'list', '--email', SHOPPER.email.toUpperCase(), '--day', day],
      ]) {
        const { code, out } = await run(...words);
        expect({ words, code }).toEqual({ words, code: 0 });
        expect(out).toContain(paid.id);
      }
      const none = await run('orders', 'list', '--email', 'nobody@mail.example');
      expect(none).toMatchObject({ code: 0, out: 'No orders.\n' });
    });

    test('a search by email address uses an index', async () => {
      const { rows } = await store.db.transaction(async (queries) => {
        await queries.execute(sql`set local enable_seqscan = off`);
        return queries.execute(
          sql`explain select * from "order" where lower(shipping_email) = 'a@b.example' order by created_at desc, id desc limit 10`,
        );
      });
      expect(JSON.stringify(rows)).toContain('order_email_created_at');
      const found = await Array.fromAsync(orderPages(store.db, { email: SHOPPER.email, perPage: 1 }));
      expect(found.flat().map(({ id }) => id)).toContain(paid.id);
    });
  });

  test('an order’s address is changed by its parts, a note added, a part of it sent, and the rest cancelled', async () => {
    const { id } = paid;
    const moved = await run('orders', 'address', id, '--line1', '18 Heron Steps', '--yes');
    expect(moved.out).toContain(`The address of ${id} is changed.`);
    expect((await run('orders', 'note', id, 'The bell is broken.')).code).toBe(0);
    const sent = await run('orders', 'ship', id, '--lines', '1:1', '--carrier', 'Royal Mail', '--yes');
    expect(sent.out).toContain(`Parcel 1 of ${id} is marked as sent.`);
    expect((await run('orders', 'ship', id, '--lines', '1:2', '--yes')).err).toContain('Only 1 of line 1');
    const late = await run('orders', 'address', id, '--line1', '19 Heron Steps', '--yes');
    expect(late.err).toContain('was sent, so its address stays');
    const dry = await run('orders', 'cancel', id, '--dry-run');
    expect(dry.out).toMatch(/Cancel what is not sent of .*: [\d.]+ GBP goes back/);
    expect((await run('orders', 'cancel', id, '--yes')).out).toMatch(/[\d.]+ GBP of .* refunded/);
    const shown = (await run('orders', 'show', id)).out;
    expect(shown).toContain('18 Heron Steps');
  });

  test('[C5] orders are exported as a table for accounting, whose amounts add up, in units of the currency', async () => {
    await giveBack('5.00 GBP');
    const { code, out } = await run('orders', 'list', '--csv');
    expect(code).toBe(0);
    const cells = table(out).find((row) => row.order === paid.id)!;
    const money = (amount: number) => (amount / 100).toFixed(2);
    expect(cells).toMatchObject({
      order: paid.id,
      currency: 'GBP',
      total: money(paid.total),
      refunded: '5.00',
      remaining: money(paid.total - 500),
      tax: money(paid.totalTaxAmount!),
      taxIncluded: 'yes',
    });
    const minor = (name: string) => Math.round(Number(cells[name]) * 100);
    expect(minor('goods') - minor('discount') + minor('shipping')).toBe(minor('total'));

    const all = await run('orders', 'list', '--csv', 'lines');
    const lines = table(all.out).filter((row) => row.order === paid.id);
    const sumOf = (name: string) => lines.reduce((sum, row) => sum + Math.round(Number(row[name]) * 100), 0);
    expect(sumOf('price')).toBe(paid.total);
    expect(sumOf('tax')).toBe(paid.totalTaxAmount);
  });

  test('[C1] incompatible options are refused before anything is read', async () => {
    for (const [words, expected] of [
      [['orders', '--amount', '5.00 GBP'], "unknown option '--amount'"],
      [['orders', 'release', paid.id, paid.id], `Unexpected argument: ${paid.id}`],
      [['orders', 'show', paid.id, '--yes'], "unknown option '--yes'"],
      [['orders', 'refund', paid.id, '--linse', '1'], 'Did you mean --lines?'],
      [['orders', 'refund', paid.id, '--amount', '5.00 GBP', '--lines', '1'], 'cannot be used with'],
      [['orders', 'list', '--json', '--csv'], 'cannot be used with'],
      [['orders', 'refund'], "missing required argument 'order'"],
      [['orders', 'refund', 'F-1'], 'order'],
      [['orders', 'lst'], 'Did you mean list?'],
      [['ordres', 'list'], 'Did you mean orders?'],
    ] as const) {
      const { code, out, err } = await run(...words);
      expect({ words, code, out }).toEqual({ words, code: 2, out: '' });
      expect(err).toContain(expected);
    }
  });

  test('[C1] every irreversible command does nothing without a confirmation or --yes', async () => {
    const now = new Date('2026-11-22T12:00:00Z');
    const held = await bought();
    await store.db.update(order).set({ heldReason: 'paid less' }).where(eq(order.id, held.id));
    await makeCard(store.db, { orderId: paid.id, region: 'GB', value: 5_000 });
    const [card] = await store.db.select().from(giftCard);
    await store.db.insert(review).values({
      id: 'R-1',
      productId: 'a-slow-loaf',
      rating: 5,
      text: 'Good.',
      firstName: 'Ana',
      createdAt: now,
    });
    const said = { region: 'GB', wordingId: 'w', wording: 'Yes', givenAt: now } as const;
    await store.db.insert(newsOptIn).values({ email: 'ana@mail.example', ...said });
    await store.db.insert(message).values({
      id: 'L-1',
      kind: 'contact',
      key: 'k',
      fingerprint: 'f',
      region: 'GB',
      email: 'ana@mail.example',
      fields: {},
    });
    await store.db.execute(sql`update ${outbox} set status = 'given-up'`);
    const snapshot = async () =>
      JSON.stringify(
        await Promise.all(
          [order, giftCard, review, newsOptIn, message, outbox, productionJob].map((table) =>
            store.db.select().from(table as typeof order),
          ),
        ),
      );
    const before = await snapshot();
    const commands = [
      ['orders', 'release', held.id],
      ['orders', 'ship', paid.id],
      ['gift-cards', 'block', card!.id],
      ['messages', 'erase', 'ana@mail.example'],
      ['messages', 'delete-overdue'],
      ['newsletter', 'withdraw', 'ana@mail.example'],
      ['reviews', 'reject', 'R-1'],
      ['production', 'sent', `${paid.id}/1`],
      ['outbox', 'retry'],
    ] as const;
    for (const words of commands) {
      const { code, out, err } = await run(...words);
      expect({ words, code }).toEqual({ words, code: 2 });
      expect(err).toContain('Add --yes');
      expect(out).not.toBe('');
    }
    expect(await snapshot()).toBe(before);
    const begun = Date.now();
    for (const words of commands.filter(([noun]) => noun !== 'messages')) {
      const { code, err } = await run(...words, '--yes');
      expect({ words, code, err }).toEqual({ words, code: 0, err: '' });
    }
    const [[blocked], [rejected], [withdrawn], [job]] = await Promise.all([
      store.db.select().from(giftCard),
      store.db.select().from(review),
      store.db.select().from(newsOptIn),
      store.db.select().from(productionJob).where(eq(productionJob.orderId, paid.id)),
    ]);
    expect(blocked?.operatorBlockedAt?.getTime()).toBeGreaterThanOrEqual(begun);
    expect(rejected?.status).toBe('rejected');
    expect(withdrawn?.withdrawnAt?.getTime()).toBeGreaterThanOrEqual(begun);
    expect(job?.status).toBe('sent');
    expect((await findOrder(store.db, held.sessionId))?.status).toBe('paid');
    expect((await findOrder(store.db, paid.sessionId))?.fulfilledAt?.getTime()).toBeGreaterThanOrEqual(begun);
  });
});
