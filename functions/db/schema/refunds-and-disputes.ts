import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type {
  DisputeState,
  RefundedLine,
  RefundOrigin,
  RefundRequestState,
  RefundState,
} from '../order-types.ts';
import { when } from './columns.ts';
import { order } from './orders.ts';

/** Refunds, through Stripe or to the gift card that paid. The state only moves forward. */
export const refund = pgTable(
  'refund',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    amount: integer().notNull(),
    state: text().$type<RefundState>().notNull(),
    /** The refunded lines. Without lines and shipping, the refund is for the whole order. */
    lines: jsonb().$type<RefundedLine[]>().notNull().default([]),
    /** The part for shipping, including its tax. */
    shipping: integer().notNull().default(0),
    toGiftCard: boolean('to_gift_card').notNull().default(false),
    /** The request that it carries out; null when it was made in the Stripe Dashboard. */
    requestId: text('request_id').references(() => refundRequest.id),
    createdAt: when('created_at').notNull(),
  },
  (table) => [
    index('refund_order').on(table.orderId),
    // For the books of a period.
    index('refund_created_at').on(table.createdAt, table.id),
    // A request refunds at most once in each way.
    uniqueIndex('refund_request_once').on(table.requestId, table.toGiftCard),
    // For reconciliation. Few rows are pending.
    index('refund_pending').on(table.id).where(sql`${table.state} = 'pending'`),
  ],
);

/**
 * A decided refund, saved before the call to Stripe. Its id is Stripe's idempotency key, so retries refund
 * only once. What was decided never changes, and `state` only moves forward (enforced by triggers).
 */
export const refundRequest = pgTable(
  'refund_request',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    origin: text().$type<RefundOrigin>().notNull(),
    /**
     * The request in a canonical form (`all`, `amount:500`, `lines:0,2`). Asking for the same
     * resumes an open request.
     */
    requestKey: text('wish').notNull(),
    /** The sum of `providerAmount` and `giftCardAmount`. */
    amount: integer().notNull(),
    providerAmount: integer('provider_amount').notNull(),
    giftCardAmount: integer('gift_card_amount').notNull(),
    /** The lines to refund. Without lines and shipping, the refund is for the whole order. */
    lines: jsonb().$type<RefundedLine[]>().notNull().default([]),
    /** The part for shipping, including its tax. */
    shipping: integer().notNull().default(0),
    state: text().$type<RefundRequestState>().notNull().default('asked'),
    /** The id of Stripe's refund. */
    refundId: text('refund_id').unique(),
    /** Why it failed: Stripe's code or message. */
    failureReason: text('failure_reason'),
    createdAt: when('created_at').notNull(),
    /** When it was first sent to Stripe. */
    sentAt: when('sent_at'),
    /** When it succeeded, or last failed. */
    settledAt: when('settled_at'),
    /**
     * When the caller learned that it succeeded. Until then, asking for the same resumes this request
     * instead of refunding again.
     */
    reportedAt: when('reported_at'),
  },
  (table) => [
    index('refund_request_order').on(table.orderId),
    // Two processes that ask for the same share one request.
    uniqueIndex('refund_request_under_way')
      .on(table.orderId, table.requestKey)
      .where(sql`${table.state} in ('asked', 'sent')`),
    check('refund_request_amount', sql`${table.amount} = ${table.providerAmount} + ${table.giftCardAmount}`),
    check(
      'refund_request_parts',
      sql`${table.amount} > 0 and ${table.providerAmount} >= 0 and ${table.giftCardAmount} >= 0`,
    ),
  ],
);

/** A payment dispute at Stripe. */
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
    /** True while Stripe still allows a refund: the bank only inquires and has not taken the money. */
    isRefundable: boolean('is_refundable').notNull().default(false),
    createdAt: when('created_at').notNull(),
  },
  (table) => [
    index('dispute_order').on(table.orderId),
    index('dispute_open').on(table.id).where(sql`${table.state} = 'open'`),
  ],
);
