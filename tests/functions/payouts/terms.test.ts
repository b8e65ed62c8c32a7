import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommissionTerms } from '#functions/db/order-types.ts';
import { order, orderLine } from '#functions/db/schema/orders.ts';
import { commission } from '#functions/db/schema/payouts.ts';
import { earnedInPeriod } from '#functions/payouts/payout-report.ts';
import { daysLater } from '#src/core/dates.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import { buy, buyCards } from '../helpers/gift-cards.ts';
import { basketOf } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

let store: TestStore;
// The store's own functions, which read the store's catalogue.
let commissionTerms: typeof import('#functions/payouts/commission-terms.ts').commissionTerms;
let activePayoutCode: typeof import('#functions/payouts/active-payout-code.ts').activePayoutCode;
let termsOfOrder: typeof import('#functions/payouts/ledger/terms-of-sale.ts').termsOfOrder;
let recordCommissions: typeof import('#functions/payouts/record-commissions.ts').recordCommissions;
beforeAll(async () => {
  store = await openStore();
  ({ commissionTerms } = await import('#functions/payouts/commission-terms.ts'));
  ({ activePayoutCode } = await import('#functions/payouts/active-payout-code.ts'));
  ({ termsOfOrder } = await import('#functions/payouts/ledger/terms-of-sale.ts'));
  ({ recordCommissions } = await import('#functions/payouts/record-commissions.ts'));
});
afterAll(() => store.close());

describe('the commission terms of a code, fixed when the payment page is opened', () => {
  const LINE = { productId: 'any', formatId: 'any', name: 'Any', formatName: 'Any', quantity: 1 };
  const sold = {
    payoutCode: 'INES-tins',
    lines: [
      { ...LINE, unitAmount: 1000, quantity: 3 },
      { ...LINE, unitAmount: 2500 },
      { ...LINE, unitAmount: 5000, taxKind: 'voucher' as const },
      { ...LINE, unitAmount: 700 },
    ],
    lineDiscounts: [600, 0, 0],
    pledges: [{ fundingId: 'fold', rewardId: null, amount: 2500, goalAmount: 2500, line: 1 }],
  };

  test('are its rate on each line after its discount, and nothing on pledges and gift cards', () => {
    expect(commissionTerms(sold)).toEqual({
      code: 'ines-tins',
      source: 'Inês Carvalho',
      rate: 1000,
      lines: [
        { goods: 2400, reason: null },
        { goods: 2500, reason: 'pledge' },
        { goods: 5000, reason: 'gift_card' },
        { goods: 700, reason: null },
      ],
    });
  });

  test('are empty without a code, and with an unknown one', () => {
    const { payoutCode: _, ...without } = sold;
    expect(commissionTerms(without)).toBeNull();
    expect(commissionTerms({ ...without, payoutCode: 'nobodys' })).toBeNull();
  });
});

test('need a well-formed and active code, in any case', () => {
  expect(activePayoutCode('Ines-TINS')).toMatchObject({ code: 'ines-tins', active: true });
  for (const code of ['spring-fair', 'nobodys', '', 'ines tins'])
    expect(activePayoutCode(code)).toBeUndefined();
});

describe('the commission of a paid order', () => {
  const NOW = new Date();
  const terms: CommissionTerms = {
    code: 'ines-tins',
    source: 'Inês Carvalho',
    rate: 1000,
    lines: [
      { goods: 1200, reason: null },
      { goods: 100, reason: null },
      { goods: 5000, reason: 'gift_card' },
    ],
  };
  const LINES = [{ taxAmount: 200 }, { taxAmount: 300 }];
  const rowsOf = (orderId: string) =>
    store.db.select().from(commission).where(eq(commission.orderId, orderId)).orderBy(commission.position);
  /** An order that was paid without a code; a test adds one afterwards. */
  async function paid(region: 'GB' | 'US' = 'GB') {
    const orderId = await buy(
      store,
      basketOf({ storeRegion: region, isoCurrency: regionOf(region).currency }),
    );
    const [row] = await store.db.select().from(order).where(eq(order.id, orderId));
    return row!;
  }
  const record = (orderId: string, commission: CommissionTerms | null, region: 'GB' | 'US' = 'GB') =>
    recordCommissions(
      store.db,
      orderId,
      { commission, currency: regionOf(region).currency, region, lines: LINES },
      NOW,
    );

  test('is on the goods without included tax, and never below zero', async () => {
    const { id, createdAt } = await paid();
    await record(id, terms);
    const common = {
      orderId: id,
      code: 'ines-tins',
      source: 'Inês Carvalho',
      currency: 'GBP',
      rate: 1000,
      reversed: 0,
      reversedAt: null,
      dueAt: daysLater(createdAt, regionOf('GB').returnDays),
      createdAt: NOW,
    };
    expect(await rowsOf(id)).toEqual([
      { ...common, position: 0, goods: 1000, amount: 100, reason: null },
      { ...common, position: 1, goods: 0, amount: 0, reason: null },
      { ...common, position: 2, goods: 5000, amount: 0, reason: 'gift_card' },
    ]);
  });

  test('is on the whole of a price without included tax', async () => {
    const { id } = await paid('US');
    await record(id, terms, 'US');
    expect(await rowsOf(id)).toMatchObject([
      { goods: 1200, amount: 120, currency: 'USD' },
      { goods: 100, amount: 10 },
      { goods: 5000, amount: 0 },
    ]);
  });

  test('is recorded even if the code is no longer in the catalogue, and does not count as the owner’s own order', async () => {
    const { id } = await paid();
    await record(id, { ...terms, code: 'long-gone' });
    expect(await rowsOf(id)).toMatchObject([{ code: 'long-gone', amount: 100 }, { amount: 0 }, {}]);
    expect(store.log.filter((line) => line.includes(`commission_own_order","order":"${id}`))).toEqual([]);
  });

  test('is empty without terms or lines, and for an unknown order', async () => {
    const { id } = await paid();
    await record(id, null);
    await record(id, { ...terms, lines: [] });
    await record('F-NONE', terms);
    expect(await rowsOf(id)).toEqual([]);
    expect(await rowsOf('F-NONE')).toEqual([]);
  });

  test('is reported by code and currency, with lines that earn nothing apart', async () => {
    const from = new Date(NOW.getTime() + 1);
    const at = (ms: number) => new Date(from.getTime() + ms);
    const row = (position: number, orderId: string, change: object) => ({
      orderId,
      position,
      code: 'b-code',
      source: 'Old name',
      currency: 'GBP',
      goods: 1000,
      rate: 1000,
      amount: 100,
      reason: null,
      dueAt: at(1000),
      createdAt: at(1),
      ...change,
    });
    const ids = [];
    for (let count = 0; count < 3; count += 1) ids.push((await paid()).id);
    const [first, second, third] = ids as [string, string, string];
    await store.db
      .insert(commission)
      .values([
        row(0, first, {}),
        row(1, first, { reversed: 40, goods: 500 }),
        row(0, second, { reason: 'own_order' as const, amount: 0, goods: 900 }),
        row(0, third, { createdAt: at(2), source: 'New name', dueAt: at(500) }),
        row(1, third, { code: 'a-code', createdAt: at(2) }),
        row(2, third, { currency: 'EUR', createdAt: at(2) }),
      ]);
    const none = {
      orders: 1,
      ordersWithout: 0,
      goods: 1000,
      commission: 100,
      reversed: 0,
      pending: 0,
      due: 100,
    };
    expect(await earnedInPeriod(store.db, { from, to: at(1000) }, at(1000))).toEqual([
      { ...none, code: 'a-code', source: 'Old name', currency: 'GBP' },
      { ...none, code: 'b-code', source: 'Old name', currency: 'EUR' },
      {
        code: 'b-code',
        source: 'New name',
        currency: 'GBP',
        orders: 2,
        ordersWithout: 1,
        goods: 2500,
        commission: 300,
        reversed: 40,
        pending: 0,
        due: 260,
      },
    ]);
    const [, , pending] = await earnedInPeriod(store.db, { from, to: at(1000) }, at(999));
    expect(pending).toMatchObject({ pending: 160, due: 100 });
  });
});

test('of a gift card, which the shop sells itself, are those of no creator', async () => {
  await buyCards(store);
  const [card] = await store.db.select().from(orderLine).where(eq(orderLine.taxKind, 'voucher'));
  const [bought] = await store.db.select().from(order).where(eq(order.id, card!.orderId));
  expect(termsOfOrder(bought!, [card!], [])).toEqual([]);
  // The same line as goods of a creator has terms.
  const tins = { ...card!, productId: 'one-square', taxKind: null };
  expect(termsOfOrder(bought!, [tins], [])).toHaveLength(1);
});
