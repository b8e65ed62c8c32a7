import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { NoCommission } from '../order-types.ts';
import { when } from './columns.ts';
import { order } from './orders.ts';

/** What a payout code earned by one line of a paid order. Amounts in minor units of `currency`. */
export const commission = pgTable(
  'commission',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    /** The order line's. */
    position: integer().notNull(),
    code: text().notNull(),
    /** Whom the code credited then. */
    source: text().notNull(),
    currency: text().notNull(),
    /** What was paid for the goods, without shipping. */
    goods: integer().notNull(),
    /** In basis points. */
    rate: integer().notNull(),
    amount: integer().notNull(),
    /** What of it went back with refunds so far, and when the last of it did. */
    reversed: integer().notNull().default(0),
    reversedAt: when('reversed_at'),
    /** Why it earned nothing. */
    reason: text().$type<NoCommission>(),
    /** When the goods can no longer be sent back, and the commission is to be paid. */
    dueAt: when('due_at').notNull(),
    createdAt: when('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('commission_created_at').on(table.createdAt),
    index('commission_due_at').on(table.dueAt),
    check('commission_amount', sql`${table.amount} between 0 and ${table.goods}`),
    check('commission_reversed', sql`${table.reversed} between 0 and ${table.amount}`),
    check('commission_reason', sql`${table.reason} is null or ${table.amount} = 0`),
  ],
);

/**
 * Each step by which a commission went back, or, below 0, came again: what a period's payout is worked out from, even once an earlier one
 * was paid. Whoever writes one has the line's row locked.
 */
export const commissionReversal = pgTable(
  'commission_reversal',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id').notNull(),
    position: integer().notNull(),
    /** What had gone back before this step. */
    before: integer().notNull(),
    amount: integer().notNull(),
    createdAt: when('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'commission_reversal_line',
      columns: [table.orderId, table.position],
      foreignColumns: [commission.orderId, commission.position],
    }),
    index('commission_reversal_order').on(table.orderId, table.position),
    index('commission_reversal_created_at').on(table.createdAt),
    check('commission_reversal_amount', sql`${table.amount} <> 0`),
  ],
);
