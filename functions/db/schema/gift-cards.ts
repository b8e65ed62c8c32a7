import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { RegionCode } from '../../../src/core/regions/regions.ts';
import type { GiftCardBlock } from '../order-types.ts';
import { when } from './columns.ts';
import { order } from './orders.ts';

/**
 * A gift card that was paid for: money that the store owes to whoever has its code. The code is derived from the row and a secret, and only
 * its hash lies here. What is spent of it is counted as an allotment (`gift-card:` and its id), of which its value is the capacity.
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
    /** Since when nothing more can be paid with it, and why. */
    blockedAt: when('blocked_at'),
    blockedFor: text('blocked_for').$type<GiftCardBlock>(),
    createdAt: when('created_at').notNull(),
  },
  (table) => [
    unique('gift_card_code').on(table.codeHash),
    index('gift_card_order').on(table.orderId, table.position),
  ],
);
