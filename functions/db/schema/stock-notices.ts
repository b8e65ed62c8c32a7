import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { when } from './columns.ts';

const wanted = {
  productId: text('product_id').notNull(),
  /** Empty for any format of the product. */
  formatId: text('format_id').notNull(),
  /** The region in which it must be available. */
  region: text().$type<RegionCode>().notNull(),
};

/**
 * Requests for a stock notice. Each is mailed once, by the outbox. Deleted soon after that, or when the
 * product stays away.
 */
export const stockNotice = pgTable(
  'stock_notice',
  {
    /** Random; the unsubscribe link is signed with it. */
    id: text().primaryKey(),
    /** In lower case. */
    email: text().notNull(),
    ...wanted,
    createdAt: when('created_at').notNull(),
    /** When its mail was queued in the outbox, and when it was sent. */
    queuedAt: when('queued_at'),
    toldAt: when('told_at'),
  },
  (table) => [
    uniqueIndex('stock_notice_once').on(table.email, table.productId, table.formatId, table.region),
    index('stock_notice_waiting')
      .on(table.productId, table.formatId, table.region, table.createdAt)
      .where(sql`${table.queuedAt} is null`),
    index('stock_notice_told_at').on(table.toldAt).where(sql`${table.toldAt} is not null`),
    index('stock_notice_created_at').on(table.createdAt),
  ],
);

/**
 * One row per product, format and region that someone waits for. The job checks these instead of each
 * request, the least recently checked first.
 */
export const stockWatch = pgTable(
  'stock_watch',
  { ...wanted, checkedAt: when('checked_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.productId, table.formatId, table.region] }),
    index('stock_watch_checked_at').on(table.checkedAt),
  ],
);
