import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stockOperations } from '#functions/desk/stock/operations.ts';
import { todayOperations } from '#functions/desk/today/operations.ts';
import { dispatchOf } from '#functions/desk/today/read-today.ts';
import type { DeskMember } from '#src/contracts/desk/contract.ts';
import { stockPlace } from '#src/contracts/desk/stock.ts';
import { todayRead } from '#src/contracts/desk/today.ts';
import { withDatabases } from '../helpers/databases.ts';
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
