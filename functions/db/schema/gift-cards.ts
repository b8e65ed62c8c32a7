import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { RegionCode } from '../../../src/core/regions/regions.ts';
import type { GiftCardBlock } from '../order-types.ts';
import { when } from './columns.ts';
import { order } from './orders.ts';

/**
 * A gift card that was paid for: money that the store owes to whoever has its code. The code is derived from the row and a secret, and only
 * its hash lies here. What is spent of it is counted as an allotment (`gift-card:` and its id), whose capacity is `value - reduced`.
 */
export const giftCard = pgTable(
  'gift_card',
  {
    /** The order, its line and which of its pieces: `F-7K3M9-QXAB4.0.1`. It names the card and opens nothing. */
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    /** The line's place in the order. */
    position: integer().notNull(),
    /** Which of the line's pieces, the first being 1. */
    serial: integer().notNull(),
    codeHash: text('code_hash').notNull(),
    region: text().$type<RegionCode>().notNull(),
    currency: text().notNull(),
    /** What it was bought for, in minor units. */
    value: integer().notNull(),
    /** What of its value was refunded without naming its line, in minor units: the card is worth that much less. */
    reduced: integer().notNull().default(0),
    /** Since when its own payment keeps it from being spent, and why. Follows the money, both ways. */
    blockedAt: when('blocked_at'),
    blockedFor: text('blocked_for').$type<GiftCardBlock>(),
    /** Since when an operator keeps it from being spent, whatever becomes of its payment. */
    operatorBlockedAt: when('operator_blocked_at'),
    createdAt: when('created_at').notNull(),
  },
  (table) => [
    unique('gift_card_code').on(table.codeHash),
    index('gift_card_order').on(table.orderId, table.position),
    check('gift_card_reduced', sql`${table.reduced} between 0 and ${table.value}`),
  ],
);
