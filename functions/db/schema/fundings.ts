import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';
import { order } from './orders.ts';

/** What a paid order gave to a funding. Only `counted` ones count; what is held waits for a person. */
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
    status: text().$type<'counted' | 'held'>().notNull(),
    createdAt: when('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('pledge_funding').on(table.fundingId),
  ],
);

/**
 * One numbered place of a limited reward: at most one row for each number, so no more places than there are. An attempt holds
 * its place until `heldUntil`; a paid order keeps it. A place whose time has run out goes to whoever asks next.
 */
export const fundingPlace = pgTable(
  'funding_place',
  {
    fundingId: text('funding_id').notNull(),
    rewardId: text('reward_id').notNull(),
    place: integer().notNull(),
    attemptId: text('attempt_id').notNull().unique(),
    heldUntil: when('held_until').notNull(),
    orderId: text('order_id'),
  },
  (table) => [primaryKey({ columns: [table.fundingId, table.rewardId, table.place] })],
);
