import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';

/**
 * How much of something scarce is held or gone: places of a limited reward, pieces in stock, uses of a promo code, money on a
 * gift card. How much there is at most stands elsewhere, mostly in the content, and comes with each request for some of it.
 */
export const allotment = pgTable('allotment', {
  /** What it is of, such as `reward:fold/named-hardback`. */
  key: text().primaryKey(),
  /** The sum of its holds' quantities, those that have lapsed and were not swept yet among them. */
  taken: integer().notNull(),
});

/** What one attempt has of an allotment: until a moment, or for good once an order owns it. */
export const allotmentHold = pgTable(
  'allotment_hold',
  {
    key: text().notNull(),
    attemptId: text('attempt_id').notNull(),
    quantity: integer().notNull(),
    until: when('until').notNull(),
    orderId: text('order_id'),
    /** Who holds it unpaid, as keyed hashes of an address and of its network; null once it is sold. */
    connection: text(),
    network: text(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.key] }),
    // What may lapse: few of all, since what was sold is held for good.
    index('allotment_hold_lapsing').on(table.key, table.until).where(sql`${table.orderId} is null`),
    index('allotment_hold_order').on(table.orderId),
  ],
);
