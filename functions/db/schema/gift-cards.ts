import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { RegionCode } from '#src/core/regions/regions.ts';
import type { GiftCardBlock } from '../order-types.ts';
import { when } from './columns.ts';
import { order } from './orders.ts';

/**
 * Paid gift cards. Anyone with the code may spend the balance. The code is derived from the row and a secret;
 * only its hash is stored. Spending is counted as a limit (`gift-card:` and the id) with the capacity
 * `value - reduced`.
 */
export const giftCard = pgTable(
  'gift_card',
  {
    /** Order, line and serial number: `F-7K3M9-QXAB4.0.1`. An identifier, not a secret. */
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    /** The line's position in the order. */
    position: integer().notNull(),
    /** The number of the card within its line, starting at 1. */
    serial: integer().notNull(),
    codeHash: text('code_hash').notNull(),
    region: text().$type<RegionCode>().notNull(),
    currency: text().notNull(),
    /** The price it was bought for, in minor units. */
    value: integer().notNull(),
    /**
     * How much of its value was refunded without naming its line, in minor units.
     * The card is worth that much less.
     */
    reduced: integer().notNull().default(0),
    /**
     * Since when, and why, its own payment blocks it.
     * Set and cleared automatically with refunds and disputes.
     */
    blockedAt: when('blocked_at'),
    blockedFor: text('blocked_for').$type<GiftCardBlock>(),
    /** When an operator blocked it. Independent of its payment. */
    operatorBlockedAt: when('operator_blocked_at'),
    createdAt: when('created_at').notNull(),
  },
  (table) => [
    unique('gift_card_code').on(table.codeHash),
    index('gift_card_order').on(table.orderId, table.position),
    check('gift_card_reduced', sql`${table.reduced} between 0 and ${table.value}`),
  ],
);
