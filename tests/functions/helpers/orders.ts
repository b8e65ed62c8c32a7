import type { Queries } from '#functions/db/open.ts';
import type { Order } from '#functions/db/order-types.ts';
import { orderPages } from '#functions/orders/read-orders.ts';

/** Every order, newest first. */
export async function listOrders(db: Queries): Promise<Order[]> {
  return (await Array.fromAsync(orderPages(db))).flat();
}
