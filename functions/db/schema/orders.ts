import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
import { amounts, when } from './columns.ts';

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
    /** Null when unknown: old orders, and payments without an attempt. */
    taxKind: text('tax_kind').$type<TaxKind>(),
    /** In basis points. */
    taxRate: integer('tax_rate'),
    taxAmount: integer('tax_amount'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);
