import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';

/**
 * How much of each limited resource is sold or reserved: places of a reward, pieces in stock, uses of a promo
 * code, the balance of a gift card. The capacity is not stored here; it comes with each request, usually from
 * the content.
 */
export const takenTotal = pgTable('allotment', {
  /** What is limited, such as `reward:fold/named-hardback`. */
  key: text().primaryKey(),
  /** The sum of the quantities in `reservation`, including expired ones that are not released yet. */
  taken: integer().notNull(),
  /**
   * Of stock that was counted at the desk: how many may be taken. It replaces the capacity of the request.
   */
  capacity: integer(),
});

/** What one attempt has of a limited resource: reserved until `until`, or sold when an order owns it. */
export const reservation = pgTable(
  'allotment_hold',
  {
    key: text().notNull(),
    attemptId: text('attempt_id').notNull(),
    quantity: integer().notNull(),
    until: when('until').notNull(),
    orderId: text('order_id'),
    /** Who has reserved it, as keyed hashes of the connection and its network; null when it is sold. */
    connection: text(),
    network: text(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.key] }),
    // Reservations that can expire: few of all, because sold rows stay.
    index('allotment_hold_lapsing').on(table.key, table.until).where(sql`${table.orderId} is null`),
    index('allotment_hold_order').on(table.orderId),
  ],
);
