import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { NoCommission } from '../order-types.ts';
import { when } from './columns.ts';
import { order } from './orders.ts';

/** The commission of a payout code on one line of a paid order. Amounts in minor units of `currency`. */
export const commission = pgTable(
  'commission',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    /** The position of the order line. */
    position: integer().notNull(),
    code: text().notNull(),
    /** The owner of the code at that time. */
    source: text().notNull(),
    currency: text().notNull(),
    /** The amount paid for the goods, without shipping. */
    goods: integer().notNull(),
    /** In basis points. */
    rate: integer().notNull(),
    amount: integer().notNull(),
    /** How much has been reversed by refunds so far, and when last. */
    reversed: integer().notNull().default(0),
    reversedAt: when('reversed_at'),
    /** Why there is no commission. */
    reason: text().$type<NoCommission>(),
    /** When the return period has ended and the commission is payable. */
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
 * Every change of a commission's `reversed` amount; negative when it is restored. Payouts of a period are
 * calculated from these rows, even after an earlier period was paid. Lock the commission's row before you
 * insert one.
 */
export const commissionReversal = pgTable(
  'commission_reversal',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id').notNull(),
    position: integer().notNull(),
    /** The amount reversed before this change. */
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
