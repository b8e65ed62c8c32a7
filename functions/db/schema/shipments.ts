import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';
import { deskUser } from './desk.ts';
import { order } from './orders.ts';

/** So many pieces of a line, by its position in the order. */
export type LinePieces = { position: number; quantity: number };

/**
 * A parcel of an order. One without `sentAt` is packed and waits for the carrier. Its pieces are no longer
 * left to pack. Written with the order's row locked.
 */
export const shipment = pgTable(
  'shipment',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    /** The first parcel of the order is 1. */
    number: integer().notNull(),
    lines: jsonb().$type<LinePieces[]>().notNull(),
    carrier: text(),
    /** The tracking number, or the https URL of the carrier's tracking page. */
    tracking: text(),
    /** When it was packed, if that was noted, and when it left. */
    packedAt: when('packed_at'),
    sentAt: when('sent_at'),
    /** The member who packed and who sent it. Null for the command line. */
    packedBy: text('packed_by').references(() => deskUser.id),
    sentBy: text('sent_by').references(() => deskUser.id),
    createdAt: when('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('shipment_order_number').on(table.orderId, table.number),
    // What waits for the van: few of all.
    index('shipment_packed').on(table.packedAt).where(sql`${table.sentAt} is null`),
    index('shipment_sent_at').on(table.sentAt),
    check('shipment_packed_or_sent', sql`${table.packedAt} is not null or ${table.sentAt} is not null`),
  ],
);
export type Shipment = typeof shipment.$inferSelect;
