import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { TaxKind } from '../../../src/core/products/tax-kind.ts';
import type { RegionCode } from '../../../src/core/regions/regions.ts';
import type { Delivery } from '../../../src/core/shipping/arrival.ts';
import type { TaxShare } from '../../../src/core/tax/tax-inside.ts';
import type {
  DigitalConsent,
  DisputeState,
  Gift,
  Intent,
  OrderStatus,
  RefundedLine,
  RefundOrigin,
  RefundRequestState,
  RefundState,
  TaxRecord,
} from '../order-types.ts';
import { amounts, when } from './columns.ts';

/**
 * A paid session, once. What was bought and paid never changes (a trigger of the database holds that); what happened to it since
 * stands in columns of its own, and `status` follows from them.
 */
export const order = pgTable(
  'order',
  {
    id: text().primaryKey(),
    sessionId: text('session_id').notNull().unique(),
    /** The provider's payment, which its refunds and disputes name. Null where nothing had to be paid. */
    paymentId: text('payment_id'),
    intent: text().$type<Intent>().notNull().default('Standard'),
    /** The most pressing thing about it, for lists. */
    status: text()
      .$type<OrderStatus>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when dispute in ('open', 'lost') then 'disputed'
          when refunded >= total and refunded > 0 then 'refunded'
          when refunded > 0 then 'part_refunded'
          when held_reason is not null and released_at is null then 'held'
          when fulfilled_at is not null then 'fulfilled'
          else 'paid' end`,
      ),
    /** Paid, but not what was asked for: why a person should look before anything is sent. */
    heldReason: text('held_reason'),
    /** When a person has looked and let it go ahead. */
    releasedAt: when('released_at'),
    fulfilledAt: when('fulfilled_at'),
    /** What the parcel can be followed by: a number or an address of the carrier. */
    tracking: text(),
    region: text().$type<RegionCode>().notNull(),
    currency: text().notNull(),
    ...amounts,
    /** What the payment provider worked out; 0 where it was not asked to. */
    tax: integer().notNull(),
    taxSource: text('tax_source').$type<TaxRecord['taxSource']>(),
    taxCountry: text('tax_country'),
    shippingTaxes: jsonb('shipping_taxes').$type<TaxShare[]>().notNull().default([]),
    /** What of the total a gift card paid; the payment provider was paid the rest. */
    giftCardAmount: integer('gift_card_amount').notNull().default(0),
    /** The sum of its refunds that were not turned down, and of those that went to the gift card. */
    refunded: integer().notNull().default(0),
    giftCardRefunded: integer('gift_card_refunded').notNull().default(0),
    dispute: text().$type<DisputeState>(),
    fraudWarningAt: when('fraud_warning_at'),
    payoutCode: text('payout_code'),
    couponCode: text('coupon_code'),
    digitalConsent: jsonb('digital_consent').$type<DigitalConsent>(),
    gift: jsonb().$type<Gift>(),
    delivery: jsonb().$type<Delivery>(),
    shippingName: text('shipping_name'),
    shippingEmail: text('shipping_email'),
    shippingPhone: text('shipping_phone'),
    shippingAddress: jsonb('shipping_address').$type<Record<string, string | null>>(),
    createdAt: when('created_at').notNull().defaultNow(),
    /** When name, addresses and personal words were deleted, because the law no longer asks for them. */
    personalDataDeletedAt: when('personal_data_deleted_at'),
  },
  (table) => [
    index('order_personal_data').on(table.createdAt).where(sql`${table.personalDataDeletedAt} is null`),
    index('order_created_at').on(table.createdAt, table.id),
    index('order_status_created_at').on(table.status, table.createdAt, table.id),
    // Finds a buyer's orders by their address, newest first.
    index('order_email_created_at').on(sql`lower(${table.shippingEmail})`, table.createdAt, table.id),
    // Dispatched orders, whatever has become of their money since.
    index('order_fulfilled_created_at')
      .on(table.createdAt, table.id)
      .where(sql`${table.fulfilledAt} is not null`),
    // Orders that a person has to look at: few of all.
    index('order_held_created_at')
      .on(table.createdAt, table.id)
      .where(
        sql`${table.releasedAt} is null and (${table.heldReason} is not null or ${table.fraudWarningAt} is not null)`,
      ),
    uniqueIndex('order_payment').on(table.paymentId),
    check('order_refunded', sql`${table.refunded} between 0 and ${table.total}`),
    check('order_gift_card', sql`${table.giftCardAmount} between 0 and ${table.total}`),
    check('order_gift_card_refunded', sql`${table.giftCardRefunded} between 0 and ${table.giftCardAmount}`),
  ],
);

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
    /** Off the whole line. */
    discount: integer().notNull().default(0),
    /** Null where it is not known: orders from before there were kinds, and payments without an attempt of ours. */
    taxKind: text('tax_kind').$type<TaxKind>(),
    /** In basis points. */
    taxRate: integer('tax_rate'),
    taxAmount: integer('tax_amount'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** Money given back, as the provider tells of it, or to the gift card that paid. A refund's state only ever goes forward. */
export const refund = pgTable(
  'refund',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    amount: integer().notNull(),
    state: text().$type<RefundState>().notNull(),
    /** The lines that it was given for. Without lines and shipping it is for the order at large. */
    lines: jsonb().$type<RefundedLine[]>().notNull().default([]),
    /** What of it is for the shipping, with the tax on it. */
    shipping: integer().notNull().default(0),
    toGiftCard: boolean('to_gift_card').notNull().default(false),
    /** The request that it carries out; null where it was made at the provider's dashboard. */
    requestId: text('request_id').references(() => refundRequest.id),
    createdAt: when('created_at').notNull(),
  },
  (table) => [
    index('refund_order').on(table.orderId),
    // A request gives money back at most once in each way.
    uniqueIndex('refund_request_once').on(table.requestId, table.toGiftCard),
    // What reconciliation asks after: few of all.
    index('refund_pending').on(table.id).where(sql`${table.state} = 'pending'`),
  ],
);

/**
 * A decision to give money back, written before the provider is asked. Its id is the provider's idempotency key, so that it is carried
 * out at most once however often it is tried. What was decided never changes and `state` only goes forward (triggers hold both).
 */
export const refundRequest = pgTable(
  'refund_request',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    origin: text().$type<RefundOrigin>().notNull(),
    /** What was asked for, in a canonical form (`all`, `amount:500`, `lines:0,2`): the same wish resumes a request under way. */
    wish: text().notNull(),
    /** `providerAmount` and `giftCardAmount` together. */
    amount: integer().notNull(),
    providerAmount: integer('provider_amount').notNull(),
    giftCardAmount: integer('gift_card_amount').notNull(),
    /** The lines that it is for. Without lines and shipping it is for the order at large. */
    lines: jsonb().$type<RefundedLine[]>().notNull().default([]),
    /** What of it is for the shipping, with the tax on it. */
    shipping: integer().notNull().default(0),
    state: text().$type<RefundRequestState>().notNull().default('asked'),
    /** The provider's refund. */
    refundId: text('refund_id').unique(),
    /** Why it failed: the provider's code or sentence. */
    failureReason: text('failure_reason'),
    createdAt: when('created_at').notNull(),
    /** When the provider was first asked. */
    sentAt: when('sent_at'),
    /** When it succeeded, or last failed. */
    settledAt: when('settled_at'),
    /** When whoever asked heard that it succeeded. Until then the same wish is answered by this request and gives nothing again. */
    reportedAt: when('reported_at'),
  },
  (table) => [
    index('refund_request_order').on(table.orderId),
    // Two processes that want the same at once share one request.
    uniqueIndex('refund_request_under_way')
      .on(table.orderId, table.wish)
      .where(sql`${table.state} in ('asked', 'sent')`),
    check('refund_request_amount', sql`${table.amount} = ${table.providerAmount} + ${table.giftCardAmount}`),
    check(
      'refund_request_parts',
      sql`${table.amount} > 0 and ${table.providerAmount} >= 0 and ${table.giftCardAmount} >= 0`,
    ),
  ],
);

/** A payer's complaint to their bank, as the provider tells of it. */
export const dispute = pgTable(
  'dispute',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    amount: integer().notNull(),
    reason: text().notNull(),
    state: text().$type<DisputeState>().notNull(),
    /** True while the provider still lets the payment be refunded: the bank only inquires and has taken nothing. */
    isRefundable: boolean('is_refundable').notNull().default(false),
    createdAt: when('created_at').notNull(),
  },
  (table) => [
    index('dispute_order').on(table.orderId),
    index('dispute_open').on(table.id).where(sql`${table.state} = 'open'`),
  ],
);

/** Payments on the account that are none of the store's: nothing follows from them, but a person should know. */
export const foreignPayment = pgTable(
  'foreign_payment',
  {
    sessionId: text('session_id').primaryKey(),
    /** The provider's payment, by which its refunds and disputes are known without a call. */
    paymentId: text('payment_id'),
    reason: text().notNull(),
    amount: integer(),
    currency: text(),
    seenAt: when('seen_at').notNull(),
  },
  (table) => [index('foreign_payment_payment').on(table.paymentId)],
);

/** Paid sessions that could not be recorded, whatever was tried: asked again at each reconciliation, and holding up no other. */
export const unrecordedPayment = pgTable('unrecorded_payment', {
  sessionId: text('session_id').primaryKey(),
  tries: integer().notNull().default(1),
  /** The kind of the last failure; never its text, which may repeat what was typed. */
  reason: text().notNull(),
  triedAt: when('tried_at').notNull(),
});

/** The provider's events that were carried out, so that a repeated delivery is known. */
export const webhookEvent = pgTable('webhook_event', {
  id: text().primaryKey(),
  type: text().notNull(),
  sessionId: text('session_id'),
  receivedAt: when('received_at').notNull().defaultNow(),
});

/** How far a job that reads the provider's lists has come: everything that was created before `reached` was looked at. */
export const watermark = pgTable('watermark', {
  name: text().primaryKey(),
  reached: when('reached').notNull(),
  /** Within a window of many pages: its end, and the last entry that was looked at. Null between windows. */
  windowEnd: when('window_end'),
  cursor: text(),
});
