import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/open.ts';
import { order } from '../db/schema/orders.ts';

/** Whether an order number, as typed by a customer, and an e-mail address belong to the same order. */
export async function isOrderOf(
  queries: Queries,
  { number, email }: { number: string | undefined; email: string | null },
): Promise<boolean> {
  const id = (number ?? '').replace(/\s+/g, '').toUpperCase();
  if (!id || !email) return false;
  const found = and(eq(order.id, id), eq(sql`lower(${order.shippingEmail})`, email.trim().toLowerCase()));
  return (await queries.$count(order, found)) > 0;
}
