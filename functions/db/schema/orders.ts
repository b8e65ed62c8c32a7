import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RegionCode } from '../../../src/core/regions/regions.ts';
import type { DigitalConsent, Intent } from '../order-types.ts';
import { amounts, when } from './columns.ts';

/** A paid session, once. */
export const order = pgTable('order', {
  id: text().primaryKey(),
  sessionId: text('session_id').notNull().unique(),
  intent: text().$type<Intent>().notNull().default('Standard'),
  /** `held`: paid, but not what was asked for, so a person looks before anything is sent. */
  status: text().$type<'paid' | 'held'>().notNull(),
  heldReason: text('held_reason'),
  region: text().$type<RegionCode>().notNull(),
  currency: text().notNull(),
  ...amounts,
  tax: integer().notNull(),
  payoutCode: text('payout_code'),
  couponCode: text('coupon_code'),
  digitalConsent: jsonb('digital_consent').$type<DigitalConsent>(),
  shippingName: text('shipping_name'),
  shippingEmail: text('shipping_email'),
  shippingPhone: text('shipping_phone'),
  shippingAddress: jsonb('shipping_address').$type<Record<string, string | null>>(),
  createdAt: when('created_at').notNull().defaultNow(),
});

export const orderLine = pgTable(
  'order_line',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    position: integer().notNull(),
    productId: text('product_id').notNull(),
    formatId: text('format_id').notNull(),
    name: text().notNull(),
    formatName: text('format_name').notNull(),
    quantity: integer().notNull(),
    /** For one piece, before any discount. */
    unitAmount: integer('unit_amount').notNull(),
    customization: text(),
    previewUrl: text('preview_url'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** The provider's events that were carried out, so that a repeated delivery is known. */
export const webhookEvent = pgTable('webhook_event', {
  id: text().primaryKey(),
  type: text().notNull(),
  sessionId: text('session_id'),
  receivedAt: when('received_at').notNull().defaultNow(),
});
