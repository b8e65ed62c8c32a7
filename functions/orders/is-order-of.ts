import { and, eq, sql } from 'drizzle-orm';
import { comparableAddress } from '#src/core/comparable-address.ts';
import { readOrderNumber } from '#src/core/orders/order-number.ts';
import type { Queries } from '../db/open.ts';
import { order } from '../db/schema/orders.ts';

/** Whether an order number, as typed by a customer, and an email address belong to the same order. */
export async function isOrderOf(
  queries: Queries,
  { number, email }: { number: string | undefined; email: string | null },
): Promise<boolean> {
  const id = readOrderNumber(number ?? '');
  if (!id || !email) return false;
  const found = and(eq(order.id, id), eq(sql`lower(${order.shippingEmail})`, comparableAddress(email)));
  return (await queries.$count(order, found)) > 0;
}
