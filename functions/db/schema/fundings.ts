import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';
import { order } from './orders.ts';

/**
 * What a paid order contributes to a funding. Only `counted` rows count; `held` ones belong to an order on
 * hold. Refunded amounts no longer count.
 */
export const pledge = pgTable(
  'pledge',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    position: integer().notNull(),
    fundingId: text('funding_id').notNull(),
    rewardId: text('reward_id'),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** In minor units of the goal's currency. */
    goalAmount: integer('goal_amount').notNull(),
    /** The refunded part of `goalAmount`. */
    refundedGoalAmount: integer('refunded_goal_amount').notNull().default(0),
    status: text().$type<'counted' | 'held'>().notNull(),
    createdAt: when('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('pledge_funding').on(table.fundingId),
  ],
);

/**
 * The outcome of a funding, written once together with its effects. It is final: later refunds or a changed
 * end date do not change it.
 */
export const fundingOutcome = pgTable('funding_outcome', {
  fundingId: text('funding_id').primaryKey(),
  outcome: text().$type<FundingOutcome>().notNull(),
  /**
   * The total raised, in minor units of the goal's currency, and the number of backers,
   * including offline ones.
   */
  raised: bigint({ mode: 'number' }).notNull(),
  backers: integer().notNull(),
  decidedAt: when('decided_at').notNull(),
});

export type FundingOutcome = 'successful' | 'failed';
