import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';
import { order } from './orders.ts';

/**
 * Links to an order's page without an account. Only the hash of the secret is stored, so the database alone
 * opens no page.
 */
export const orderLink = pgTable(
  'order_link',
  {
    /** SHA-256 of the link's secret, in hex. */
    hash: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    expiresAt: when('expires_at').notNull(),
    createdAt: when('created_at').notNull(),
  },
  (table) => [index('order_link_expires_at').on(table.expiresAt)],
);
