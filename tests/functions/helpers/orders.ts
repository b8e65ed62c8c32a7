import type { Queries } from '#functions/db/open.ts';
import type { Order } from '#functions/db/order-types.ts';
import { order } from '#functions/db/schema/orders.ts';
import { orderPages } from '#functions/orders/read-orders.ts';

/** Every order, newest first. */
export async function listOrders(db: Queries): Promise<Order[]> {
  return (await Array.fromAsync(orderPages(db))).flat();
}

/** Writes an order of £10.00 as if it had been paid, with what a test says of it. */
export async function insertOrder(
  db: Queries,
  change: Partial<typeof order.$inferInsert> & { id: string },
): Promise<void> {
  await db.insert(order).values({
    sessionId: `cs_test_${change.id}`,
    region: 'GB',
    currency: 'GBP',
    subtotal: 1000,
    discount: 0,
    shipping: 0,
    tax: 0,
    total: 1000,
    ...change,
  });
}
