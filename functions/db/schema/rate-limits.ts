import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';

/**
 * Who has lately done something that is limited, and when. Written and read by functions/limits alone. A visitor is a keyed hash of
 * their address, never the address, and a row is deleted soon after it says nothing any more.
 */
export const rateLimit = pgTable(
  'rate_limit',
  {
    /** The limit's name and who it counts: `messages:contact:all`. */
    key: text().primaryKey(),
    /** The newest calls that were let through, at most as many as the limit allows, oldest first. */
    hits: timestamp({ withTimezone: true }).array().notNull(),
    /** When the newest of them no longer counts. */
    expiresAt: when('expires_at').notNull(),
  },
  (table) => [index('rate_limit_expires_at').on(table.expiresAt)],
);
