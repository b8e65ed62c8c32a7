import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RegionCode } from '../../../src/core/regions/regions.ts';
import { when } from './columns.ts';

const wanted = {
  productId: text('product_id').notNull(),
  /** Empty for any format of the product. */
  formatId: text('format_id').notNull(),
  /** Where it is to be sold. */
  region: text().$type<RegionCode>().notNull(),
};

/** Who asked to be told when something is to be had again: told once, by the outbox. Deleted soon after, or when nothing comes. */
export const stockNotice = pgTable(
  'stock_notice',
  {
    /** Random; the link that ends it is signed with it. */
    id: text().primaryKey(),
    /** In small letters. */
    email: text().notNull(),
    ...wanted,
    createdAt: when('created_at').notNull(),
    /** When its mail was written to the outbox, and when it was sent. */
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
 * What somebody waits for, a row however many wait: the job asks for these and not for each person, those first that it has not looked at
 * for longest.
 */
export const stockWatch = pgTable(
  'stock_watch',
  { ...wanted, checkedAt: when('checked_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.productId, table.formatId, table.region] }),
    index('stock_watch_checked_at').on(table.checkedAt),
  ],
);
