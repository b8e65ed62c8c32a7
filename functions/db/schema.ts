import { integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { RegionCode } from '../../src/features/regions/regions.ts';
import type { OrderLine } from '../lib/order-types.ts';

/** All amounts are integers in minor units of the row's currency. */
const amounts = {
  subtotal: integer().notNull(),
  discount: integer().notNull(),
  shipping: integer().notNull(),
  total: integer().notNull(),
};

const when = (name: string) => timestamp(name, { withTimezone: true });

/**
 * One try to pay for one basket, written before the payment provider is asked. It freezes what is asked, so that a retry
 * sends the very same request under the same idempotency key, and it is what the paid session is held against.
 */
export const checkoutAttempt = pgTable(
  'checkout_attempt',
  {
    /** The order's number to be, and the provider's client reference. */
    id: text().primaryKey(),
    /** The browser's key for the attempt, and the fingerprint of the basket it was made for. */
    key: text().notNull(),
    fingerprint: text().notNull(),
    region: text().$type<RegionCode>().notNull(),
    currency: text().notNull(),
    ...amounts,
    payoutCode: text('payout_code'),
    couponCode: text('coupon_code'),
    lines: jsonb().$type<OrderLine[]>().notNull(),
    couponRequest: jsonb('coupon_request').$type<Record<string, unknown>>(),
    customerRequest: jsonb('customer_request').$type<Record<string, unknown>>(),
    sessionRequest: jsonb('session_request').$type<Record<string, unknown>>().notNull(),
    sessionId: text('session_id').unique(),
    sessionUrl: text('session_url'),
    expiresAt: when('expires_at').notNull(),
    createdAt: when('created_at').notNull().defaultNow(),
  },
  (table) => [unique('checkout_attempt_key_fingerprint').on(table.key, table.fingerprint)],
);

/** A paid session, once. */
export const order = pgTable('order', {
  id: text().primaryKey(),
  sessionId: text('session_id').notNull().unique(),
  /** `held`: paid, but not what was asked for, so a person looks before anything is sent. */
  status: text().$type<'paid' | 'held'>().notNull(),
  heldReason: text('held_reason'),
  region: text().$type<RegionCode>().notNull(),
  currency: text().notNull(),
  ...amounts,
  tax: integer().notNull(),
  payoutCode: text('payout_code'),
  couponCode: text('coupon_code'),
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
