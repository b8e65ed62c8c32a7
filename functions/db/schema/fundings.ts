import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';
import { order } from './orders.ts';

/**
 * What a paid order gave to a funding. Only `counted` ones count; what is held waits for a person. What was given back of it to
 * the payer counts no longer.
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
    /** What of `goalAmount` was refunded. */
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
 * How a funding ended, written once, with all that follows from it. It is never judged again: neither by money that is given back
 * later, nor by an end that an editor moves.
 */
export const fundingOutcome = pgTable('funding_outcome', {
  fundingId: text('funding_id').primaryKey(),
  outcome: text().$type<FundingOutcome>().notNull(),
  /** All that had come in by then, in minor units of the goal's currency, and from how many: with what came from elsewhere. */
  raised: bigint({ mode: 'number' }).notNull(),
  backers: integer().notNull(),
  decidedAt: when('decided_at').notNull(),
});

export type FundingOutcome = 'successful' | 'failed';
