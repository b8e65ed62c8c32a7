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
import type { MoneyState, ParcelState, WaitsFor } from '#src/contracts/desk/order-answers.ts';
import type { InvoiceBuyer } from '#src/core/invoices/invoice.ts';
import type { TaxKind } from '#src/core/products/tax-kind.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import type { Delivery } from '#src/core/shipping/arrival.ts';
import type { TaxShare } from '#src/core/tax/tax-included.ts';
import type {
  DigitalConsent,
  DisputeState,
  Gift,
  Intent,
  OrderPart,
  OrderStatus,
  TaxRecord,
} from '../order-types.ts';
import { amounts, tsvector, tsvectorOf, when } from './columns.ts';

/**
 * One row per paid session. What was bought and paid never changes (enforced by a trigger). Later events have
 * columns of their own, and `status` is generated from them.
 */
export const order = pgTable(
  'order',
  {
    id: text().primaryKey(),
    sessionId: text('session_id').notNull().unique(),
    /** Stripe's payment id, named by its refunds and disputes. Null when nothing had to be paid. */
    paymentId: text('payment_id'),
    intent: text().$type<Intent>().notNull().default('Standard'),
    /** The most urgent state, for lists. */
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
    /**
     * Why the order is on hold: the payment does not match the basket, or may be fraud. A person must look
     * before it ships.
     */
    heldReason: text('held_reason'),
    /** When a person released it. */
    releasedAt: when('released_at'),
    fulfilledAt: when('fulfilled_at'),
    /** The tracking number, or the URL of the carrier's tracking page. */
    tracking: text(),
    region: text().$type<RegionCode>().notNull(),
    currency: text().notNull(),
    ...amounts,
    /** The tax calculated by Stripe; 0 when it calculates none. */
    tax: integer().notNull(),
    taxSource: text('tax_source').$type<TaxRecord['taxSource']>(),
    taxCountry: text('tax_country'),
    shippingTaxes: jsonb('shipping_taxes').$type<TaxShare[]>().notNull().default([]),
    /** The part of the total paid by gift card. The rest was paid through Stripe. */
    giftCardAmount: integer('gift_card_amount').notNull().default(0),
    /** The sums of all refunds that have not failed, and of those to the gift card. */
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
    /** Who gets the invoice. Null in a shop without invoices, and when it was deleted. */
    invoiceBuyer: jsonb('invoice_buyer').$type<InvoiceBuyer>(),
    createdAt: when('created_at').notNull().defaultNow(),
    /** When the name, addresses and personal texts were deleted at the end of the retention period. */
    personalDataDeletedAt: when('personal_data_deleted_at'),
    /**
     * Rises with each change of what is packed, sent or written on the parcel:
     * two people see each other's work.
     */
    version: integer().notNull().default(0),
    /**
     * The pieces to send: ordered, less refunded; those that are packed and wait for the carrier; and those
     * sent. Null in orders of earlier releases, until something changes (settle-parcels.ts).
     */
    pieces: integer(),
    piecesPacked: integer('pieces_packed').notNull().default(0),
    piecesSent: integer('pieces_sent').notNull().default(0),
    /** Why nothing can be packed yet, and until when, if that is known. */
    waitsFor: text('waits_for').$type<WaitsFor>(),
    waitsUntil: when('waits_until'),
    /** When the funding of a pledge succeeded. */
    pledgeWonAt: when('pledge_won_at'),
    /** The id of the member who is packing it, and since when. */
    packingBy: text('packing_by'),
    packingSince: when('packing_since'),
    /** When a parcel of it came back. */
    returnedAt: when('returned_at'),
    moneyState: text('money_state')
      .$type<MoneyState>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when dispute in ('open', 'lost') then 'disputed'
          when refunded >= total and refunded > 0 then 'refunded'
          when (held_reason is not null or fraud_warning_at is not null) and released_at is null then 'held'
          when refunded > 0 then 'part_refunded'
          when intent = 'Funding' and pledge_won_at is null then 'pledged'
          else 'paid' end`,
      ),
    parcelState: text('parcel_state')
      .$type<ParcelState>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when returned_at is not null then 'returned'
          when pieces = 0 and pieces_sent = 0 then 'nothing_to_send'
          when fulfilled_at is not null or pieces <= pieces_sent then 'sent'
          when refunded >= total and refunded > 0 and pieces is null then 'nothing_to_send'
          when dispute in ('open', 'lost')
            or (held_reason is not null or fraud_warning_at is not null) and released_at is null then 'on_hold'
          when packing_by is not null or pieces_packed > 0 then 'packing'
          when waits_for is not null then 'waits'
          when pieces_sent > 0 then 'part_sent'
          else 'to_pack' end`,
      ),
    /** The words of the buyer's name, email address and postcode. */
    words: tsvector().generatedAlwaysAs(
      tsvectorOf(
        sql`"shipping_name"`,
        sql`"shipping_email"`,
        sql`"shipping_address" ->> 'postal_code'`,
        sql`replace("shipping_address" ->> 'postal_code', ' ', '')`,
      ),
    ),
  },
  (table) => [
    index('order_personal_data').on(table.createdAt).where(sql`${table.personalDataDeletedAt} is null`),
    index('order_created_at').on(table.createdAt, table.id),
    index('order_status_created_at').on(table.status, table.createdAt, table.id),
    // For a buyer's orders by email address, newest first.
    index('order_email_created_at').on(sql`lower(${table.shippingEmail})`, table.createdAt, table.id),
    // Shipped orders, including those refunded or disputed later.
    index('order_fulfilled_created_at')
      .on(table.createdAt, table.id)
      .where(sql`${table.fulfilledAt} is not null`),
    // Orders on hold: few of all.
    index('order_held_created_at')
      .on(table.createdAt, table.id)
      .where(
        sql`${table.releasedAt} is null and (${table.heldReason} is not null or ${table.fraudWarningAt} is not null)`,
      ),
    uniqueIndex('order_payment').on(table.paymentId),
    index('order_parcel_state').on(table.parcelState, table.createdAt, table.id),
    index('order_money_state').on(table.moneyState, table.createdAt, table.id),
    index('order_region').on(table.region, table.createdAt, table.id),
    // Open orders. A partial index: few rows.
    index('order_open_parcels')
      .on(table.parcelState, table.createdAt, table.id)
      .where(sql`${table.parcelState} in ('to_pack', 'packing', 'waits', 'on_hold', 'part_sent')`),
    index('order_waits_until').on(table.waitsUntil).where(sql`${table.waitsUntil} is not null`),
    index('order_id_prefix').on(table.id.op('text_pattern_ops')),
    index('order_email_prefix').on(sql`lower(${table.shippingEmail}) text_pattern_ops`),
    index('order_words').using('gin', table.words),
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
    /** Null in old orders. */
    sku: text(),
    /** What a bundle contained. Null for other lines. */
    contains: jsonb().$type<OrderPart[]>(),
    quantity: integer().notNull(),
    /** For one piece, before any discount. */
    unitAmount: integer('unit_amount').notNull(),
    customization: text(),
    /** A gift card's own recipient. */
    gift: jsonb().$type<Gift>(),
    previewUrl: text('preview_url'),
    /** The discount on the whole line. */
    discount: integer().notNull().default(0),
    /** Whether it goes into a parcel. Null when unknown: old orders, and payments without an attempt. */
    isShipped: boolean('is_shipped'),
    /** The words of its name, format and SKU. */
    words: tsvector().generatedAlwaysAs(
      tsvectorOf(sql`"name"`, sql`"format_name"`, sql`"sku"`, sql`replace("sku", '-', '')`),
    ),
    /** Null when unknown: old orders, and payments without an attempt. */
    taxKind: text('tax_kind').$type<TaxKind>(),
    /** In basis points. */
    taxRate: integer('tax_rate'),
    taxAmount: integer('tax_amount'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_line_words').using('gin', table.words),
  ],
);
