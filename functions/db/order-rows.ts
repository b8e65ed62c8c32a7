import { and, eq, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { order } from './schema/orders.ts';

/** What tells whether a paid order's goods may go to its buyer. */
export type Supplied = Pick<typeof order.$inferSelect, 'id' | 'intent' | 'heldReason' | 'releasedAt'>;

/** False for an order that a person still has to look at: until it is released nothing follows from its payment. */
export function mayGoAhead({ heldReason, releasedAt }: Omit<Supplied, 'id' | 'intent'>): boolean {
  return heldReason === null || releasedAt !== null;
}

/** True for an order whose buyer is to have what was bought. A pledge buys nothing yet. */
export function isSupplied(paid: Omit<Supplied, 'id'>): boolean {
  return paid.intent === 'Standard' && mayGoAhead(paid);
}

/** Rows that belong to lines of an order: to some, by their positions, or to all. */
export function ofLines(
  table: { orderId: PgColumn; position: PgColumn },
  orderId: string,
  positions?: readonly number[],
) {
  return and(eq(table.orderId, orderId), positions && inArray(table.position, [...positions]));
}
