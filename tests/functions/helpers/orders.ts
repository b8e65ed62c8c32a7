import type { Queries } from '#functions/db/open.ts';
import type { Order } from '#functions/db/order-types.ts';
import { order } from '#functions/db/schema/orders.ts';
import { orderPages } from '#functions/orders/read-orders.ts';

/** Every order, newest first. */
export async function listOrders(db: Queries): Promise<Order[]> {
  return (await Array.fromAsync(orderPages(db))).flat();
}

type Row = typeof order.$inferInsert;
type Change = Partial<Row> & { id: string };

/** The row of a paid order of £10.00, with the changes of a test. */
export function paidOrder(change: Change): Row {
  return {
    sessionId: `cs_test_${change.id}`,
    region: 'GB',
    currency: 'GBP',
    subtotal: 1000,
    discount: 0,
    shipping: 0,
    tax: 0,
    total: 1000,
    ...change,
  };
}

/** Inserts a paid order of £10.00, with the changes of a test. */
export async function insertOrder(db: Queries, change: Change): Promise<void> {
  await db.insert(order).values(paidOrder(change));
}
