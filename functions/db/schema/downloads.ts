import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';
import { order } from './orders.ts';

/**
 * The right to download one file of one order line. The link's token is derived from the row and a secret;
 * only its hash is stored.
 */
export const downloadGrant = pgTable(
  'download_grant',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    /** The line's position in the order. */
    position: integer().notNull(),
    file: text().notNull(),
    productId: text('product_id').notNull(),
    formatId: text('format_id').notNull(),
    /** Increased when new links are sent, which invalidates the old ones. */
    generation: integer().notNull().default(0),
    tokenHash: text('token_hash').notNull().unique(),
    downloadsAllowed: integer('downloads_allowed').notNull(),
    downloadsLeft: integer('downloads_left').notNull(),
    /** The bytes that may still be fetched in ranges, for downloads that were counted and interrupted. */
    resumableBytes: bigint('resumable_bytes', { mode: 'number' }).notNull().default(0),
    expiresAt: when('expires_at').notNull(),
    /** Set while the order is refunded or disputed. */
    revokedAt: when('revoked_at'),
    /** The first download. With the buyer's consent it ends the right of withdrawal. */
    firstDownloadAt: when('first_download_at'),
    createdAt: when('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position, table.file] })],
);

/** How often links of an order were requested lately, for the rate limit. */
export const downloadRequest = pgTable('download_request', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => order.id),
  windowStartedAt: when('window_started_at').notNull(),
  count: integer().notNull(),
});
