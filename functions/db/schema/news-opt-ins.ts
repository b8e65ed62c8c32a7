import { pgTable, text } from 'drizzle-orm/pg-core';
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
  /** The paid order that it came with. */
  orderId: text('order_id').notNull(),
  withdrawnAt: when('withdrawn_at'),
});
