import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';
import { order } from './orders.ts';

/**
 * Invitations to review a product. The link's token is derived and never stored; only its hash is. One row
 * per buyer and product, even with several orders.
 */
export const reviewInvitation = pgTable(
  'review_invitation',
  {
    productId: text('product_id').notNull(),
    /** A keyed hash of the buyer's email address: it recognises a buyer without storing the address. */
    buyer: text().notNull(),
    /** The order of the link, which works while that order is paid. Null when the link was used. */
    orderId: text('order_id').references(() => order.id),
    tokenHash: text('token_hash').unique(),
    expiresAt: when('expires_at').notNull(),
    /**
     * Rounded to the start of the month, as is `expiresAt` when it is used, so that the times do not link it
     * to the review.
     */
    usedAt: when('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.buyer] }),
    index('review_invitation_order').on(table.orderId),
    index('review_invitation_expires_at').on(table.expiresAt),
  ],
);

export const REVIEW_STATUSES = ['new', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Reviews. A row has no reference to the order, and only the first name of its author. */
export const review = pgTable(
  'review',
  {
    id: text().primaryKey(),
    productId: text('product_id').notNull(),
    /** The reviewed recipe; null for a review of the product. */
    recipeId: text('recipe_id'),
    /** 1 to 5. */
    rating: integer().notNull(),
    text: text().notNull(),
    firstName: text('first_name').notNull(),
    status: text().$type<ReviewStatus>().notNull().default('new'),
    /** The start of the day. */
    createdAt: when('created_at').notNull(),
    decidedAt: when('decided_at'),
  },
  (table) => [
    index('review_status_created_at').on(table.status, table.createdAt),
    index('review_product_created_at').on(table.productId, table.status, table.createdAt),
    check('review_rating', sql`${table.rating} between 1 and 5`),
  ],
);

export const REVIEW_ANSWER_STATES = ['waiting', 'approved', 'rejected', 'withdrawn'] as const;
export type ReviewAnswerState = (typeof REVIEW_ANSWER_STATES)[number];

/** The public answer to a review. `waiting`: its maker wrote it, and the shop has not read it. */
export const reviewAnswer = pgTable(
  'review_answer',
  {
    reviewId: text('review_id')
      .primaryKey()
      .references(() => review.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    state: text().$type<ReviewAnswerState>().notNull(),
    /** The name of the member who wrote it. */
    writtenBy: text('written_by').notNull(),
    version: integer().notNull().default(1),
    writtenAt: when('written_at').notNull(),
  },
  (table) => [index('review_answer_state').on(table.state, table.writtenAt)],
);

/** Buyers who unsubscribed from review requests, by the same keyed hash. */
export const reviewRefusal = pgTable('review_refusal', {
  buyer: text().primaryKey(),
  createdAt: when('created_at').notNull(),
});
