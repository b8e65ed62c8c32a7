import { and, eq, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { order } from './schema/orders.ts';

/** What tells whether a person still has to look at an order. */
type Looked = Pick<typeof order.$inferSelect, 'heldReason' | 'releasedAt'> & { fraudWarningAt?: Date | null };
/** What tells whether a paid order's goods may go to its buyer. */
export type Supplied = Pick<typeof order.$inferSelect, 'id' | 'intent'> & Looked;

/** True for an order that was not paid as asked, or that was warned of before it was sent, until a person has released it. */
export function isHeld({ heldReason, releasedAt }: Looked): boolean {
  return heldReason !== null && releasedAt === null;
}

/** True for an order whose bank has warned of fraud, until a person has released it. A warning takes back an earlier release. */
export function isWarned({ fraudWarningAt, releasedAt }: Looked): boolean {
  return Boolean(fraudWarningAt) && releasedAt === null;
}

/** False for an order that a person still has to look at: until it is released nothing follows from its payment. */
export function mayGoAhead(known: Looked): boolean {
  return !isHeld(known) && !isWarned(known);
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
