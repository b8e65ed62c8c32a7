import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Stock } from '#src/core/products/types.ts';
import { when } from './columns.ts';
import { deskUser } from './desk.ts';

/** A variant's stock as the desk set it: its shelf, its count, its low-stock threshold. */
export const stockLevel = pgTable(
  'stock_level',
  {
    productId: text('product_id').notNull(),
    formatId: text('format_id').notNull(),
    /** The last part of the key in `allotment` that has its capacity. Null: not counted at the desk. */
    countedAt: text('counted_at'),
    /** When the desk last changed it. A count in the content of a later day replaces it. */
    changedAt: when('changed_at'),
    /** What the content said then. */
    content: jsonb().$type<Stock>(),
    shelf: text(),
    /** The shop gets a mail when fewer than this are unsold. */
    lowBelow: integer('low_below'),
    /** When that mail was written. Null from when enough are there again. */
    lowSince: when('low_since'),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.formatId] }),
    check('stock_level_low', sql`${table.lowBelow} > 0`),
  ],
);
export type StockLevel = typeof stockLevel.$inferSelect;

export const STOCK_REASONS = ['counted', 'received', 'damaged', 'returned', 'correction'] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** A change of stock. Rows are never changed or deleted (enforced by a trigger). */
export const stockEntry = pgTable(
  'stock_entry',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: when('at').notNull(),
    productId: text('product_id').notNull(),
    formatId: text('format_id').notNull(),
    /** `content`: a newer count in the content had replaced the desk's. */
    reason: text().$type<StockReason | 'content'>().notNull(),
    /** For a count: pieces on the shelf. Otherwise the change. */
    quantity: integer().notNull(),
    /** Of a count: how many of them were sold and not sent. */
    toSend: integer('to_send').notNull().default(0),
    /** The unsold pieces, with those on open payment pages. Null: the stock was not limited. */
    before: integer(),
    after: integer().notNull(),
    note: text(),
    /** Null for the command line. */
    userId: text('user_id').references(() => deskUser.id),
    /** The caller's id of this change: sent again, it changes nothing. */
    requestKey: text('request_key'),
  },
  (table) => [
    index('stock_entry_variant').on(table.productId, table.formatId, table.id),
    uniqueIndex('stock_entry_request').on(table.requestKey),
  ],
);
export type StockEntry = typeof stockEntry.$inferSelect;
