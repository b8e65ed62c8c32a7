import { BRITISH_ACCOUNT } from 'payment-sandbox';
import { LOCAL_STRIPE_KEY } from 'payment-sandbox/keys';
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { dayRows } from '#functions/books/day-book.ts';
import { differences, payoutParts } from '#functions/books/differences.ts';
import { type JournalLine, journalOf } from '#functions/books/journal.ts';
import { providerRows } from '#functions/books/provider-book.ts';
import { taxRows } from '#functions/books/tax-book.ts';
import { balanceTransaction, providerPayout } from '#functions/db/schema/balance.ts';
import { order } from '#functions/db/schema/orders.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { refund } from '#functions/db/schema/refunds-and-disputes.ts';
import { refundOrder } from '#functions/orders/refunds/refund-order.ts';
import type { RefundParams } from '#functions/orders/refunds/refund-params.ts';
import { connect } from '#functions/platform/stripe.ts';
import { BOOK_ACCOUNTS } from '#src/core/books/accounts.ts';
import { daysLater } from '#src/core/dates.ts';
import { startOf } from '#src/core/payouts/months.ts';
import { REGION_CODES, regionOf } from '#src/core/regions/regions.ts';
import { storeNow } from '#src/lib/clock.ts';
import { withDatabases } from '../helpers/databases.ts';
import { buy, buyCards, cardBasket } from '../helpers/gift-cards.ts';
import { basketOf, checkOut, item, newKey } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

/** How many orders are made up; HISTORIES=10000 for a long run. */
const HISTORIES = Number(process.env.HISTORIES ?? 24);
/** Over how many days they are spread. */
const DAYS = 45;
const MIXED = [
  item('the-brass-mortar', 'small'),
  item('a-slow-loaf', 'hardback'),
  item('a-slow-loaf', 'ebook'),
];
const DEAR = [item('the-brass-mortar', 'small', 3)];
const amountOf = ({ amount }: { amount: number }) => amount;
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

withDatabases('the books of made-up orders, on', (database) => {
  let store: TestStore;
  let stripe: Stripe;
  beforeAll(async () => {
    store = await openStore({ database: database(), provider: { account: BRITISH_ACCOUNT } });
    stripe = await connect(LOCAL_STRIPE_KEY, store.provider.url);
  });
  afterAll(() => store?.close());
  const clockBefore = process.env.STORE_CLOCK;
  afterEach(() => {
    if (clockBefore === undefined) delete process.env.STORE_CLOCK;
    else process.env.STORE_CLOCK = clockBefore;
  });

  const live = async (at: number) => {
    const { actions } = store.provider;
    const region = REGION_CODES[at % REGION_CODES.length]!;
    const place = { storeRegion: region, isoCurrency: regionOf(region).currency };
    const kind = at % 8;
    if (kind === 6) return void (await spendCard(at));
    const isMixed = kind === 5 || at % 3 === 0;
    const isCard = at % 7 === 6 && kind < 5;
    const basket = isCard ? cardBasket() : basketOf({ ...place, ...(isMixed && { items: MIXED }) });
    const { checkoutSessionId: id } = await checkOut(store, basket, newKey());
    await actions.pay(id, { card: kind === 3 ? '4000000000005126' : '4242424242424242' });
    if (kind === 1) actions.refund(id, { amount: 101 });
    if (kind === 2) actions.refund(id);
    if (kind === 3) actions.settleRefund(actions.refund(id, { amount: 100 }).id, false);
    if (kind === 4) actions.closeDispute(actions.openDispute(id).id, at % 16 === 4);
    const orderId = store.provider.tables.sessions.get(id)!.session.client_reference_id!;
    if (kind === 5) await giveBack(orderId, { lines: [1] }, { amount: 7 }, ...(at % 16 === 5 ? [{}] : []));
    if (kind === 7) actions.refund(id, { amount: 99 });
    if (kind === 7) await giveBack(orderId, { amount: 1 }, {});
  };
  /** An order that a gift card paid in part, and a refund that goes both ways. */
  const spendCard = async (at: number) => {
    const { code } = await buyCards(store);
    const orderId = await buy(store, basketOf({ giftCardCode: code, items: at % 16 === 6 ? MIXED : DEAR }));
    await giveBack(orderId, { lines: [1] }, ...(at % 32 === 6 ? [{}] : []));
  };
  const giveBack = async (orderId: string, ...refunds: RefundParams[]) => {
    await store.provider.webhooks.idle();
    for (const refund of refunds) await refundOrder(orderId, refund, { db: store.db, stripe }, storeNow());
    await store.provider.webhooks.idle();
  };

  test('are the orders’ sums, the provider’s and the payouts’, to the penny', {
    tags: ['long'],
    timeout: 3_600_000,
  }, async () => {
    for (let at = 0; at < HISTORIES; at++) {
      // All come from one connection.
      if (at % 100 === 0) await store.db.delete(rateLimit);
      process.env.STORE_CLOCK = `+${Math.floor((at * DAYS) / HISTORIES)}d`;
      await live(at);
      // A webhook that arrives after a jump of the clock is refused as old.
      await store.provider.webhooks.idle();
    }
    process.env.STORE_CLOCK = `+${DAYS + 5}d`;
    await store.run('books');
    const orders = await store.db.select().from(order);
    expect(orders.length).toBeGreaterThanOrEqual(HISTORIES);
    const period = { from: new Date(0), to: daysLater(new Date(), 2 * DAYS) };
    const days = await dayRows(store.db, period);
    for (const figure of ['total', 'refunded', 'shipping', 'discount'] as const)
      expect(sum(days.map((row) => row[figure])), figure).toBe(sum(orders.map((row) => row[figure])));
    for (const row of days) {
      expect(row.goods + row.giftCardsSold + row.shipping + row.taxOnTop).toBe(row.total);
      for (const [name, value] of Object.entries(row))
        if (typeof value === 'number') expect(value, name).toBeGreaterThanOrEqual(0);
    }
    // By rate and kind, each day of a region is the same.
    const taxed = await taxRows(store.db, period);
    for (const { day, region, currency, total, refunded } of days) {
      const own = taxed.filter(
        (row) => row.day === day && row.region === region && row.currency === currency,
      );
      expect(sum(own.map(({ sold }) => sold))).toBe(total);
      expect(sum(own.map((row) => row.refunded))).toBe(refunded);
      for (const row of own) {
        expect(row.sold).toBeGreaterThanOrEqual(row.tax);
        expect(row.refunded).toBeGreaterThanOrEqual(row.refundedTax);
        expect(row.sold, 'no more is refunded than was sold').toBeGreaterThanOrEqual(row.refunded);
        expect(row.tax).toBeGreaterThanOrEqual(row.refundedTax);
      }
    }
    expect(await differences(store.db, period)).toEqual([]);

    const transactions = await store.db.select().from(balanceTransaction);
    const charged = transactions.filter(({ category }) => category === 'charge');
    for (const one of orders) {
      const own = charged.filter(({ paymentId }) => paymentId === one.paymentId);
      const paid = { sourceAmount: one.total - one.giftCardAmount, sourceCurrency: one.currency };
      expect(own).toMatchObject(paid.sourceAmount > 0 ? [paid] : []);
    }
    const payouts = await store.db.select().from(providerPayout);
    expect(payouts.length).toBeGreaterThan(0);
    for (const { id, amount } of payouts) {
      const parts = await payoutParts(store.db, id);
      expect(parts.filter(({ orderId }) => orderId === null)).toEqual([]);
      expect(sum(parts.map(({ net }) => net))).toBe(amount);
    }

    const journal = await journalOf(store.db, period);
    const booked = (account: JournalLine['account'], currency: string) =>
      sum(journal.filter((row) => row.account === account && row.currency === currency).map(amountOf));
    const refunds = (await store.db.select().from(refund)).filter(({ state }) => state !== 'failed');
    expect(new Set(journal.map(({ currency }) => currency)).size).toBeGreaterThan(2);
    for (const currency of new Set(journal.map((row) => row.currency))) {
      const own = orders.filter((row) => row.currency === currency);
      const ids = new Set(own.map(({ id }) => id));
      const back = refunds.filter(({ orderId }) => ids.has(orderId));
      const moved = transactions.filter((row) => row.currency === currency);
      const of = (category: string) => moved.filter((row) => row.category === category);
      expect(sum(journal.filter((row) => row.currency === currency).map(amountOf)), currency).toBe(0);
      const earned = sum(
        (['sales', 'shipping', 'tax', 'giftCards'] as const).map((name) => booked(name, currency)),
      );
      const paid = sum(own.map(({ total }) => total)) - sum(own.map(({ giftCardAmount }) => giftCardAmount));
      const paidBack = sum(back.filter(({ toGiftCard }) => !toGiftCard).map(amountOf));
      expect(0 - earned, 'orders less refunds').toBe(paid - paidBack);
      expect(booked('payments', currency), 'orders and provider agree').toBe(0);
      expect(booked('fees', currency)).toBe(sum(moved.map(({ fee }) => fee)));
      expect(booked('balance', currency)).toBe(sum(moved.map(({ net }) => net)));
      expect(booked('payouts', currency)).toBe(0 - sum(of('payout').map(amountOf)));
      expect(booked('disputes', currency)).toBe(
        0 - sum([...of('dispute'), ...of('dispute_reversal')].map(amountOf)),
      );
    }
    // The journals of months add up to the whole one.
    const starts = [
      ...new Set(days.map(({ day }) => startOf(day.slice(0, 7)).getTime())),
      period.to.getTime(),
    ];
    const months = [];
    for (const [at, start] of starts.slice(0, -1).entries())
      months.push(...(await journalOf(store.db, { from: new Date(start), to: new Date(starts[at + 1]!) })));
    for (const account of BOOK_ACCOUNTS) {
      const own = (rows: readonly JournalLine[]) =>
        rows.filter((row) => row.account === account).map(amountOf);
      expect(sum(own(months)), account).toBe(sum(own(journal)));
    }
    const tax = taxed.map((row) => row.refundedTax - row.tax);
    expect(sum(journal.filter(({ account }) => account === 'tax').map(amountOf))).toBe(sum(tax));
    expect(journal.filter(({ account }) => account === 'suspense')).toEqual([]);
    const fees = (await providerRows(store.db, period)).map(({ fee }) => fee);
    expect(sum(fees)).toBe(sum(transactions.map(({ fee }) => fee)));
  });
});
