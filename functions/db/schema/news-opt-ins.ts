import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { when } from './columns.ts';

/**
 * Newsletter consents, one row per address: the latest consent with its wording. It is used only as proof. A
 * withdrawn one is kept as proof for a time (functions/people/retention) and has no other effect.
 */
export const newsOptIn = pgTable('news_opt_in', {
  /** In lower case. */
  email: text().primaryKey(),
  region: text().$type<RegionCode>().notNull(),
  /** The id and the text of the wording beside the checkbox. */
  wordingId: text('wording_id').notNull(),
  wording: text().notNull(),
  /** When the form with the ticked box was sent. */
  givenAt: when('given_at').notNull(),
  /** The paid order that it came with; null for the newsletter form. */
  orderId: text('order_id'),
  /** When the link in the confirmation mail was used; null for a consent that came with an order. */
  confirmedAt: when('confirmed_at'),
  /** The unsubscribe link is signed with this. */
  linkId: uuid('link_id').notNull().defaultRandom().unique(),
  withdrawnAt: when('withdrawn_at'),
});

/**
 * Requests from the newsletter form, unconfirmed or just confirmed. Anyone can type anyone's address, so a
 * request has no effect until the link in its mail is used. Deleted after a week.
 */
export const newsRequest = pgTable(
  'news_request',
  {
    email: text().primaryKey(),
    /** Random; the confirmation link is signed with it. */
    id: text().notNull().unique(),
    region: text().$type<RegionCode>().notNull(),
    wordingId: text('wording_id').notNull(),
    askedAt: when('asked_at').notNull(),
    confirmedAt: when('confirmed_at'),
  },
  (table) => [index('news_request_asked_at').on(table.askedAt)],
);
