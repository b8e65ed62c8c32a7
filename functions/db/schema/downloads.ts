import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';
import { order } from './orders.ts';

/**
 * One file of one line of a paid order, which its buyer may download. The link to it is a bearer token that is never stored: it is
 * derived from the row and a secret, and only its hash lies here.
 */
export const downloadGrant = pgTable(
  'download_grant',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    /** The line's place in the order. */
    position: integer().notNull(),
    file: text().notNull(),
    productId: text('product_id').notNull(),
    formatId: text('format_id').notNull(),
    /** Goes up when new links are sent; the ones before stop working. */
    generation: integer().notNull().default(0),
    tokenHash: text('token_hash').notNull().unique(),
    downloadsAllowed: integer('downloads_allowed').notNull(),
    downloadsLeft: integer('downloads_left').notNull(),
    /** Bytes that may still be fetched in parts, of downloads that were counted and broke off. */
    resumableBytes: bigint('resumable_bytes', { mode: 'number' }).notNull().default(0),
    expiresAt: when('expires_at').notNull(),
    /** Set while the order is refunded or disputed. */
    revokedAt: when('revoked_at'),
    /** When the supply began, which ends the right to withdraw where that was agreed. */
    firstDownloadAt: when('first_download_at'),
    createdAt: when('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position, table.file] })],
);

/** How often links of an order were asked for lately, for the limit. */
export const downloadRequest = pgTable('download_request', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => order.id),
  windowStartedAt: when('window_started_at').notNull(),
  count: integer().notNull(),
});
