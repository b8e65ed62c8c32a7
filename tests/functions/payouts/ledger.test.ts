import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fundingOutcome } from '#functions/db/schema/fundings.ts';
import { creatorSale, ledgerEntry, ledgerLine, statement } from '#functions/db/schema/ledger.ts';
import { order, orderLine } from '#functions/db/schema/orders.ts';
import { dispute, refund } from '#functions/db/schema/refunds-and-disputes.ts';
import { bookDue } from '#functions/payouts/ledger/book-due.ts';
import { readRates, saveRates } from '#functions/payouts/ledger/rates.ts';
import { closeMonth } from '#functions/payouts/statements/close-month.ts';
import { bookManualEntry, duePayouts, markPaid } from '#functions/payouts/statements/pay.ts';
import { balances } from '#functions/payouts/statements/read-statements.ts';
import { dayOf, daysLater } from '#src/core/dates.ts';
import { paidParts } from '#src/core/orders/paid-parts.ts';
import { partsLeft } from '#src/core/orders/refunds.ts';
import { monthLater, monthOf } from '#src/core/payouts/months.ts';
import { SMALLEST_PAYOUT } from '#src/core/payouts/smallest-payout.ts';
import { withDatabases } from '../helpers/databases.ts';
import { openStore, type TestStore } from '../helpers/store.ts';
import {
  contest,
  decide,
  endFunding,
  failRefund,
  giveBack,
  type History,
  histories,
  sell,
  settle,
} from './support/histories.ts';

const START = new Date('2027-01-05T09:00:00Z');
const HISTORIES = Number(process.env.HISTORIES ?? 40);
/** The bank's rates of a day. They stay the same. */
const ratesOf = (day: string) => [
  { day, currency: 'GBP', micros: 850_000 } as const,
  { day, currency: 'USD', micros: 1_100_000 } as const,
  { day, currency: 'CAD', micros: 1_500_000 } as const,
];
/** From 4 January 2027 on, for three years. */
const RATES = Array.from({ length: 220 }, (_, count) =>
  dayOf(daysLater(new Date('2027-01-04'), 5 * count)),
).flatMap(ratesOf);
const one = (thing: 'tins' | 'book' | 'ebook' | 'pledge', unit: number, quantity = 1) => ({
  thing,
  quantity,
  unit,
  discount: 0,
});

withDatabases('the ledger on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database() });
  });
  // Closed months and the ledger never change, so each test starts with none.
  beforeEach(async () => {
    await store.db.execute(sql`truncate "order", creator_sale, ledger_due, ledger_entry, ledger_line, ledger_month,
      statement, exchange_rate, balance_transaction, funding_milestone, funding_outcome cascade`);
    await saveRates(store.db, RATES);
  });
  afterAll(() => store?.close());

  const entriesOf = (orderId: string) =>
    store.db.select().from(ledgerEntry).where(eq(ledgerEntry.orderId, orderId)).orderBy(ledgerEntry.id);
  const sums = async (orderId: string) => {
    const rows = await store.db
      .select({
        account: ledgerLine.account,
        currency: ledgerLine.currency,
        amount: sql<number>`sum(${ledgerLine.amount})::float8`,
      })
      .from(ledgerLine)
      .innerJoin(ledgerEntry, eq(ledgerEntry.id, ledgerLine.entryId))
      .where(eq(ledgerEntry.orderId, orderId))
      .groupBy(ledgerLine.account, ledgerLine.currency);
    return Object.fromEntries(
      rows.filter(({ amount }) => amount !== 0).map((row) => [`${row.account} ${row.currency}`, row.amount]),
    );
  };
  const sale = (region: 'GB' | 'EU' | 'US', lines: Parameters<typeof sell>[1]['lines'], now = START) =>
    sell(store.db, { is: 'sale', region, lines, shipping: 0, card: 0, code: false }, now);

  describe('a sale', () => {
    test('shares what is left after tax, printing and the payment fee, as the page for creators says', async () => {
      const id = await sale('GB', [one('book', 2400)]);
      await bookDue(store.db, START);
      // 3 % and 25 pence of £24.00; 70 % of the rest.
      expect(await sums(id)).toEqual({
        'received GBP': 2400,
        'fee GBP': -97,
        'shop GBP': -691,
        'exchange GBP': -1612,
        'exchange USD': 2086,
        'payable USD': -2086,
      });
    });

    test('is converted at the rate of the day, and a remainder of a cent stays with the shop', async () => {
      const id = await sale('GB', [one('tins', 1001)]);
      await bookDue(store.db, START);
      const fee = 30 + 25;
      const share = Math.floor(((1001 - fee) * 75 + 50) / 100);
      expect(await sums(id)).toMatchObject({
        'exchange GBP': -share,
        'payable EUR': -Math.floor(share / 0.85),
      });
    });

    test('is corrected when the provider reports its fee and its rate', async () => {
      const id = await sale('GB', [one('tins', 1000)]);
      await bookDue(store.db, START);
      await settle(store.db, id, { is: 'settles', of: 0, currency: 'EUR', fee: 87 }, START);
      await bookDue(store.db, START);
      // 87 of 870 is a tenth: £1.00.
      expect(await sums(id)).toMatchObject({
        'fee GBP': -100,
        'exchange GBP': -675,
        'payable EUR': -Math.floor((675 * 870) / 1000),
      });
      expect((await entriesOf(id)).map(({ kind }) => kind)).toEqual(['sale', 'correction']);
    });

    test('of an order on hold waits until a person releases it', async () => {
      const id = await sale('GB', [one('tins', 1000)]);
      await store.db.update(order).set({ heldReason: 'odd' }).where(eq(order.id, id));
      await bookDue(store.db, START);
      expect(await entriesOf(id)).toEqual([]);
      await store.db
        .update(order)
        .set({ releasedAt: daysLater(START, 2) })
        .where(eq(order.id, id));
      await bookDue(store.db, daysLater(START, 3));
      expect(await entriesOf(id)).toMatchObject([{ kind: 'sale', occurredAt: daysLater(START, 2) }]);
    });
  });

  test('a refund takes the creator’s share back, and one that fails restores it', async () => {
    const id = await sale('GB', [one('tins', 2000)]);
    await bookDue(store.db, START);
    const sold = await sums(id);
    await giveBack(store.db, id, { is: 'refund', of: 0, percent: 100, byLine: true }, START);
    await bookDue(store.db, START);
    expect(await sums(id)).toEqual({});
    await failRefund(store.db, id);
    await bookDue(store.db, START);
    expect(await sums(id)).toEqual(sold);
    await contest(store.db, id, START);
    await bookDue(store.db, START);
    expect(await sums(id)).toEqual({});
    await decide(store.db, id, true);
    await bookDue(store.db, START);
    expect(await sums(id)).toEqual(sold);
    expect((await entriesOf(id)).map(({ kind }) => kind)).toEqual([
      'sale',
      'refund',
      'refund_failed',
      'dispute',
      'dispute_won',
    ]);
  });

  test('a pledge is booked when its funding has reached its goal, at the share of fundings', async () => {
    const id = await sale('EU', [one('pledge', 5000)]);
    await bookDue(store.db, START);
    expect(await entriesOf(id)).toEqual([]);
    await endFunding(store.db, true, daysLater(START, 1));
    await bookDue(store.db, daysLater(START, 1));
    expect(await sums(id)).toMatchObject({ 'received EUR': 5000, 'exchange EUR': -Math.round(4825 * 0.92) });
    await store.db.delete(fundingOutcome);
  });

  test('the database refuses an entry that does not balance, and any change of one', async () => {
    await sale('EU', [one('tins', 1000)]);
    await bookDue(store.db, START);
    const [entry] = await store.db.select().from(ledgerEntry).limit(1);
    const unbalanced = store.db.insert(ledgerLine).values({
      entryId: entry!.id,
      number: 99,
      account: 'payable',
      party: 'x',
      currency: 'EUR',
      amount: 1,
    });
    await expect(unbalanced).rejects.toThrow();
    for (const table of [ledgerEntry, ledgerLine, creatorSale])
      await expect(store.db.delete(table)).rejects.toThrow();
    await expect(store.db.update(ledgerLine).set({ amount: 0 })).rejects.toThrow();
  });

  test('no month is closed while an order waits for a rate; then months are closed and paid once', async () => {
    const id = await sale('GB', [one('tins', 1000)], new Date('2026-12-20T09:00:00Z'));
    expect(await bookDue(store.db, START)).toMatchObject({ waiting: 1, errors: 0 });
    await expect(closeMonth(store.db, '2026-12', START)).rejects.toMatchObject({ code: 'not_booked' });
    await saveRates(store.db, [{ day: '2026-12-18', currency: 'GBP', micros: 860_000 }]);
    expect(await bookDue(store.db, START)).toMatchObject({ waiting: 0 });
    expect(await entriesOf(id)).toMatchObject([{ month: '2026-12' }]);

    // By two people at once.
    const now = new Date('2027-02-02T09:00:00Z');
    await sale('EU', [one('tins', 9000)]);
    await expect(closeMonth(store.db, '2027-02', now)).rejects.toMatchObject({ code: 'not_over' });
    const both = await Promise.all([
      closeMonth(store.db, '2027-01', now),
      closeMonth(store.db, '2027-01', now),
    ]);
    expect(both.flatMap(({ months }) => months)).toEqual(['2026-12', '2027-01']);
    const due = (await duePayouts(store.db)).map((one) => one.statement);
    expect(due.length).toBeGreaterThan(0);
    expect(await closeMonth(store.db, '2027-01', now)).toEqual({ months: [], statements: 0 });
    await expect(markPaid(store.db, [{ id: due[0]!.id, due: due[0]!.due + 1 }], now)).rejects.toMatchObject({
      code: 'changed',
    });
    const paid = await Promise.allSettled([markPaid(store.db, due, now), markPaid(store.db, due, now)]);
    expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await duePayouts(store.db)).toEqual([]);
    await expect(store.db.update(statement).set({ due: 1 })).rejects.toThrow();
  });

  test('a rate of weeks before is not one of the day: the order waits', async () => {
    await store.db.execute(sql`truncate exchange_rate`);
    await saveRates(store.db, [{ day: '2027-01-01', currency: 'GBP', micros: 850_000 }]);
    // After the longest holidays of the bank it still counts.
    await sale('GB', [one('tins', 1000)], new Date('2027-01-08T09:00:00Z'));
    await sale('GB', [one('tins', 1000)], new Date('2027-01-09T09:00:00Z'));
    const run = await bookDue(store.db, new Date('2027-01-09T09:10:00Z'));
    expect(run).toMatchObject({ entries: 1, waiting: 1 });
  });

  test('orders that wait for a rate do not keep others from being booked when time is short', async () => {
    for (let count = 0; count < 6; count += 1)
      await sale('GB', [one('tins', 1000)], new Date('2026-12-20T09:00:00Z'));
    expect(await bookDue(store.db, START)).toMatchObject({ waiting: 6 });
    await sale('EU', [one('tins', 9000)]);
    let turns = 1;
    const short = await bookDue(store.db, START, { hasTime: () => turns-- > 0 });
    expect(short).toMatchObject({ orders: 1, entries: 1, waiting: 0, isWhole: false });
    // And each of them is tried once in a run.
    expect(await bookDue(store.db, START)).toMatchObject({ orders: 6, waiting: 6, isWhole: true });
  });

  test('what was paid after a month is not paid again when that month is closed late', async () => {
    const at = (day: string) => new Date(`2027-${day}T09:00:00Z`);
    const entry = { kind: 'correction', party: 'hye-jin-noh', currency: 'GBP', note: 'Earned' } as const;
    await bookManualEntry(store.db, { ...entry, amount: 10_000, key: 'january' }, at('01-20'));
    await bookManualEntry(store.db, { ...entry, amount: 5000, key: 'february' }, at('02-20'));
    await closeMonth(store.db, '2027-01', at('02-01'));
    const january = (await duePayouts(store.db)).map((one) => one.statement);
    // In March, before February is closed: January is paid, and an advance is given.
    await markPaid(store.db, january, at('03-02'));
    await bookManualEntry(store.db, { ...entry, kind: 'advance', amount: 1000, key: 'advance' }, at('03-02'));
    await closeMonth(store.db, '2027-02', at('03-03'));
    const due = (await duePayouts(store.db)).map((one) => one.statement);
    expect(due).toMatchObject([{ month: '2027-02', opening: 10_000, closing: 15_000, due: 4000 }]);
    await markPaid(store.db, due, at('03-15'));
    await closeMonth(store.db, '2027-03', at('04-01'));
    expect(await duePayouts(store.db)).toEqual([]);
    const [last] = await store.db.select().from(statement).where(eq(statement.month, '2027-03'));
    expect(last).toMatchObject({ opening: 15_000, paid: 15_000, closing: 0 });
  });

  test('an advance is set off against what is earned, and a correction is booked once', async () => {
    const now = new Date('2027-02-03T09:00:00Z');
    const entry = { party: 'hye-jin-noh', currency: 'GBP', note: 'For the mould', key: 'a' } as const;
    expect(await bookManualEntry(store.db, { ...entry, kind: 'advance', amount: 5000 }, now)).toBe(true);
    expect(await bookManualEntry(store.db, { ...entry, kind: 'advance', amount: 5000 }, now)).toBe(false);
    expect(
      await bookManualEntry(store.db, { ...entry, kind: 'correction', amount: 7500, key: 'b' }, now),
    ).toBe(true);
    await closeMonth(store.db, '2027-02', new Date('2027-03-01T00:00:00Z'));
    const made = await store.db.select().from(statement).where(eq(statement.party, 'hye-jin-noh'));
    expect(made).toMatchObject([
      { opening: 0, earned: 7500, paid: 5000, closing: 2500, due: 2500, state: 'due' },
    ]);
  });

  test(`the ledger, statements and orders agree to the penny after ${HISTORIES} generated histories`, {
    tags: ['long'],
    timeout: 60_000 + HISTORIES * 300,
  }, async () => {
    let now = new Date('2027-03-02T09:00:00Z');
    const runOne = async (events: History) => {
      const ids: string[] = [];
      // Thousands of histories go on for longer than the rates that each test has.
      const saveDay = () => saveRates(store.db, ratesOf(dayOf(now)));
      await saveDay();
      const pick = (of: number) => ids[of % ids.length];
      for (const event of events) {
        now = new Date(now.getTime() + 60_000);
        const id = 'of' in event ? pick(event.of) : undefined;
        if (event.is === 'sale') ids.push(await sell(store.db, event, now));
        else if (event.is === 'days') {
          now = daysLater(now, event.count);
          await saveDay();
        } else if (event.is === 'books') await bookDue(store.db, now);
        else if (event.is === 'closes') await closeMonth(store.db, monthLater(monthOf(now), -1), now);
        else if (event.is === 'pays') await payAll(now);
        else if (event.is === 'funding_ends') await endFunding(store.db, event.reached, now);
        else if (id && event.is === 'refund') await giveBack(store.db, id, event, now);
        else if (id && event.is === 'refund_fails') await failRefund(store.db, id);
        else if (id && event.is === 'dispute') await contest(store.db, id, now);
        else if (id && event.is === 'dispute_ends') await decide(store.db, id, event.won);
        else if (id && event.is === 'settles') await settle(store.db, id, event, now);
      }
      const booked = await bookDue(store.db, now);
      expect(booked).toMatchObject({ errors: 0, waiting: 0 });
      for (const id of ids) await expectOrder(id);
    };
    const payAll = async (at: Date) => {
      await markPaid(
        store.db,
        (await duePayouts(store.db)).map((one) => one.statement),
        at,
      );
    };
    await fc.assert(fc.asyncProperty(histories, runOne), { numRuns: HISTORIES, endOnFailure: true });
    // Repeating all of it books nothing.
    await store.db.execute(sql`insert into ledger_due (order_id, due_at) select id, 'epoch' from "order"`);
    expect(await bookDue(store.db, now)).toMatchObject({ entries: 0, errors: 0 });
    now = daysLater(now, 62);
    await closeMonth(store.db, monthLater(monthOf(now), -1), now);
    await expectWhole();
  });

  /** An order's entries are what its rows say, and no part is below zero. */
  async function expectOrder(id: string) {
    const [row] = await store.db.select().from(order).where(eq(order.id, id));
    const lines = await store.db
      .select()
      .from(orderLine)
      .where(eq(orderLine.orderId, id))
      .orderBy(orderLine.position);
    const refunds = await store.db.select().from(refund).where(eq(refund.orderId, id));
    const disputes = await store.db.select().from(dispute).where(eq(dispute.orderId, id));
    const gone = [
      ...refunds.filter(({ state }) => state !== 'failed'),
      ...disputes.filter(({ state }) => state !== 'won').map(({ amount }) => ({ amount, lines: [] })),
    ];
    const left = partsLeft(paidParts(row!, lines), gone).lines;
    const reached = await store.db.select().from(fundingOutcome);
    const sales = await store.db.select().from(creatorSale).where(eq(creatorSale.orderId, id));
    const { rows } = await store.db.execute<{
      position: number;
      account: string;
      amount: number;
      currency: string;
    }>(sql`
      select position, account, currency, sum(amount)::float8 as amount from ledger_line join ledger_entry on id = entry_id
      where order_id = ${id} and position is not null group by 1, 2, 3`);
    for (const { position, fundingId, payCurrency, share } of sales) {
      const isCounted = fundingId === null || reached.some(({ outcome }) => outcome === 'successful');
      const at = (account: string, currency = row!.currency) =>
        rows.find((one) => one.position === position && one.account === account && one.currency === currency)
          ?.amount ?? 0;
      expect(at('received')).toBe(isCounted ? left[position] : 0);
      const own = at('payable', payCurrency);
      const creator = 0 - (payCurrency === row!.currency ? own : at('exchange'));
      const costs = -(at('tax') + at('printing') + at('fee'));
      for (const part of [creator, 0 - own, 0 - at('tax'), 0 - at('printing'), 0 - at('fee')])
        expect(part).toBeGreaterThanOrEqual(0);
      expect(costs + creator - at('shop')).toBe(at('received'));
      const rest = at('received') - costs;
      expect(creator).toBe(rest > 0 ? Math.floor((rest * share + 50) / 100) : 0);
      if (left[position] === 0 && lines[position]!.unitAmount > 0) expect(Math.abs(own)).toBe(0);
    }
  }

  /** All entries balance, and the statements of each party follow from each other and from the ledger. */
  async function expectWhole() {
    const { rows: unbalanced } = await store.db.execute(
      sql`select entry_id from ledger_line group by entry_id, currency having sum(amount) <> 0`,
    );
    expect(unbalanced).toEqual([]);
    const { rows: owed } = await store.db.execute<{
      party: string;
      currency: string;
      month: string;
      amount: number;
    }>(sql`
      select party, currency, month, -sum(amount)::float8 as amount from ledger_line join ledger_entry on id = entry_id
      where account = 'payable' group by 1, 2, 3`);
    // Balances do not add up closed months again, and are the same.
    const sums = new Map<string, number>();
    for (const { party, currency, amount } of owed)
      sums.set(`${party} ${currency}`, (sums.get(`${party} ${currency}`) ?? 0) + amount);
    for (const party of [undefined, owed[0]?.party]) {
      const read = await balances(store.db, party);
      const wanted = [...sums].filter(([key]) => party === undefined || key.startsWith(`${party} `));
      expect(new Map(read.map((one) => [`${one.party} ${one.currency}`, one.balance]))).toEqual(
        new Map(wanted),
      );
    }
    const made = await store.db.select().from(statement).orderBy(statement.month);
    const parties = new Set(made.map(({ party, currency }) => `${party} ${currency}`));
    const closed = made.at(-1)!.month;
    expect(
      new Set(
        owed.filter(({ month }) => month <= closed).map(({ party, currency }) => `${party} ${currency}`),
      ),
    ).toEqual(parties);
    for (const key of parties) {
      const own = made.filter(({ party, currency }) => `${party} ${currency}` === key);
      let balance = 0;
      for (const one of own) {
        expect(one.opening).toBe(balance);
        const moved = owed.filter(
          ({ party, currency, month }) => `${party} ${currency}` === key && month === one.month,
        );
        balance += moved.reduce((total, { amount }) => total + amount, 0);
        expect(one.closing).toBe(balance);
        expect(one.due === 0 || one.due >= SMALLEST_PAYOUT).toBe(true);
        expect(one.due).toBeLessThanOrEqual(Math.max(0, one.closing));
      }
      const last = own.at(-1)!.month;
      const sumOf = owed
        .filter((one) => `${one.party} ${one.currency}` === key && one.month <= last)
        .reduce((total, { amount }) => total + amount, 0);
      expect(balance).toBe(sumOf);
    }
    const { rows: payments } = await store.db.execute<{ paid: number; booked: number }>(sql`select
      (select coalesce(sum(due), 0)::float8 from statement where state = 'paid') as paid,
      (select coalesce(-sum(amount), 0)::float8 from ledger_line join ledger_entry on id = entry_id
        where account = 'bank' and kind = 'payment') as booked`);
    expect(payments[0]!.paid).toBe(payments[0]!.booked);
  }

  test('the European Central Bank’s file is read, and anything else gives no rates', () => {
    const xml = `<Cube><Cube time='2027-01-05'><Cube currency='USD' rate='1.0923'/><Cube currency='JPY' rate='161.2'/>
      <Cube currency='GBP' rate='0'/></Cube></Cube>`;
    expect(readRates(xml)).toEqual([{ day: '2027-01-05', currency: 'USD', micros: 1_092_300 }]);
    fc.assert(fc.property(fc.string(), (text) => readRates(text).length === 0));
  });
});
