import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';
import { order } from './orders.ts';

/** `draft`: being written. `published`: on the funding's page. `withdrawn`: taken off it again. */
export const UPDATE_STATES = ['draft', 'published', 'withdrawn'] as const;

/** News of a funding, written at the desk: shown on its page, and mailed to its backers once. */
export const fundingUpdate = pgTable(
  'funding_update',
  {
    /** Random; part of the keys of its mails. */
    id: text().primaryKey(),
    fundingId: text('funding_id').notNull(),
    title: text().notNull(),
    /** Plain text; an empty line separates paragraphs. */
    text: text().notNull(),
    state: text().$type<(typeof UPDATE_STATES)[number]>().notNull().default('draft'),
    /** The name of the member who created it. */
    writtenBy: text('written_by').notNull(),
    version: integer().notNull().default(1),
    createdAt: when('created_at').notNull(),
    publishedAt: when('published_at'),
    /** When its mails were queued. Null when it was published on the page only. */
    mailedAt: when('mailed_at'),
  },
  (table) => [index('funding_update_funding').on(table.fundingId, table.createdAt)],
);

/** Backers who want no updates of what they backed, by their order. */
export const fundingRefusal = pgTable('funding_refusal', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => order.id),
  createdAt: when('created_at').notNull(),
});
