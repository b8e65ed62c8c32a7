import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { order } from '#functions/db/schema/orders.ts';
import { foreignPayment, watermark } from '#functions/db/schema/provider.ts';
import type { Progress } from '#functions/orders/reconciliation/run.ts';
import { type Deaf, moveTo, openDeaf, recordedIn } from '#tests/functions/helpers/deaf-store.ts';
import { plantOtherShop } from '#tests/functions/helpers/other-shop.ts';
import type { TestStore } from '#tests/functions/helpers/store.ts';

const DAY = 86_400;
const operationsOf = ({ provider }: TestStore) => provider.requests.map(({ operation }) => operation);

describe('[P13] thousands of foreign payments on the account', () => {
  let deaf: Deaf;
  let own: string[];
  const COUNT = 1_500;
  beforeAll(async () => {
    deaf = await openDeaf();
    const end = Math.floor(Date.now() / 1000) - 6 * 3_600;
    const plant = (from: number, to: number, count: number) =>
      plantOtherShop(deaf.store.provider, deaf.stripe, { count, from, to });
    await plant(end - 20 * DAY, end - 60, 500);
    await plant(end - 60, end, COUNT - 500);
    own = [await deaf.paid(), await deaf.paid()];
    moveTo(deaf, own[0]!, end - 30);
  });
  afterAll(() => deaf?.store.close());

  test('are read from the list only, in runs of a few calls that can stop and continue within a busy minute', async () => {
    const { store, look } = deaf;
    await store.db.execute(sql`truncate ${order}, ${foreignPayment}, ${watermark} cascade`);
    const [asked, logged] = [store.provider.requests.length, store.log.length];
    let runs = 0;
    let isWhole = false;
    while (!isWhole && runs < 60) {
      const before = store.provider.requests.length;
      ({ isWhole } = await look({ hasTime: () => store.provider.requests.length - before < 14 }));
      runs += 1;
    }
    expect(isWhole).toBe(true);
    expect(runs).toBeGreaterThan(3);
    expect((await recordedIn(store)).sort()).toEqual([...own].sort());
    const operations = operationsOf(store).slice(asked);
    expect(operations.filter((one) => one === 'sessions.retrieve')).toEqual([]);
    const lists = operations.filter((one) => one === 'sessions.list');
    expect(lists.length).toBeLessThan(COUNT / 100 + 100);
    expect(await store.db.$count(foreignPayment)).toBe(COUNT + 2);
    const lines = store.log.slice(logged);
    expect(lines.filter((line) => line.includes('foreign_payment')).length).toBeLessThan(60);
  });

  test('cost no call for each refund, and a further run has almost nothing to do', async () => {
    const { store, look } = deaf;
    await look();
    const before = store.provider.requests.length;
    expect(await look()).toEqual({ recorded: 0, failed: 0, isWhole: true });
    expect(store.provider.requests.length - before).toBeLessThan(12);
  });

  test('have a progress report during the walk', async () => {
    const { store, look } = deaf;
    await store.db.delete(watermark);
    const told: Progress[] = [];
    await look({ onProgress: (progress) => told.push(progress) });
    expect(told.length).toBeGreaterThan(10);
    const counts = told.map(({ read }) => read);
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
    expect(counts.at(-1)).toBeGreaterThanOrEqual(COUNT);
  });

  const placeOf = async () =>
    (await deaf.store.db.select().from(watermark).where(eq(watermark.name, 'sessions')))[0]!;
  /** The walk has stopped within its last minute, after an entry that the provider no longer knows. */
  const stopWithin = async () => {
    await deaf.look();
    const windowEnd = (await placeOf()).reached;
    const reached = new Date(windowEnd.getTime() - 60_000);
    const place = { cursor: 'cs_test_that_nobody_knows', reached, windowEnd };
    await deaf.store.db.update(watermark).set(place).where(eq(watermark.name, 'sessions'));
    return place;
  };

  test('are walked again from the start if the provider no longer knows the last entry', async () => {
    await stopWithin();
    expect(await deaf.look()).toMatchObject({ isWhole: true });
    expect(await placeOf()).toMatchObject({ cursor: null });
  });

  test('stay where the walk has stopped if the provider refuses more calls, and are not walked again at once', async () => {
    const place = await stopWithin();
    const { faults } = deaf.store.provider;
    faults.add({ operation: 'sessions.list', kind: 'status', status: 429, times: 1 });
    await expect(deaf.look()).rejects.toMatchObject({ statusCode: 429 });
    expect(await placeOf()).toMatchObject(place);
    expect(await deaf.look()).toMatchObject({ isWhole: true });
  });
});
