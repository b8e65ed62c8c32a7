import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { order } from '#functions/db/schema/orders.ts';
import { productionJob } from '#functions/db/schema/production.ts';
import { productionOperations } from '#functions/desk/production/operations.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { type ProductionList, productionList, productionMark } from '#src/contracts/desk/production.ts';
import { withDatabases } from '../helpers/databases.ts';
import { basketOf, checkOut, item, newKey } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';
import { callerOf, memberOf } from './member.ts';

withDatabases('production jobs at the desk, on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database() });
  });
  beforeEach(() => store.db.delete(productionJob));
  afterAll(() => store?.close());

  const bought = async () => {
    const body = basketOf({ items: [item('bakestone', 'hardback', 2)] });
    const { checkoutSessionId } = await checkOut(store, body, newKey());
    await store.provider.actions.pay(checkoutSessionId);
    return (await findOrder(store.db, checkoutSessionId))!.id;
  };
  const waitsFor = async (id: string) =>
    (await store.db.select({ waitsFor: order.waitsFor }).from(order).where(eq(order.id, id)))[0]?.waitsFor;

  test('are handed to their maker and come back made, then the order can be packed', async () => {
    const call = callerOf(store.db, productionOperations);
    const ana = await memberOf(store.db, 'Ana');
    const id = await bought();
    expect(await waitsFor(id)).toBe('production');
    const of = (status: 'new' | 'sent') =>
      call(ana, productionList, { status }).then(({ rows }) => rows.filter(({ orderId }) => orderId === id));
    const [row] = await of('new');
    expect(row).toMatchObject({ id: `${id}/1`, name: 'Bakestone', quantity: 2, status: 'new' });
    const jobs = [{ orderId: id, position: 0 }];
    expect(await call(ana, productionMark, { jobs, to: 'sent' })).toEqual({ changed: 1 });
    expect([await of('new'), (await of('sent')).length]).toEqual([[], 1]);
    expect(await waitsFor(id)).toBe('production');
    expect(await call(ana, productionMark, { jobs, to: 'done' })).toEqual({ changed: 1 });
    expect(await waitsFor(id)).toBeNull();
    // A second packer marks the same job.
    expect(await call(ana, productionMark, { jobs, to: 'sent' })).toEqual({ changed: 0 });
    expect(await of('sent')).toEqual([]);
  });

  test('free their order when they are marked again after a call that ended before it counted', async () => {
    const call = callerOf(store.db, productionOperations);
    const ana = await memberOf(store.db, 'Ana');
    const id = await bought();
    await store.db.update(productionJob).set({ status: 'done' }).where(eq(productionJob.orderId, id));
    const jobs = [{ orderId: id, position: 0 }];
    expect(await call(ana, productionMark, { jobs, to: 'done' })).toEqual({ changed: 0 });
    expect(await waitsFor(id)).toBeNull();
  });

  test('are read in pages, each job once, oldest first', async () => {
    const call = callerOf(store.db, productionOperations);
    const owner = await memberOf(store.db, 'Olga', 'owner');
    const id = await bought();
    const [one] = await store.db.select().from(productionJob).where(eq(productionJob.orderId, id));
    // Many at the same time, so that the order's number and the line decide.
    const createdAt = new Date('2026-01-02T03:04:05Z');
    await store.db
      .insert(productionJob)
      .values(Array.from({ length: 250 }, (_, i) => ({ ...one!, position: i + 1, createdAt })));
    const seen: string[] = [];
    for (let after: ProductionList['next'] = null; ; ) {
      const { rows, next }: ProductionList = await call(
        owner,
        productionList,
        after ? { status: 'new', after } : { status: 'new' },
      );
      seen.push(...rows.filter(({ orderId }) => orderId === id).map(({ position }) => String(position)));
      if (!next) break;
      after = next;
    }
    expect(seen).toEqual([...Array.from({ length: 250 }, (_, i) => String(i + 1)), '0']);
  });
});
