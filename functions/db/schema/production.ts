import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';
import { order } from './orders.ts';

/**
 * `new`: to be sent to the producer. `sent`: handed over. `done`: made. `cancelled`:
 * refunded before it was sent.
 */
export const PRODUCTION_STATES = ['new', 'sent', 'done', 'cancelled'] as const;
export type ProductionState = (typeof PRODUCTION_STATES)[number];

/** A line of a paid order that is made on demand. */
export const productionJob = pgTable(
  'production_job',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    /** The line's position in the order. */
    position: integer().notNull(),
    productId: text('product_id').notNull(),
    formatId: text('format_id').notNull(),
    name: text().notNull(),
    formatName: text('format_name').notNull(),
    /** Null in old jobs. */
    sku: text(),
    quantity: integer().notNull(),
    /** The buyer's text for it. */
    customization: text(),
    previewUrl: text('preview_url'),
    /** A gift: no prices in its parcel. */
    isGift: boolean('is_gift').notNull().default(false),
    status: text().$type<ProductionState>().notNull().default('new'),
    createdAt: when('created_at').notNull(),
    changedAt: when('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('production_job_status_created_at').on(table.status, table.createdAt),
  ],
);
