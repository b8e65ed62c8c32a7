import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stockOperations } from '#functions/desk/stock/operations.ts';
import { todayOperations } from '#functions/desk/today/operations.ts';
import { dispatchOf } from '#functions/desk/today/read-today.ts';
import type { DeskMember } from '#src/contracts/desk/contract.ts';
import { stockPlace } from '#src/contracts/desk/stock.ts';
import { todayRead, todaySales } from '#src/contracts/desk/today.ts';
import { withDatabases } from '../helpers/databases.ts';
import { insertOrder } from '../helpers/orders.ts';
import { openStore, type TestStore } from '../helpers/store.ts';
import { callerOf, memberOf } from './member.ts';

const SIGNED = { productId: 'a-slow-loaf', formatId: 'signed-hardback' };

withDatabases('today at the desk, on', (database) => {
  let store: TestStore;
  let olga: DeskMember;
  let call: ReturnType<typeof callerOf>;
  beforeAll(async () => {
    store = await openStore({
      database: database(),
      change: ({ products }) => {
        const { formats } = products.find(({ id }) => id === 'a-slow-loaf')!.data;
        const signed = formats.find(({ id }) => id === 'signed-hardback')!;
        signed.stock = { count: 20, countedAt: new Date('2026-11-01') };
      },
    });
    olga = await memberOf(store.db, 'Olga', 'owner');
    call = callerOf(store.db, [...todayOperations, ...stockOperations]);
  });
  afterAll(() => store?.close());

  test('lists what runs low with what is left, and nothing that has enough or no threshold', async () => {
    const low = async () => (await call(olga, todayRead, {})).low;
    await call(olga, stockPlace, { ...SIGNED, shelf: null, lowBelow: 20 });
    expect(await low()).toEqual([]);
    await call(olga, stockPlace, { ...SIGNED, shelf: null, lowBelow: 21 });
    expect(await low()).toMatchObject([{ ...SIGNED, name: 'A Slow Loaf', left: 20 }]);
    await call(olga, stockPlace, { ...SIGNED, shelf: null, lowBelow: null });
    expect(await call(olga, todayRead, {})).toMatchObject({ low: [], lowCount: 0 });
  });

  test('has the sales of each day in UTC, region and currency, with today as the last', async () => {
    const now = new Date('2026-11-29T09:00:00Z');
    for (const [number, createdAt, total, of] of [
      [1, '2026-11-29T23:59:59Z', 1000, { region: 'GB', currency: 'GBP' }],
      [2, '2026-11-29T00:00:00Z', 250, { region: 'GB', currency: 'GBP' }],
      [3, '2026-11-29T08:00:00Z', 700, { region: 'EU', currency: 'EUR' }],
      [4, '2026-10-31T00:00:00Z', 40, { region: 'GB', currency: 'GBP' }],
      [5, '2026-10-30T23:59:59Z', 5, { region: 'GB', currency: 'GBP' }],
      [6, '2026-09-01T00:00:00Z', 6, { region: 'GB', currency: 'GBP' }],
      [7, '2026-08-31T23:59:59Z', 7, { region: 'GB', currency: 'GBP' }],
      [8, '2026-11-30T00:00:00Z', 8, { region: 'GB', currency: 'GBP' }],
    ] as const)
      await insertOrder(store.db, {
        id: `F-SALES-0000${number}`,
        createdAt: new Date(createdAt),
        total,
        subtotal: total,
        ...of,
      });
    const gb = { region: 'GB', currency: 'GBP' };
    const recent = [
      { day: '2026-10-31', ...gb, orders: 1, total: 40 },
      { day: '2026-11-29', region: 'EU', currency: 'EUR', orders: 1, total: 700 },
      { day: '2026-11-29', ...gb, orders: 2, total: 1250 },
    ];
    expect(await call(olga, todaySales, { days: 30 }, now)).toEqual({
      from: '2026-10-31',
      to: '2026-11-29',
      rows: recent,
    });
    expect(await call(olga, todaySales, { days: 90 }, now)).toEqual({
      from: '2026-09-01',
      to: '2026-11-29',
      rows: [
        { day: '2026-09-01', ...gb, orders: 1, total: 6 },
        { day: '2026-10-30', ...gb, orders: 1, total: 5 },
        ...recent,
      ],
    });
    const { revenue } = await call(olga, todayRead, {}, now);
    expect(revenue.find(({ days, region }) => days === 1 && region === 'GB')).toMatchObject({ total: 1250 });
  });

  test('refuses a span of days that no chart has', async () => {
    for (const days of [0, 31, 100_000, '30'])
      await expect(call(olga, todaySales, { days: days as 30 })).rejects.toMatchObject({
        code: 'invalid_input',
      });
  });
});

describe('the day of dispatch of an order placed now', () => {
  const cutOff = { time: '14:00', timeZone: 'Europe/London' };
  const holidays = { dispatch: ['2026-07-20'], delivery: [] };
  test.each([
    ['2026-07-16T12:59:00Z', '2026-07-16', true],
    ['2026-07-16T13:00:00Z', '2026-07-17', false],
    ['2026-07-16T23:30:00Z', '2026-07-17', true],
    ['2026-07-17T13:00:00Z', '2026-07-21', false],
    ['2026-07-18T09:00:00Z', '2026-07-21', false],
  ])('at %s is %s', (now, day, isToday) => {
    expect(dispatchOf({ cutOff, holidays }, new Date(now))).toEqual({ ...cutOff, day, isToday });
  });
});
