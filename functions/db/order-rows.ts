import { and, eq, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { order } from './schema/orders.ts';

/** The columns that say whether an order is on hold. */
type Looked = Pick<typeof order.$inferSelect, 'heldReason' | 'releasedAt'> & { fraudWarningAt?: Date | null };
/** The columns that say whether an order's goods may be delivered. */
export type Supplied = Pick<typeof order.$inferSelect, 'id' | 'intent'> & Looked;

/**
 * True for an order on hold: its payment did not match, or there was a fraud warning before it shipped, and
 * no person has released it.
 */
export function isHeld({ heldReason, releasedAt }: Looked): boolean {
  return heldReason !== null && releasedAt === null;
}

/**
 * True for an order with a fraud warning that no person has released since.
 * A new warning cancels an earlier release.
 */
export function isWarned({ fraudWarningAt, releasedAt }: Looked): boolean {
  return Boolean(fraudWarningAt) && releasedAt === null;
}

/** False for an order that waits for a person. Its side effects wait until it is released. */
export function mayGoAhead(known: Looked): boolean {
  return !isHeld(known) && !isWarned(known);
}

/** True for an order whose goods may be delivered. A pledge delivers nothing yet. */
export function isSupplied(paid: Omit<Supplied, 'id'>): boolean {
  return paid.intent === 'Standard' && mayGoAhead(paid);
}

/** The condition for rows of an order's lines: all, or those at `positions`. */
export function ofLines(
  table: { orderId: PgColumn; position: PgColumn },
  orderId: string,
  positions?: readonly number[],
) {
  return and(eq(table.orderId, orderId), positions && inArray(table.position, [...positions]));
}
