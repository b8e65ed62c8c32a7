import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { RegionCode } from '../../src/core/regions/regions.ts';
import type { MessageKind } from '../../src/features/messages/forms.ts';
import type { Intent, OrderLine, Pledge } from './order-types.ts';

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
    intent: text().$type<Intent>().notNull().default('Standard'),
    region: text().$type<RegionCode>().notNull(),
    currency: text().notNull(),
    ...amounts,
    payoutCode: text('payout_code'),
    couponCode: text('coupon_code'),
    lines: jsonb().$type<OrderLine[]>().notNull(),
    /** What of it goes to fundings, frozen like the rest. */
    pledges: jsonb().$type<Pledge[]>().notNull().default([]),
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

/** What a paid order gave to a funding. Only `counted` ones count; what is held waits for a person. */
export const pledge = pgTable(
  'pledge',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    position: integer().notNull(),
    fundingId: text('funding_id').notNull(),
    rewardId: text('reward_id'),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** In minor units of the goal's currency. */
    goalAmount: integer('goal_amount').notNull(),
    status: text().$type<'counted' | 'held'>().notNull(),
    createdAt: when('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('pledge_funding').on(table.fundingId),
  ],
);

/**
 * One numbered place of a limited reward: at most one row for each number, so no more places than there are. An attempt holds
 * its place until `heldUntil`; a paid order keeps it. A place whose time has run out goes to whoever asks next.
 */
export const fundingPlace = pgTable(
  'funding_place',
  {
    fundingId: text('funding_id').notNull(),
    rewardId: text('reward_id').notNull(),
    place: integer().notNull(),
    attemptId: text('attempt_id').notNull().unique(),
    heldUntil: when('held_until').notNull(),
    orderId: text('order_id'),
  },
  (table) => [primaryKey({ columns: [table.fundingId, table.rewardId, table.place] })],
);

/** What people wrote to the store: messages, applications, feedback, withdrawals. Personal, and never logged. */
export const message = pgTable(
  // Its name in databases that are there already.
  'letter',
  {
    /** The reference number that the writer is told. */
    id: text().primaryKey(),
    kind: text().$type<MessageKind>().notNull(),
    /** The browser's key for the message, and the fingerprint of what it says: sent twice, it is one message. */
    key: text().notNull(),
    fingerprint: text().notNull(),
    /** Whose pages the writer saw. */
    region: text().$type<RegionCode>().notNull(),
    email: text(),
    fields: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: when('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('letter_key_fingerprint').on(table.key, table.fingerprint),
    index('letter_email_created_at').on(table.email, table.createdAt),
  ],
);

/** One try to pay, as it is stored. */
export type Attempt = typeof checkoutAttempt.$inferSelect;
