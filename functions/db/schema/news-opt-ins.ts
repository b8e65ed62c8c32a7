import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RegionCode } from '../../../src/core/regions/regions.ts';
import { when } from './columns.ts';

/**
 * Who said yes to news, one row for each address: the latest yes, with the words that it was said to. It proves the yes and is used
 * for nothing else. One that was taken back stays as proof for a while (functions/retention) and counts for nothing.
 */
export const newsOptIn = pgTable('news_opt_in', {
  /** In small letters. */
  email: text().primaryKey(),
  region: text().$type<RegionCode>().notNull(),
  /** The wording beside the box, by its id and as it read. */
  wordingId: text('wording_id').notNull(),
  wording: text().notNull(),
  /** When the box was ticked and sent. */
  givenAt: when('given_at').notNull(),
  /** The paid order that it came with; null for one from the newsletter's form. */
  orderId: text('order_id'),
  /** When the address itself confirmed it; null for one that came with an order. */
  confirmedAt: when('confirmed_at'),
  /** The link that ends it is signed with this. */
  linkId: uuid('link_id').notNull().defaultRandom().unique(),
  withdrawnAt: when('withdrawn_at'),
});

/**
 * Who asked for news by the newsletter's form and has not confirmed it yet, or a moment ago: anybody can type anybody's address, so it
 * counts for nothing until the link in its mail was used. Gone after a week.
 */
export const newsRequest = pgTable(
  'news_request',
  {
    email: text().primaryKey(),
    /** Random; the link that confirms it is signed with it. */
    id: text().notNull().unique(),
    region: text().$type<RegionCode>().notNull(),
    wordingId: text('wording_id').notNull(),
    askedAt: when('asked_at').notNull(),
    confirmedAt: when('confirmed_at'),
  },
  (table) => [index('news_request_asked_at').on(table.askedAt)],
);
