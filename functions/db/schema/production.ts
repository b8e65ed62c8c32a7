import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';
import { order } from './orders.ts';

/** `new`: to be handed to whoever makes it. `sent`: handed over. `done`: made. `cancelled`: its order was given up before. */
export const PRODUCTION_STATES = ['new', 'sent', 'done', 'cancelled'] as const;
export type ProductionState = (typeof PRODUCTION_STATES)[number];

/** One line of a paid order that is made for its buyer: what to make, how many, and with which words. */
export const productionJob = pgTable(
  'production_job',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    /** The line's place in the order. */
    position: integer().notNull(),
    productId: text('product_id').notNull(),
    formatId: text('format_id').notNull(),
    name: text().notNull(),
    formatName: text('format_name').notNull(),
    quantity: integer().notNull(),
    /** What its buyer asked to have written on it. */
    customization: text(),
    previewUrl: text('preview_url'),
    /** It is a present: no prices in its parcel. */
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
