import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';
import { order } from './orders.ts';

/**
 * A link by which a buyer sees an order without an account. Only the hash of its secret is kept: whoever reads the database
 * cannot open an order's page with it.
 */
export const orderLink = pgTable(
  'order_link',
  {
    /** SHA-256 of the secret in the link, as hexadecimal digits. */
    hash: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    expiresAt: when('expires_at').notNull(),
    createdAt: when('created_at').notNull(),
  },
  (table) => [index('order_link_expires_at').on(table.expiresAt)],
);
