import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';
import { order } from './orders.ts';

/**
 * A buyer who may say once what a product is like. The link to it is a bearer token that is derived and never stored: only its hash
 * lies here. One row for each buyer of a product, however often they buy it.
 */
export const reviewInvitation = pgTable(
  'review_invitation',
  {
    productId: text('product_id').notNull(),
    /** A keyed hash of the buyer's address: it knows a buyer again and names nobody. */
    buyer: text().notNull(),
    /** The order that the link belongs to; the link works while that order is paid. Null once it is used. */
    orderId: text('order_id').references(() => order.id),
    tokenHash: text('token_hash').unique(),
    expiresAt: when('expires_at').notNull(),
    /** The start of the month, and so is `expiresAt` from then on: no time leads from here to the review. */
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

/** What a buyer said. Nothing in it leads back to the order or to more of its writer than the first name. */
export const review = pgTable(
  'review',
  {
    id: text().primaryKey(),
    productId: text('product_id').notNull(),
    /** The recipe that it is about; null where it is about the product itself. */
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
    check('review_rating', sql`${table.rating} between 1 and 5`),
  ],
);

/** Buyers who want to be asked no more, by the same keyed hash. */
export const reviewRefusal = pgTable('review_refusal', {
  buyer: text().primaryKey(),
  createdAt: when('created_at').notNull(),
});
