import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RegionCode } from '../../../src/core/regions/regions.ts';
import type { Delivery } from '../../../src/core/shipping/arrival.ts';
import type {
  AttemptState,
  CommissionTerms,
  ConsentedVisitor,
  DigitalConsent,
  Gift,
  GiftCardPart,
  Intent,
  Limit,
  OrderLine,
  Pledge,
} from '../order-types.ts';
import { amounts, when } from './columns.ts';

/** A key that has had this many payment pages within an hour gets no further one until the hour is over. */
export const MAX_RECENT = 20;

/** An attempt that stands for its key: there is no second one beside it. Written out, since an index is found by its very words. */
export const IS_ALIVE = sql.raw(`"state" in ('open', 'processing', 'paid')`);

/**
 * One try to pay for one basket, written before the payment provider is asked. It freezes what is asked, so that a retry
 * sends the very same request under the same idempotency key, and it is what the paid session is held against.
 * Of one key at most one is alive, so that one purchase never has two payment pages that can be paid.
 */
export const checkoutAttempt = pgTable(
  'checkout_attempt',
  {
    /** The order's number to be, and the provider's client reference. */
    id: text().primaryKey(),
    /** The browser's key for the purchase, and the fingerprint of what exactly was asked for. */
    key: text().notNull(),
    fingerprint: text().notNull(),
    /** Only ever goes forward: a trigger of the database holds that. */
    state: text().$type<AttemptState>().notNull().default('open'),
    /** How many payment pages the key had within the hour before this attempt. */
    recent: integer().notNull().default(0),
    intent: text().$type<Intent>().notNull().default('Standard'),
    region: text().$type<RegionCode>().notNull(),
    currency: text().notNull(),
    ...amounts,
    payoutCode: text('payout_code'),
    couponCode: text('coupon_code'),
    /** What a gift card pays of it; the payment page asks for the rest. */
    giftCard: jsonb('gift_card').$type<GiftCardPart>(),
    gift: jsonb().$type<Gift>(),
    lines: jsonb().$type<OrderLine[]>().notNull(),
    /** What of it goes to fundings, frozen like the rest. */
    pledges: jsonb().$type<Pledge[]>().notNull().default([]),
    /** What it takes of things of which there are only so many. */
    limits: jsonb().$type<Limit[]>().notNull().default([]),
    /** What its payout code earns once it is paid. */
    commission: jsonb().$type<CommissionTerms>(),
    digitalConsent: jsonb('digital_consent').$type<DigitalConsent>(),
    /** How it is sent; null where nothing is, and for pledges. */
    delivery: jsonb().$type<Delivery>(),
    consentedVisitor: jsonb('consented_visitor').$type<ConsentedVisitor>(),
    couponRequest: jsonb('coupon_request').$type<Record<string, unknown>>(),
    customerRequest: jsonb('customer_request').$type<Record<string, unknown>>(),
    sessionRequest: jsonb('session_request').$type<Record<string, unknown>>().notNull(),
    /** The provider's customer that was made for it; null without `customerRequest`. */
    customerId: text('customer_id'),
    /** The id of the wording to which the shopper said yes to news; null without a yes. */
    newsWording: text('news_wording'),
    sessionId: text('session_id').unique(),
    sessionUrl: text('session_url'),
    expiresAt: when('expires_at').notNull(),
    createdAt: when('created_at').notNull().defaultNow(),
    /** When reconciliation last asked the provider about a session whose bank takes its time. */
    askedAt: when('asked_at'),
  },
  (table) => [
    uniqueIndex('checkout_attempt_alive').on(table.key).where(IS_ALIVE),
    index('checkout_attempt_key_created_at').on(table.key, table.createdAt),
    index('checkout_attempt_created_at').on(table.createdAt),
    // What the nightly job deletes.
    index('checkout_attempt_unpaid')
      .on(table.createdAt)
      .where(sql`${table.state} in ('expired', 'failed', 'replaced')`),
    // What is still to be followed: few of all.
    index('checkout_attempt_unsettled')
      .on(table.state, table.expiresAt)
      .where(sql`${table.state} in ('open', 'processing')`),
    check('checkout_attempt_recent', sql.raw(`recent < ${MAX_RECENT}`)),
  ],
);

/** One try to pay, as it is stored. */
export type Attempt = typeof checkoutAttempt.$inferSelect;
