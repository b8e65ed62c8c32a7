import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RegionCode } from '#src/core/regions/regions.ts';
import type { Delivery } from '#src/core/shipping/arrival.ts';
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

/** The most payment pages per key and hour. */
export const MAX_RECENT = 20;

/**
 * The states of a live attempt; a key has at most one. Raw SQL, because PostgreSQL uses a partial index only
 * for its exact predicate.
 */
export const IS_ALIVE = sql.raw(`"state" in ('open', 'processing', 'paid')`);

/**
 * One attempt to pay for one basket, written before the calls to Stripe. It contains the exact requests, so a
 * retry sends the same ones with the same idempotency keys, and the paid session is compared with it. Each
 * key has at most one live attempt, so a purchase never has two open payment pages.
 */
export const checkoutAttempt = pgTable(
  'checkout_attempt',
  {
    /** The future order number, and Stripe's client reference. */
    id: text().primaryKey(),
    /** The browser's key for the purchase, and the fingerprint of the basket. */
    key: text().notNull(),
    fingerprint: text().notNull(),
    /** Only moves forward (enforced by a trigger). */
    state: text().$type<AttemptState>().notNull().default('open'),
    /** How many payment pages the key had in the hour before this attempt. */
    recent: integer().notNull().default(0),
    intent: text().$type<Intent>().notNull().default('Standard'),
    region: text().$type<RegionCode>().notNull(),
    currency: text().notNull(),
    ...amounts,
    payoutCode: text('payout_code'),
    couponCode: text('coupon_code'),
    /** The part paid by gift card. The payment page asks for the rest. */
    giftCard: jsonb('gift_card').$type<GiftCardPart>(),
    gift: jsonb().$type<Gift>(),
    lines: jsonb().$type<OrderLine[]>().notNull(),
    /** The parts for fundings, fixed like the rest. */
    pledges: jsonb().$type<Pledge[]>().notNull().default([]),
    /** The limits that it reserves. */
    limits: jsonb().$type<Limit[]>().notNull().default([]),
    /** The commission of its payout code, if it is paid. */
    commission: jsonb().$type<CommissionTerms>(),
    digitalConsent: jsonb('digital_consent').$type<DigitalConsent>(),
    /** The shipping method; null when nothing ships, and for pledges. */
    delivery: jsonb().$type<Delivery>(),
    consentedVisitor: jsonb('consented_visitor').$type<ConsentedVisitor>(),
    couponRequest: jsonb('coupon_request').$type<Record<string, unknown>>(),
    customerRequest: jsonb('customer_request').$type<Record<string, unknown>>(),
    sessionRequest: jsonb('session_request').$type<Record<string, unknown>>().notNull(),
    /** The Stripe customer created for it; null without `customerRequest`. */
    customerId: text('customer_id'),
    /** The id of the newsletter wording the customer agreed to; null without consent. */
    newsWording: text('news_wording'),
    sessionId: text('session_id').unique(),
    sessionUrl: text('session_url'),
    expiresAt: when('expires_at').notNull(),
    createdAt: when('created_at').notNull().defaultNow(),
    /** When reconciliation last checked a session that waits for its bank. */
    askedAt: when('asked_at'),
  },
  (table) => [
    uniqueIndex('checkout_attempt_alive').on(table.key).where(IS_ALIVE),
    index('checkout_attempt_key_created_at').on(table.key, table.createdAt),
    index('checkout_attempt_created_at').on(table.createdAt),
    // For the nightly deletion.
    index('checkout_attempt_unpaid')
      .on(table.createdAt)
      .where(sql`${table.state} in ('expired', 'failed', 'replaced')`),
    // For attempts that are still undecided: few of all.
    index('checkout_attempt_unsettled')
      .on(table.state, table.expiresAt)
      .where(sql`${table.state} in ('open', 'processing')`),
    check('checkout_attempt_recent', sql.raw(`recent < ${MAX_RECENT}`)),
  ],
);

/** An attempt as it is stored. */
export type Attempt = typeof checkoutAttempt.$inferSelect;
