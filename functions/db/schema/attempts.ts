import { jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { RegionCode } from '../../../src/core/regions/regions.ts';
import type { DigitalConsent, Intent, OrderLine, Pledge } from '../order-types.ts';
import { amounts, when } from './columns.ts';

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
    digitalConsent: jsonb('digital_consent').$type<DigitalConsent>(),
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

/** One try to pay, as it is stored. */
export type Attempt = typeof checkoutAttempt.$inferSelect;
