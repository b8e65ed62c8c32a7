import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { order, orderLine } from '#functions/db/schema/orders.ts';
import { packingOperations } from '#functions/desk/packing/operations.ts';
import { packingSheets } from '#src/contracts/desk/packing.ts';
import { labelsCsv } from '#src/desk/packing/labels-csv.ts';
import { pickRows } from '#src/desk/packing/pick-rows.ts';
import { withDatabases } from '../helpers/databases.ts';
import { paidOrder } from '../helpers/orders.ts';
import { openStore, type TestStore } from '../helpers/store.ts';
import { callerOf, memberOf } from './member.ts';

const ORDERS = 250;
const LINES = 40;

withDatabases('printing 10,000 lines at once, on', (database) => {
  let store: TestStore;
  const ids = Array.from({ length: ORDERS }, (_, at) => `F-PRINT-${String(at).padStart(5, '0')}`);
  beforeAll(async () => {
    store = await openStore({ database: database() });
    const address = { line1: '1 Mill Lane', line2: null, city: 'Leeds', state: null, postal_code: 'LS1 4AP' };
    await store.db
      .insert(order)
      .values(
        ids.map((id) =>
          paidOrder({ id, pieces: LINES * 2, shippingAddress: { ...address, country: 'GB' }, total: 80_000 }),
        ),
      );
    for (const id of ids)
      await store.db.insert(orderLine).values(
        Array.from({ length: LINES }, (_, position) => ({
          orderId: id,
          position,
          productId: 'a-slow-loaf',
          formatId: 'paperback',
          name: `Thing ${position}`,
          formatName: 'One',
          sku: `SKU-${position}`,
          quantity: 2,
          unitAmount: 1_000,
          isShipped: true,
        })),
      );
  });
  afterAll(() => store?.close());

  test('is one answer in a few queries, and every piece is on the pick list once', async () => {
    const owner = await memberOf(store.db, 'Olga', 'owner');
    const queries = vi.spyOn(store.db.$client, 'query');
    const sheets = await callerOf(store.db, packingOperations)(owner, packingSheets, { ids });
    expect(queries.mock.calls.length).toBeLessThanOrEqual(8);
    queries.mockRestore();
    expect(sheets.map(({ id }) => id)).toEqual(ids);
    expect(sheets.flatMap(({ lines }) => lines)).toHaveLength(ORDERS * LINES);
    const rows = pickRows(sheets);
    expect(rows).toHaveLength(LINES);
    expect(rows.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(ORDERS * LINES * 2);
    expect(labelsCsv(sheets, 'clickAndDrop').trim().split('\r\n')).toHaveLength(ORDERS + 1);
  });

  test('of more orders is refused at its field', async () => {
    const owner = await memberOf(store.db, 'Olga', 'owner');
    await expect(
      callerOf(store.db, packingOperations)(owner, packingSheets, { ids: [...ids, 'F-ONE-MORE'] }),
    ).rejects.toMatchObject({ code: 'invalid_input', field: 'ids' });
  });
});
